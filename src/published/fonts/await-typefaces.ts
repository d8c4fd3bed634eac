/** A page that waits for its typefaces: for pictures of it, for editing and for measuring. */
export function awaitTypefaces(html: string): string {
  return html.replaceAll(/font-display:\s*optional/g, 'font-display:block');
}
