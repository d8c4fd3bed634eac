import type { Finding } from '../../finding';
import type { Rule } from '../rule-context';

/** Works under a licence that asks for credit say where the work or the licence can be found. */
export const creditsComplete: Rule = ({ config }) =>
  config.media.flatMap(({ license, source, title }, index): Finding[] => {
    if (source !== undefined || !license.startsWith('CC-BY')) return [];
    return [
      {
        code: 'CFG0617',
        path: ['media', index, 'license'],
        message: `The licence ${license} of "${title}" asks for a link, which is missing.`,
        hint: 'Add "source" with the web address of the work or of its licence; the footer links to it.',
      },
    ];
  });
