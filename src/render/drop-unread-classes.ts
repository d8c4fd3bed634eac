/**
 * Takes the names of MUI's parts and states, such as `MuiButton-sizeMedium`, out of the HTML of a page
 * where none of its styles reads them. The names of whole components, such as `MuiButton-root`, stay:
 * whoever looks at a page sees by them what it is made of. In production, React compares no attributes
 * as it takes over a page.
 *
 * @param html written by React
 * @param read the names that its styles read, see `listReadClasses`
 */
export function dropUnreadClasses(html: string, read: ReadonlySet<string>): string {
  const isKept = (name: string) =>
    !name.startsWith('Mui') || name.endsWith('-root') || read.has(name);
  return html.replaceAll(
    /(<[a-z][^<>]*? class=")([^"]*Mui[^"]*)"/g,
    (_tag, before: string, names: string) =>
      `${before}${names.split(' ').filter(isKept).join(' ')}"`,
  );
}

/** The names of MUI's components, parts and states that some styles read. */
export function listReadClasses(css: string): Set<string> {
  return new Set(css.match(/(?<=\.)Mui[\w-]+/g));
}
