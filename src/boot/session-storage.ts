/**
 * What pages note for those that follow in this tab. Storage may be forbidden: then nothing is noted,
 * and each page is one like any other.
 */

export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeSession(key: string, note = key): void {
  try {
    sessionStorage.setItem(key, note);
  } catch {}
}

export function removeSession(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}

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
