import type { Diagnostic } from '../../diagnostic';
import type { Rule } from '../rule';

/** Works under a licence that asks for credit say where the work or the licence can be found. */
export const creditsComplete = {
  problems: {
    CFG0617: {
      severity: 'error',
      title: 'A license requires a link that is missing.',
      cause:
        'A CC BY license requires the name of the author and a link to the work or to the license. The footer shows both from the entry under "media": write the URL in "source".',
      inEditor:
        'Fill in “Source” with the URL of the work or of its license; the footer links to this URL.',
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
    config.media.flatMap(({ license, source, title }, index): Diagnostic[] => {
      if (source !== undefined || !license.startsWith('CC-BY')) return [];
      return [
        {
          code: 'CFG0617',
          path: ['media', index, 'license'],
          message: `The license ${license} of "${title}" requires a link, which is missing.`,
          hint: 'Add "source" with the URL of the work or of its license; the footer links to this URL.',
        },
      ];
    }),
} satisfies Rule;
