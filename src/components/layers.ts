/**
 * What lies over what, as `z-index`, where parts of the page meet. Within a part, numbers up to 9
 * are free. Nothing covers the quick exit but the links that lead past it and the thin line of the
 * loading bar.
 */
export const layers = { header: 10, messages: 20, quickExit: 30, skipLink: 40, loadingBar: 50 };
