import { hasPlaceholder } from '../../../content/placeholders/written-placeholders';
import { checkLink } from '../../../content/html/check-link';
import type { Diagnostic } from '../../diagnostic';
import type { Rule } from '../rule';

/** Every link is written in full, is encrypted, and cannot run a program. */
export const unsafeLinks = {
  problems: {
    CFG0501: {
      severity: 'error',
      title: 'A link is not safe or not complete.',
      cause:
        'A link is a page of this site ("/contact"), an anchor on the page ("#hours"), another site ("https://…"), an email address ("mailto:…") or a phone number ("tel:…"). Other links could run code in the browser of a visitor or hide their real target.',
      example: {
        kind: 'settings',
        bad: { '/navigation/topBar/href': 'www.example.org' },
        good: { '/navigation/topBar/href': 'https://www.example.org' },
      },
    },
    CFG0502: {
      severity: 'error',
      title: 'A link is not encrypted.',
      cause:
        'With "http:", other people on the network can read and change the page. Nearly all sites support "https:".',
      example: {
        kind: 'settings',
        bad: { '/navigation/topBar/href': 'http://example.org' },
        good: { '/navigation/topBar/href': 'https://example.org' },
      },
    },
  },
  check: ({ links, fill }) =>
    links.flatMap(({ value, path, part }): Diagnostic[] => {
      const filled = fill(value, path).filter((href) => !hasPlaceholder(href));
      const [fault] = filled.flatMap((href) => checkLink(href) ?? []);
      if (!fault) return [];
      const { meant, ...finding } = fault;
      const place = { ...finding, path, ...(part && { part }) };
      // In HTML, it may be written otherwise.
      const isEscaped = part !== undefined && /[&<>"']/.test(value);
      if (meant === undefined || hasPlaceholder(value) || isEscaped) return [place];
      const text = part ? meant : JSON.stringify(meant);
      return [{ ...place, fix: { title: fault.hint ?? fault.message, text } }];
    }),
} satisfies Rule;
