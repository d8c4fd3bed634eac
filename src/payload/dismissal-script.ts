/**
 * In the head of each page of a site with announcements, so that those that the visitor has closed in
 * this tab are never painted, and can be closed before React is here. `html` names the closed ones,
 * and styles hide them.
 */
export const dismissalScript =
  "(r=>{let k='dismissed',s='';try{s=sessionStorage[k]||''}catch{}" +
  "const w=()=>r.setAttribute('data-dismissed',s);w();" +
  "addEventListener('click',e=>{const b=e.target.closest?.('[data-dismiss]');if(!b)return;" +
  "s+=' '+b.dataset.dismiss;w();document.getElementById('main').focus({preventScroll:true});" +
  'try{sessionStorage[k]=s}catch{}})})(document.documentElement)';

/** What a content security policy must name for browsers to run it. */
export const dismissalHash = "'sha256-wJcAnCkcOaKvtF1XD86dGSH8CmFNsPO6n+HONusOCRw='";
