import { isObject } from '../../../utils/json';
import type { Block, SiteConfig } from '../../../generated/config-types';
import { cardKinds, entryKinds } from '../../../generated/entry-kinds';
import { isEntryKind, listEntries, type EntryKind } from '../../../content/entities';
import { selectEntries, showEntries } from '../../../content/shown-entries';
import type { Diagnostic } from '../../diagnostic';
import { definition, walkSchema } from '../../../content/schema/walk-schema';
import { anywhere, type Rule } from '../rule';

/** A block that shows the entries of a list has some to show. */
export const emptyLists = {
  problems: {
    CFG0618: {
      severity: 'warning',
      title: 'A block is empty.',
      cause:
        'A block shows entries of a list under "entities", but none match. The block is left out, together with its heading. Add an entry, or remove the block from the page.',
      inEditor: 'Add an entry to this list, or remove the block from the page.',
      example: {
        kind: 'settings',
        bad: {
          '/routes/1/blocks/2': {
            type: 'card-grid',
            cards: { of: 'documents', actionLabel: 'Open' },
          },
        },
        good: {
          '/routes/1/blocks/2': { type: 'card-grid', cards: { of: 'posts', actionLabel: 'Read' } },
        },
      },
      causedBy: [{ causes: ['schema', 'references', 'safety'], when: anywhere }],
    },
  },
  check: ({ config, pages }) => {
    const published = new Set(pages.map(({ index }) => index));
    return config.routes.flatMap(({ blocks }, page) =>
      blocks.flatMap((block, index): Diagnostic[] => {
        const kind = published.has(page) ? findEmptyKind(block, config) : undefined;
        if (!kind) return [];
        const { list } = entryKinds[kind];
        return [
          {
            code: 'CFG0618',
            path: ['routes', page, 'blocks', index, 'type'],
            message: `This block is not shown: "${list}" has no entries for this block.`,
            hint: `Add an entry to "${list}" under "entities", or remove the block from the page.`,
            related: [{ path: ['entities', list], atKey: true, message: 'The list is here.' }],
            subject: `empty:${list}`,
          },
        ];
      }),
    );
  },
} satisfies Rule;

/** The kind of entries that a block shows, if there are none for it. */
function findEmptyKind(block: Block, config: SiteConfig): EntryKind | undefined {
  let empty: EntryKind | undefined;
  walkSchema(block, definition('Block'), (value, { items, whenEmpty, shows }) => {
    const kind = items?.entity;
    if (whenEmpty === 'all' && isEntryKind(kind)) {
      if (listEntries(config, kind).length === 0) empty ??= kind;
    }
    if (shows === undefined || !isObject(value) || typeof value['of'] !== 'string') return;
    const cards = { ...value, of: value['of'] };
    if (showEntries(cards) && selectEntries(config, cards).length === 0)
      empty ??= cardKinds[cards.of];
  });
  return empty;
}
