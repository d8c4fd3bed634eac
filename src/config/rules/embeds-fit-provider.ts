import { locateEmbed } from '../embeds/locate-embed';
import type { Finding } from '../finding';
import type { Rule } from './rule-context';

/** A widget is of a kind that its provider has, with an id and a host as that provider has them. */
export const embedsFitProvider: Rule = ({ config }) =>
  config.embeds.flatMap((embed, index): Finding[] => {
    const result = locateEmbed(embed, config);
    if ('location' in result) return [];
    const { property, message, hint } = result.fault;
    return [{ code: 'CFG0505', path: ['embeds', index, property], message, hint }];
  });
