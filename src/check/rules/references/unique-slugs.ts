import { entryKinds } from '../../../generated/entry-kinds';
import {
  findList,
  listEntries,
  nameKind,
  pagedKinds,
  readKey,
  readName,
} from '../../../content/entities';
import { findRepeated } from '../find-repeated';
import { examplePost } from '../../problems/examples';
import { sameEntry, type Rule } from '../rule';

/** Every entry has a slug of its own, since its address is made from it. */
export const uniqueSlugs = {
  problems: {
    CFG0405: {
      severity: 'error',
      title: 'Two entries have the same slug.',
      cause:
        'The slug of an entry, such as a post, is the last part of its path. Two entries with the same slug would have the same path, even if they are published at different times.',
      example: {
        kind: 'settings',
        bad: { '/entities/posts/-': { ...examplePost, slug: 'on-rest' } },
        good: { '/entities/posts/-': examplePost },
      },
      causedBy: [{ causes: ['CFG0404'], when: sameEntry }],
    },
  },
  check: ({ config }) =>
    pagedKinds.flatMap((kind) => {
      const { key } = entryKinds[kind];
      // Another rule looks at ids.
      if (key === 'id') return [];
      const entries = listEntries(config, kind);
      const list = findList(kind);
      return findRepeated(entries.map((entry) => readKey(kind, entry))).map(
        ({ value, index, first }) => {
          const owner = entries[first];
          return {
            code: 'CFG0405' as const,
            path: [...list, index, key],
            message: `The ${key} "${value}" is already used by the ${nameKind(kind)} "${owner && readName(kind, owner)}".`,
            hint: `Give each ${nameKind(kind)} a different ${key}.`,
            related: [{ path: [...list, first, key], message: 'The first use is here.' }],
          };
        },
      );
    }),
} satisfies Rule;
