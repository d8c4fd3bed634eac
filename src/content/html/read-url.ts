/**
 * Reads a whole address, `https://example.org/page`; undefined when it cannot be read. Not by
 * `URL.canParse`: after some thousand calls, that of Node.js 20 says no to every address with an
 * umlaut in it.
 */
export function readUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/**
 * Whether the parts of a host name that begin with "xn--" stand for letters of other alphabets. Node.js 20
 * reads no address with another such part; newer ones look at it only beside a letter that is not ASCII.
 */
export function encodesLetters(host: string): boolean {
  return !/(?:^|\.)xn--/i.test(host) || readUrl(`https://${host}.\u00E4`) !== undefined;
}

/** Whether a host is this computer: where the stand-in provider runs, out of the reach of visitors. */
export function isLoopback(host: string): boolean {
  return /^(?:127\.0\.0\.1|localhost)(?::[1-9][0-9]{3,4})?$/.test(host);
}
