import type { SiteIdentity } from '../generated/config-types';
import type { CounselorProfile } from '../payload/entries';
import { toTelHref } from '../content/html/contact-links';
import { escapeText, writeContentLines } from './content-lines';

/**
 * The contact of a counselor for an address book (vCard 3.0, RFC 2426, which every phone reads): who
 * it is, and how to reach the practice, as far as its site says it. No picture: it would make the file a hundred times as large.
 */
export function writeContactFile(
  { name, title }: Pick<CounselorProfile, 'name' | 'title'>,
  address: string,
  site: SiteIdentity,
): string {
  const { phone, email } = site;
  const [family = name, ...given] = name.split(' ').toReversed();
  return writeContentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escapeText(name)}`,
    `N:${escapeText(family)};${escapeText(given.toReversed().join(' '))};;;`,
    `ORG:${escapeText(site.name)}`,
    ...(title ? [`TITLE:${escapeText(title)}`] : []),
    ...(phone === undefined
      ? []
      : [`TEL;TYPE=WORK,VOICE:${toTelHref(`tel:${phone}`).slice('tel:'.length)}`]),
    ...(email === undefined ? [] : [`EMAIL;TYPE=WORK:${email}`]),
    `URL:${address}`,
    'END:VCARD',
  ]);
}
