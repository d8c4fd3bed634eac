import { isLoopback } from '../../embeds/loopback';
import type { Finding } from '../../finding';
import type { Rule } from '../rule-context';

/** The widgets of a live site do not come from the stand-in on the editor's own computer. */
export const liveSiteHasRealProviders: Rule = ({ config }) => {
  const { site, providers, embeds } = config;
  if (site.status !== 'live') return [];
  const hosts = [
    { host: providers.highlevel.host, path: ['providers', 'highlevel', 'host'] },
    ...embeds.map(({ host }, index) => ({ host, path: ['embeds', index, 'host'] })),
  ];
  return hosts.flatMap(({ host, path }): Finding[] =>
    host !== undefined && isLoopback(host)
      ? [
          {
            code: 'CFG0510',
            path,
            message: `The site is live, but "${host}" is this computer, which visitors cannot reach.`,
            hint: 'Delete "host" to load from the provider itself, and write your own ids into "ref".',
          },
        ]
      : [],
  );
};
