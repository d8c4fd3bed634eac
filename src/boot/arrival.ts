const arrivalKey = 'arriving';

/** The document that is loaded next is one that the app leads to. */
export function rememberArrival(): void {
  try {
    sessionStorage.setItem(arrivalKey, '');
  } catch {
    // Storage may be forbidden; then the page is one like any other.
  }
}

/** Gives the heading the focus, as on every page that the app shows, when the app has led here. */
export function focusArrival(): void {
  try {
    if (sessionStorage.getItem(arrivalKey) === null) return;
    sessionStorage.removeItem(arrivalKey);
  } catch {
    return;
  }
  const heading = document.querySelector('h1');
  // A link to a part of the page leads there.
  if (!heading || location.hash) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
