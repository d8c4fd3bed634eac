/**
 * A link as phones want it: of a number that is written for people, the digits.
 * `tel:(615) 555-0142` → `tel:6155550142`
 */
export function toTelHref(href: string): string {
  return /^(?:tel|sms):/i.test(href) ? href.replace(/[() .-]/g, '') : href;
}
