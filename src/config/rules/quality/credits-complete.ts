import type { Finding } from '../../finding';
import type { Rule } from '../rule';

/** Works under a licence that asks for credit say where the work or the licence can be found. */
export const creditsComplete = {
  problems: {
    CFG0617: {
      severity: 'error',
      title: 'A licence requires a link that is missing.',
      cause:
        'Anyone who shows a work under a CC BY licence must name its author and link to the work or to the licence. The footer does both with what is written under "media": write the address into "source".',
      inEditor:
        'Fill in “Source” with the web address of the work or of its licence; the footer links to it.',
      example: {
        kind: 'settings',
        bad: { '/media/0/license': 'CC-BY-4.0' },
        good: {
          '/media/0/license': 'CC-BY-4.0',
          '/media/0/source': 'https://creativecommons.org/licenses/by/4.0/',
        },
      },
    },
  },
  check: ({ config }) =>
    config.media.flatMap(({ license, source, title }, index): Finding[] => {
      if (source !== undefined || !license.startsWith('CC-BY')) return [];
      return [
        {
          code: 'CFG0617',
          path: ['media', index, 'license'],
          message: `The licence ${license} of "${title}" requires a link, which is missing.`,
          hint: 'Add "source" with the web address of the work or of its licence; the footer links to it.',
        },
      ];
    }),
} satisfies Rule;
