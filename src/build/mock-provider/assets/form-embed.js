// Plays the provider's form-embed script, with the habits that a page must survive: it takes
// every frame of the page, whoever made it, hides it until it gets a message, and answers every
// message there is.
for (const frame of document.querySelectorAll('iframe')) {
  frame.dataset.initialIframeHidden = 'true';
  frame.setAttribute('scrolling', 'no');
  Object.assign(frame.style, {
    position: 'absolute',
    left: '-9999px',
    opacity: '0',
    visibility: 'hidden',
    pointerEvents: 'none',
    overflow: 'hidden',
  });
}

window.formEmbedLoads = (window.formEmbedLoads ?? 0) + 1;
addEventListener('message', ({ data, source }) => {
  if (Array.isArray(data) && data[0] === 'fetch-query-params') {
    source?.postMessage(['query-params', {}, location.origin, '', ''], '*');
  }
});
