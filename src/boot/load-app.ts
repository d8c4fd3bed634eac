const interactive = 'a, button, summary, [tabindex]';

/**
 * Loads React and the app at the first sign of life: scroll, touch, key, focus, the pointer over
 * something interactive, or a block coming into view that moves by itself (`[data-wakes-app]`).
 * The work starts after the paint that follows, in steps, so that the first tap is never delayed.
 */
export function loadAppOnDemand(): void {
  let started = false;
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal } as const;

  function start(): void {
    if (started) return;
    started = true;
    stop.abort();
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => void loadApp(), 50));
  }

  const observer = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) start();
  });
  for (const type of ['scroll', 'touchstart', 'keydown', 'focusin', 'click']) {
    addEventListener(type, start, options);
  }
  addEventListener(
    'pointerover',
    ({ target }) => {
      if (target instanceof Element && target.closest(interactive)) start();
    },
    options,
  );
  for (const element of document.querySelectorAll('[data-wakes-app]')) observer.observe(element);
  if (import.meta.env.DEV) start();
}

async function loadApp(): Promise<void> {
  await import('react-dom/client');
  await yieldToBrowser();
  const { startApp } = await import('../app/start-app');
  await yieldToBrowser();
  await startApp();
}

function yieldToBrowser(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
