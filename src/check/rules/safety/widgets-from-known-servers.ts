import { isLoopback, readUrl } from '../../../content/html/read-url';
import { embedProviders } from '../../../content/embeds/providers';
import { sameValue, type Rule } from '../rule';

/** Widgets come from a server of their provider, or from one under the name of the site. */
export const widgetsFromKnownServers = {
  problems: {
    CFG0531: {
      severity: 'warning',
      title: 'Widgets come from an unknown server.',
      cause:
        'The operator of the server receives everything that visitors write in a booking calendar or a form. Known servers are those of the providers and of your domain: for "quiet-lake.example", for instance, "book.quiet-lake.example". Any other server may belong to the company that set up your account, or to a stranger. Ask the company before you use it.',
      example: {
        kind: 'settings',
        bad: { '/providers': { highlevel: { host: 'book.stranger.example' } } },
        good: { '/providers': { highlevel: { host: 'book.quiet-lake.example' } } },
      },
      causedBy: [{ causes: ['CFG0505', 'CFG0520'], when: sameValue }],
    },
  },
  check: ({ config: { site, providers } }) => {
    const { host } = providers.highlevel;
    const { name, hosts } = embedProviders.highlevel;
    if (host === undefined || isLoopback(host) || hosts.includes(host)) return [];
    const own = readUrl(site.url)?.hostname.replace(/^www\./, '');
    if (own !== undefined && `.${host}`.endsWith(`.${own}`)) return [];
    return [
      {
        code: 'CFG0531',
        path: ['providers', 'highlevel', 'host'],
        message: `Calendars and forms come from "${host}", which is neither a ${name} server nor part of your domain.`,
        hint: 'The operator of that server receives everything that visitors write. Keep "host" only if the server belongs to the company that set up your account; otherwise delete "host".',
      },
    ];
  },
} satisfies Rule;
