/**
 * An address as it can be written in a header, where only ASCII is allowed: `https://münchen.example/日本` →
 * `https://xn--mnchen-3ya.example/%E6%97%A5%E6%9C%AC`. What is ASCII already stays as it is.
 */
export function toAsciiAddress(address: string): string {
  if (!/\P{ASCII}/u.test(address)) return address;
  if (/^https?:/i.test(address)) return new URL(address).href;
  return address.replace(/\P{ASCII}+/gu, encodeURIComponent);
}
