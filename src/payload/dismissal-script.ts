import { attributes } from '../contract/page-contract';

/**
 * In the head of each page of a site with announcements, so that those that the visitor has closed in
 * this tab are never painted, and can be closed before React is here. `html` names the closed ones,
 * and styles hide them.
 */
export const dismissalScript =
  "(r=>{let k='dismissed',s='';try{s=sessionStorage[k]||''}catch{}" +
  `const w=()=>r.setAttribute('${attributes.dismissed}',s);w();` +
  `addEventListener('click',e=>{const b=e.target.closest?.('[${attributes.dismiss}]');if(!b)return;` +
  `s+=' '+b.getAttribute('${attributes.dismiss}');w();` +
  "document.getElementById('main').focus({preventScroll:true});" +
  'try{sessionStorage[k]=s}catch{}})})(document.documentElement)';

/** Its hash, for the content security policy of these pages. */
export const dismissalHash = "'sha256-31R7i5tY9FAJY2JlPXZSmCRa5WX0uVO7/6jBVwcf884='";
