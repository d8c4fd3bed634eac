import type { Block, Entities } from '../../../generated/config-types';
import type { Finding } from '../../finding';
import type { Rule } from '../rule-context';

/** A block that shows the entries of a list has some to show. */
export const listsFilled: Rule = ({ config: { routes, entities }, pages }) => {
  const published = new Set(pages.map(({ index }) => index));
  return routes.flatMap(({ blocks }, page) =>
    blocks.flatMap((block, index): Finding[] => {
      const list = published.has(page) && findEmptyList(block, entities);
      if (!list) return [];
      return [
        {
          code: 'CFG0618',
          path: ['routes', page, 'blocks', index, 'type'],
          message: `This block does not appear: "${list}" has nothing that it could show.`,
          hint: `Add an entry to "${list}" under "entities", or take the block off the page.`,
          related: [{ path: ['entities', list], atKey: true, message: 'The list is here.' }],
          subject: `empty:${list}`,
        },
      ];
    }),
  );
};

/** The list that a block draws from, if nothing in it is for the block. */
function findEmptyList(block: Block, entities: Entities): keyof Entities | undefined {
  if (block.type === 'carousel') return emptyOf('testimonials');
  if (block.type === 'bookshelf') return emptyOf('bookCategories');
  if (block.type !== 'card-grid') return undefined;
  const { cards } = block;
  switch (cards.of) {
    case 'links':
      return undefined;
    case 'products':
      return entities.products.some(({ kind }) => kind === cards.kind) ? undefined : 'products';
    case 'resources':
      return emptyOf('resourceCards');
    default:
      return emptyOf(cards.of);
  }

  function emptyOf(list: keyof Entities): keyof Entities | undefined {
    return entities[list].length === 0 ? list : undefined;
  }
}
