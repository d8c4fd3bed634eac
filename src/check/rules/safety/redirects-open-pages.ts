import { checkLink } from '../../../content/html/check-link';
import type { Rule } from '../rule';

/** Whoever follows an old address sees a page: no redirect opens a program or stays where it is. */
export const redirectsOpenPages = {
  problems: {
    CFG0530: {
      severity: 'error',
      title: 'A redirect does not open a page.',
      cause:
        'Visitors who follow an old link expect a page. A redirect to an email address or a phone number would open a program, or nothing at all, without an explanation. Redirect to a page with the email address or phone number.',
      example: {
        kind: 'settings',
        bad: { '/redirects/-': { from: '/call-us', to: 'tel:+16155550142' } },
        good: { '/redirects/-': { from: '/call-us', to: '/contact' } },
      },
    },
  },
  check: ({ config: { redirects } }) =>
    redirects.flatMap(({ to }, index) =>
      // Other checks report what would be wrong with any link.
      to.startsWith('/') || /^https:/i.test(to) || checkLink(to)
        ? []
        : [
            {
              code: 'CFG0530' as const,
              path: ['redirects', index, 'to'],
              message: `The redirect goes to "${to}", which is not a page.`,
              hint: 'Write a page, such as "/contact", or a URL that starts with "https://".',
            },
          ],
    ),
} satisfies Rule;
