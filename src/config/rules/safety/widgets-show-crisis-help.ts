import type { Rule } from '../rule';

/**
 * Beside every widget that asks a visitor something stands the notice of the footer: nobody reads
 * the answers at once, so it says where to find help in a crisis.
 */
export const widgetsShowCrisisHelp = {
  problems: {
    CFG0509: {
      severity: 'error',
      title: 'Beside personal questions nothing says where to find help in a crisis.',
      cause:
        'Who writes into a form or books a session may be in need of help at once, and nobody reads it at once. So the notice that the footer names also stands beside every calendar, form and survey, and must be one of the kind "crisis".',
      example: {
        kind: 'settings',
        bad: { '/entities/notices/0/kind': 'info' },
        good: { '/entities/notices/0/kind': 'crisis' },
      },
    },
  },
  check: ({ config }) => {
    const { notice } = config.navigation.footer;
    const asks = config.embeds.some(({ kind }) => kind !== 'podcast' && kind !== 'video');
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
          'This notice stands beside forms and calendars and does not say where to find help in a crisis.',
        hint: 'Name a notice of the kind "crisis".',
      },
    ];
  },
} satisfies Rule;
