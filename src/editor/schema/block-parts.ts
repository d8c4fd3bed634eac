import type { Example } from './list-examples';

/** What blocks are for, with their types, in the order of a page. */
const parts: readonly { heading: string; types: readonly string[] }[] = [
  { heading: 'Begin a page', types: ['hero', 'banner'] },
  {
    heading: 'Text and images',
    types: ['text', 'list', 'accordion', 'facts', 'gallery', 'logos', 'price-list', 'bookshelf'],
  },
  { heading: 'People and posts', types: ['card-grid', 'carousel', 'profile', 'article', 'tags'] },
  { heading: 'Dates and places', types: ['events', 'event', 'event-details', 'places'] },
  { heading: 'Contact, booking and search', types: ['embed', 'form', 'search'] },
  { heading: 'Crisis help and legal texts', types: ['notice', 'legal-text', 'not-found'] },
];

/** Custom blocks. */
const ownHeading = 'Your own blocks';

/** Puts examples of blocks below headings that tell what they are for; empty parts are left out. */
export function partExamples(
  examples: readonly Example[],
): { heading: string; shown: readonly Example[] }[] {
  const order = (types: readonly string[]) =>
    types.flatMap((type) => examples.filter((example) => readType(example) === type));
  const own = parts.map(({ heading, types }) => ({ heading, shown: order(types) }));
  const known = new Set(own.flatMap(({ shown }) => shown));
  const others = examples.filter((example) => !known.has(example));
  return [...own, { heading: ownHeading, shown: others }].filter(({ shown }) => shown.length > 0);
}

function readType({ branch }: Example): string {
  return String(branch.properties?.['type']?.const);
}
