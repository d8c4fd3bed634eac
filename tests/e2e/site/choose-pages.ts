import type { PagePayload } from '../../../src/payload/payload';

/**
 * What a page is made of: its language, its types of blocks, with and without a picture, and of cards
 * what they show.
 */
function listParts({ base = '', blocks }: PagePayload): string[] {
  const parts = blocks.map(({ block }) => {
    const picture = 'image' in block && block.image ? 'with a picture' : '';
    if (block.type !== 'card-grid') return `${block.type} ${picture}`;
    const [card] = block.cards;
    return `cards of ${Object.keys(card ?? {}).join()} ${card?.imageShape}`;
  });
  return [`a page below ${base}`, ...parts];
}

/**
 * Chooses a few pages that together have every language, every type of block and of card, and every
 * place of a picture: looking at those shows what the others would. The one with the most is always
 * there.
 *
 * @param seen the parts that pages of other sites have shown; those of the chosen pages are added
 */
export function choosePages(
  pages: readonly PagePayload[],
  seen = new Set<string>(),
): PagePayload[] {
  return pages
    .toSorted((a, b) => listParts(b).length - listParts(a).length)
    .filter((page, index) => {
      const fresh = listParts(page).filter((part) => !seen.has(part));
      for (const part of fresh) seen.add(part);
      return index === 0 || fresh.length > 0;
    });
}
