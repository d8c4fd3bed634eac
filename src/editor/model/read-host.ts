/**
 * Reads a domain as people write it: `https://Example.org/` is `example.org`, and other letters than those of
 * English become those that DNS knows.
 *
 * @returns undefined for something else
 */
export function readHost(written: string): string | undefined {
  const text = written.trim().replace(/^https?:\/\//i, '');
  if (!URL.canParse(`https://${text}`)) return undefined;
  const { hostname, port, username } = new URL(`https://${text}`);
  const host = hostname.replace(/\.$/, '');
  const isName = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/.test(host);
  return isName && port === '' && username === '' ? host : undefined;
}
