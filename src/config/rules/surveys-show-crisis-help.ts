import type { Finding } from '../finding';
import type { Rule } from './rule-context';

/**
 * Every page with personal questions shows where to find help in a crisis: nobody reads the answers
 * at once.
 */
export const surveysShowCrisisHelp: Rule = ({ config, fill }) => {
  const surveys = new Set(
    config.embeds.filter(({ kind }) => kind === 'survey').map(({ id }) => id),
  );
  // A notice that does not exist is a mistake of its own.
  const others = new Set(
    config.entities.notices.filter(({ kind }) => kind !== 'crisis').map(({ id }) => id),
  );
  return config.routes.flatMap(({ blocks }, page): Finding[] => {
    const found = blocks.findIndex(
      (block, index) =>
        block.type === 'embed' &&
        fill(block.embed, ['routes', page, 'blocks', index, 'embed']).some((id) => surveys.has(id)),
    );
    const help = blocks.some((block) => block.type === 'notice' && !others.has(block.notice));
    if (found < 0 || help) return [];
    return [
      {
        code: 'CFG0509',
        path: ['routes', page, 'blocks', found],
        message:
          'This page asks personal questions and does not say where to find help in a crisis.',
        hint: 'Add a block of the type "notice" with a notice of the kind "crisis" before it.',
      },
    ];
  });
};
