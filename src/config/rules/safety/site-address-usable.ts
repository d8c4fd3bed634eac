import { checkLink } from '../../html/check-link';
import type { Rule } from '../rule';

/** The address of the site is one that a site can have: all pages and shared links name it. */
export const siteAddressUsable = {
  problems: {
    CFG0545: {
      severity: 'error',
      title: 'The address of the site cannot be one.',
      cause:
        'Search engines, shared links and calendars use the address under "site" to find the site. It needs a name such as "www.example.org"; the number of a computer, a name of the own network or a port that does not exist lead nobody there.',
      example: {
        kind: 'settings',
        bad: { '/site/url': 'https://quiet-lake..example' },
        good: { '/site/url': 'https://quiet-lake.example' },
      },
    },
  },
  check: ({ config: { site } }) =>
    checkLink(site.url)
      ? [
          {
            code: 'CFG0545',
            path: ['site', 'url'],
            message: 'No site that everyone can open has this address.',
            hint: 'Write the address that the site will have, such as "https://www.example.org".',
          },
        ]
      : [],
} satisfies Rule;
