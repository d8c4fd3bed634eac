import { describePasted } from '../../embeds/explain-pasted-ref';
import { locateEmbed } from '../../../content/embeds/locate-embed';
import type { Diagnostic } from '../../diagnostic';
import type { Rule } from '../rule';

/** A widget is of a kind that its provider has, with an id and a host as that provider has them. */
export const embedsFitProvider = {
  problems: {
    CFG0505: {
      severity: 'error',
      title: 'A widget does not fit its provider.',
      cause:
        'The provider does not have this kind of widget, or its IDs look different, so visitors would see an empty frame. Copy the ID again from the link that the provider gave you.',
      example: {
        kind: 'settings',
        bad: { '/embeds/0/ref': 'SampleBookingRuth00000' },
        good: { '/embeds/0/ref': 'SampleBookingRuth000' },
      },
    },
  },
  check: ({ config }) => {
    const findings = config.embeds.flatMap((embed, index): Diagnostic[] => {
      const result = locateEmbed(embed, config);
      if (!('fault' in result)) return [];
      const { property, message, hint, pasted } = result.fault;
      // The host may be that of all widgets of the provider.
      const isShared =
        property === 'host' && embed.provider === 'highlevel' && embed.host === undefined;
      const path = isShared ? ['providers', embed.provider, 'host'] : ['embeds', index, property];
      const provider = ['embeds', index, 'provider'];
      const related = [{ path: provider, message: 'The provider is chosen here.' }];
      const words = pasted ? describePasted(pasted) : { message, hint };
      return [{ code: 'CFG0505', path, ...words, ...(!isShared && { related }) }];
    });
    const sharedFault = findings.find(({ path }) => path[0] === 'providers');
    return findings.filter((finding) => finding.path[0] === 'embeds' || finding === sharedFault);
  },
} satisfies Rule;
