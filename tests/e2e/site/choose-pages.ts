import type { PagePayload } from '../../../src/payload/payload';

/** What a page is made of: its types of blocks, with and without a picture, and of cards what they show. */
function listParts({ blocks }: PagePayload): string[] {
  return blocks.map(({ block }) => {
    const picture = 'image' in block && block.image ? 'with a picture' : '';
    if (block.type !== 'card-grid') return `${block.type} ${picture}`;
    const [card] = block.cards;
    return `cards of ${Object.keys(card ?? {}).join()} ${card?.imageShape}`;
  });
}

/**
 * Chooses a few pages that together have every type of block and of card, and every place of a
 * picture: looking at those shows what the others would.
 */
export function choosePages(pages: readonly PagePayload[]): PagePayload[] {
  const seen = new Set<string>();
  return pages
    .toSorted((a, b) => listParts(b).length - listParts(a).length)
    .filter((page) => {
      const fresh = listParts(page).filter((part) => !seen.has(part));
      for (const part of fresh) seen.add(part);
      return fresh.length > 0;
    });
}
