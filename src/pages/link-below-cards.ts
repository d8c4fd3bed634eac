import type { PlacedBlock } from '../payload/payload';

/** A link to what visitors can follow, and the cards that it belongs to. */
export interface LinkBelowCards {
  /** which block of the page the cards are */
  block: number;
  label: string;
  href: string;
}

/** Adds a quiet link below some cards of a page. */
export function linkBelowCards(
  placed: readonly PlacedBlock[],
  { block: cards, label, href }: LinkBelowCards,
): PlacedBlock[] {
  return placed.map((each, index) => {
    const { block } = each;
    if (index !== cards || block.type !== 'card-grid') return each;
    const link = { label, href, style: 'quiet' as const };
    return { ...each, block: { ...block, actions: [...(block.actions ?? []), link] } };
  });
}
