import { readSession, removeSession, writeSession } from './session-storage';

const arrivalKey = 'arriving';

/** The document that is loaded next is one that the app leads to. */
export function rememberArrival(): void {
  writeSession(arrivalKey);
}

/** Gives the heading the focus, as on every page that the app shows, when the app has led here. */
export function focusArrival(): void {
  if (!readSession(arrivalKey)) return;
  removeSession(arrivalKey);
  const heading = document.querySelector('h1');
  // A link to a part of the page leads there.
  if (!heading || location.hash) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
