/** Typefaces are opened when the site is built: the tools for them are larger than the editor. */
export function openSample(): undefined {
  return undefined;
}
