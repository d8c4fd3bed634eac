import { entityKinds, findList, listEntities } from '../../../content/entities';
import { findRepeated } from '../find-repeated';
import type { Rule } from '../rule';

/** Within a list, every id is used once. */
export const uniqueIds = {
  problems: {
    CFG0404: {
      severity: 'error',
      title: 'An ID is used twice.',
      cause:
        'Other settings refer to an entry by its ID. If two entries of a list have the same ID, it is unclear which entry counts.',
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
      { list: ['site', 'words'], entries: config.site.words ?? [] },
    ].flatMap(({ list, entries }) =>
      findRepeated(entries.map(({ id }) => id)).map(({ value, index, first }) => ({
        code: 'CFG0404',
        path: [...list, index, 'id'],
        message: `Two entries in "${list.at(-1)}" have the ID "${value}".`,
        hint: 'Give each entry a different ID.',
        related: [{ path: [...list, first, 'id'], message: 'The first use is here.' }],
      })),
    ),
} satisfies Rule;
