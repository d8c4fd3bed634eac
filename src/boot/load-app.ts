import { readSession, writeSession } from './session-storage';
import { findQuickExit } from './follow-quick-exit';
import { attributes } from '../contract/page-contract';

const interactive = 'a, button, summary, [tabindex]';

/**
 * Loads React and the app at the first sign of life: scroll, touch, key, focus, the pointer over
 * something interactive, or a block coming into view that moves by itself (`[data-wakes-app]`).
 * The work starts after the paint that follows, in steps, so that the first tap is never delayed.
 */
export function loadAppOnDemand(): void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) wake();
  });
  for (const element of document.querySelectorAll(`[${attributes.wakesApp}]`))
    observer.observe(element);
  const stopListening = listenForLife(wake);
  if (import.meta.env.DEV) wake();

  function wake(): void {
    observer.disconnect();
    stopListening();
    requestAnimationFrame(() => setTimeout(() => void loadApp().catch(waitAgain), 50));
  }
}

/** Without the app the page still reads and links still lead on: the next sign of life tries again. */
function waitAgain(): void {
  // Offline, or no such page any more: it stays as it is.
  reloadReplacedPage().catch(() => undefined);
  const stopListening = listenForLife(() => {
    stopListening();
    loadApp().catch(waitAgain);
  });
}

/** @returns stops listening */
function listenForLife(wake: () => void): () => void {
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal } as const;
  for (const type of ['scroll', 'touchstart', 'keydown', 'focusin', 'click']) {
    addEventListener(type, wake, options);
  }
  addEventListener(
    'pointerover',
    ({ target }) => {
      if (target instanceof Element && target.closest(interactive)) wake();
    },
    options,
  );
  return () => stop.abort();
}

async function loadApp(): Promise<void> {
  await loadReact();
  await yieldToBrowser();
  // Names that are taken out of it here, Vite would write three times.
  const app = await import('../app/start-app');
  await yieldToBrowser();
  await app.startApp();
}

/**
 * Loads React, which works on between two messages that it sends to itself. Some browsers lose a
 * message that is on its way while a page is put aside, and React would wait for it forever: so each
 * page that comes back, as the button for Back shows it, gets one more, which does no harm.
 */
async function loadReact(): Promise<void> {
  const Channel = globalThis.MessageChannel;
  globalThis.MessageChannel = class extends Channel {
    constructor() {
      super();
      addEventListener('pageshow', () => this.port2.postMessage(null));
    }
  };
  try {
    await import('../app/react-client');
  } finally {
    globalThis.MessageChannel = Channel;
  }
}

function yieldToBrowser(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

const reloadedKey = 'reloaded';

/**
 * Reloads the page when its script is not the one that the server's page asks for: a newer build
 * has replaced the scripts that are missing. Once per script and address; where that cannot be
 * remembered, or must not be because it would reveal where a visitor was, the page stays as it is.
 */
async function reloadReplacedPage(): Promise<void> {
  if (findQuickExit()) return;
  const { pathname } = new URL(import.meta.url);
  const response = await fetch(location.href, { cache: 'no-store' });
  if (!response.ok || (await response.text()).includes(pathname)) return;
  const mark = pathname + location.pathname;
  if (readSession(reloadedKey) === mark) return;
  writeSession(reloadedKey, mark);
  if (readSession(reloadedKey) === mark) location.reload();
}
