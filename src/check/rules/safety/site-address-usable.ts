import { checkLink } from '../../../content/html/check-link';
import type { Rule } from '../rule';

/** The address of the site is one that a site can have: all pages and shared links name it. */
export const siteAddressUsable = {
  problems: {
    CFG0545: {
      severity: 'error',
      title: 'The URL of the site is not a public web address.',
      cause:
        'Search engines, shared links and calendars use the URL under "site" to find the site. It needs a name such as "www.example.org"; an IP address, a local network name or an invalid port does not work for visitors.',
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
            message: `"${site.url}" is not a public web address.`,
            hint: 'Write the URL that the site will have, such as "https://www.example.org".',
          },
        ]
      : [],
} satisfies Rule;
