import { entityKinds, findList, listEntities } from '../../content/entities';
import { findRepeated } from '../../content/find-repeated';
import type { Rule } from '../rule';

/** Within a list, every id is used once. */
export const uniqueIds = {
  problems: {
    CFG0404: {
      severity: 'error',
      title: 'An id is used twice.',
      cause:
        'An id is the name by which other settings refer to an entry. If two entries of a list have the same id, it is not clear which is meant.',
      example: {
        kind: 'settings',
        bad: { '/embeds/0/id': 'booking', '/embeds/1/id': 'booking' },
        good: { '/embeds/0/id': 'booking', '/embeds/1/id': 'podcast' },
      },
    },
  },
  check: ({ config }) =>
    [
      ...entityKinds.map((kind) => ({ list: findList(kind), entries: listEntities(config, kind) })),
      { list: ['site', 'prices'], entries: config.site.prices ?? [] },
    ].flatMap(({ list, entries }) =>
      findRepeated(entries.map(({ id }) => id)).map(({ value, index, first }) => ({
        code: 'CFG0404',
        path: [...list, index, 'id'],
        message: `The id "${value}" is already used by entry ${first + 1} of this list.`,
        hint: 'Give each entry an id of its own.',
        related: [{ path: [...list, first, 'id'], message: 'It is used here first.' }],
      })),
    ),
} satisfies Rule;
