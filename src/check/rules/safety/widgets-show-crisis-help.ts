import { asksAboutVisitors } from '../../../content/embeds/provider';
import type { Rule } from '../rule';

/**
 * The notice of the footer is shown beside every widget that asks visitors something. The answers
 * are not read at once, so it says where to find help in a crisis.
 */
export const widgetsShowCrisisHelp = {
  problems: {
    CFG0509: {
      severity: 'error',
      title: 'Forms and calendars do not show where to find help in a crisis.',
      cause:
        'A person who fills in a form or books a session may need help at once, but the message is not read at once. The notice in the footer is therefore also shown next to every calendar, form and survey and must be of the kind "crisis".',
      example: {
        kind: 'settings',
        bad: { '/entities/notices/0/kind': 'info' },
        good: { '/entities/notices/0/kind': 'crisis' },
      },
    },
  },
  check: ({ config }) => {
    if (config.safety.crisisHelp === 'optional') return [];
    const { notice } = config.navigation.footer;
    const asks = config.embeds.some(asksAboutVisitors);
    // A notice that does not exist is a mistake of its own.
    const isOther = config.entities.notices.some(
      ({ id, kind }) => id === notice && kind !== 'crisis',
    );
    if (!asks || !isOther) return [];
    return [
      {
        code: 'CFG0509',
        path: ['navigation', 'footer', 'notice'],
        message:
          'This notice is shown next to forms and calendars but does not show where to find help in a crisis.',
        hint: 'Set "kind" of this notice to "crisis", or write the ID of a notice of that kind.',
      },
    ];
  },
} satisfies Rule;
