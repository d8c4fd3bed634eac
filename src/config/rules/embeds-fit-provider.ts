import type { Embed } from '../../generated/config-types';
import type { Finding } from '../finding';
import type { Rule } from './rule-context';

const providers: Record<Embed['provider'], { name: string; refLength: number; podcast: boolean }> =
  {
    highlevel: { name: 'HighLevel', refLength: 20, podcast: false },
    spotify: { name: 'Spotify', refLength: 22, podcast: true },
  };

/** A widget is of a kind that its provider has, and its id has the length of that provider's ids. */
export const embedsFitProvider: Rule = ({ config }) =>
  config.embeds.flatMap(({ provider, kind, ref }, index): Finding[] => {
    const { name, refLength, podcast } = providers[provider];
    if ((kind === 'podcast') !== podcast) {
      return [
        {
          code: 'CFG0505',
          path: ['embeds', index, 'kind'],
          message: `${name} has no widget of the kind "${kind}".`,
          hint: podcast
            ? 'Write "podcast", or choose another provider.'
            : 'Podcasts come from "spotify".',
        },
      ];
    }
    if (ref.length === refLength) return [];
    return [
      {
        code: 'CFG0505',
        path: ['embeds', index, 'ref'],
        message: `Ids of ${name} have ${refLength} letters and digits; this one has ${ref.length}.`,
        hint: 'Copy the id again from the address that the provider gave you.',
      },
    ];
  });
