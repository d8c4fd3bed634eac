import { isLoopback } from '../../../content/html/read-url';
import type { Diagnostic } from '../../diagnostic';
import { readyToGoLive } from '../../problems/examples';
import { goesLive } from '../rule-context';
import type { Rule } from '../rule';

/** The widgets of a live site do not come from the stand-in on the editor's own computer. */
export const liveSiteHasRealProviders = {
  problems: {
    CFG0510: {
      severity: 'error',
      title: 'A widget of a live site is loaded from your own computer.',
      cause:
        'While you build a site, its widgets may come from the stand-in that "npm start" runs on your own computer. Visitors cannot reach this stand-in. Before the site goes live, delete the host and enter the IDs that your provider gave you.',
      example: {
        kind: 'settings',
        bad: { ...readyToGoLive, '/providers': { highlevel: { host: '127.0.0.1:4180' } } },
        good: { ...readyToGoLive, '/providers': { highlevel: {} } },
      },
    },
  },
  check: (context) => {
    const { providers, embeds } = context.config;
    if (!goesLive(context)) return [];
    const hosts = [
      { host: providers.highlevel.host, path: ['providers', 'highlevel', 'host'] },
      ...embeds.map(({ host }, index) => ({ host, path: ['embeds', index, 'host'] })),
    ];
    return hosts.flatMap(({ host, path }): Diagnostic[] =>
      host !== undefined && isLoopback(host)
        ? [
            {
              code: 'CFG0510',
              path,
              message: 'Before going live: stop loading widgets from your own computer.',
              hint: `Visitors cannot reach "${host}". Delete "host".`,
              subject: 'live: host',
            },
          ]
        : [],
    );
  },
} satisfies Rule;
