/**
 * An address as it can be written in a header, where only ASCII is allowed: `https://münchen.example/日本` →
 * `https://xn--mnchen-3ya.example/%E6%97%A5%E6%9C%AC`. What is ASCII already
 * stays, but for capital letters in `HTTPS:`, which Netlify does not read.
 */
export function toAsciiAddress(address: string): string {
  if (!/\P{ASCII}/u.test(address)) {
    return address.replace(/^https:/i, (scheme) => scheme.toLowerCase());
  }
  if (/^https?:/i.test(address)) return new URL(address).href;
  return address.replace(/\P{ASCII}+/gu, encodeURIComponent);
}
