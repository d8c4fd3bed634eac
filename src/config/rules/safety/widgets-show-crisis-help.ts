import type { Rule } from '../rule-context';

/**
 * Beside every widget that asks a visitor something stands the notice of the footer: nobody reads
 * the answers at once, so it says where to find help in a crisis.
 */
export const widgetsShowCrisisHelp: Rule = ({ config }) => {
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
};
