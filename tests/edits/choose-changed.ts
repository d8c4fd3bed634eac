import { readBuiltPages } from '../../src/io/read-built-pages';
import type { PagePayload } from '../../src/payload/payload';

/**
 * Chooses the pages at which an edit is to be looked at: one for each type of block that it changed.
 * One that changed what all pages share, such as the colors, is seen on the fullest pages.
 *
 * @param most so many at most; more of them show little that the first do not
 * @returns their addresses
 */
export function chooseChanged(before: string, after: string, most: number): string[] {
  const known = new Set(
    readBuiltPages(before).flatMap((page) => listBlocks(page).map(({ json }) => json)),
  );
  const pages = readBuiltPages(after).map((page) => {
    const blocks = listBlocks(page);
    return { path: page.path, blocks, fresh: blocks.filter(({ json }) => !known.has(json)) };
  });
  const changed = pages.filter(({ fresh }) => fresh.length > 0);
  const candidates =
    changed.length > 0
      ? changed.map(({ path, fresh }) => ({ path, parts: fresh.map(({ part }) => part) }))
      : pages.map(({ path, blocks }) => ({ path, parts: blocks.map(({ part }) => part) }));
  const seen = new Set<string>();
  const chosen = candidates
    .toSorted((a, b) => new Set(b.parts).size - new Set(a.parts).size)
    .filter(({ parts }) => {
      const isFirst = parts.some((part) => !seen.has(part));
      for (const part of parts) seen.add(part);
      return isFirst;
    })
    .map(({ path }) => path);
  return [...new Set(['/', ...chosen])].slice(0, most);
}

function listBlocks({ blocks }: PagePayload): { part: string; json: string }[] {
  return blocks.map(({ block }) => {
    const picture = 'image' in block && block.image ? ' with a picture' : '';
    const [card = {}] = block.type === 'card-grid' ? block.cards : [];
    const frame = block.type === 'embed' ? (block.embed.frame ?? {}) : {};
    const settings = [...Object.keys(card), ...Object.keys(frame)];
    const part = `${block.type}${picture} ${settings.join()}`;
    return { part, json: JSON.stringify(block) };
  });
}
