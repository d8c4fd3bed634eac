/**
 * Loads a provider's own script, once per document. It comes after the page is hydrated, so that
 * what it changes in the frames cannot disturb React. Widgets do not need it, so failing is fine.
 */
export function loadProviderScript(src: string): void {
  if ([...document.scripts].some((script) => script.src === src)) return;
  const script = document.createElement('script');
  script.async = true;
  try {
    script.src = src;
  } catch {
    // A policy of the page (trusted types) allows no script to be added.
    return;
  }
  document.body.append(script);
}
