import { findRepeated } from '../find-repeated';
import { examplePost } from '../../problems/examples';
import type { Path } from '../../../utils/json';
import { sameEntry, type Rule } from '../rule';

/** Two tags are two words to those who read them. */
export const tagsToldApart = {
  problems: {
    CFG0632: {
      severity: 'warning',
      title: 'Two tags are the same word.',
      cause:
        'The names of two tags differ only in capital letters, spaces or hyphens. Visitors would find some posts under one tag and some under the other. Keep only one of the two tags.',
      inEditor: 'Keep one tag and choose it in the posts that have the other one.',
      example: {
        kind: 'settings',
        bad: {
          '/entities/tags': [
            { id: 'rest', name: 'Rest' },
            { id: 'resting', name: 'rest' },
          ],
          '/entities/posts/0/tags': ['rest', 'resting'],
          '/entities/posts/-': { ...examplePost, tags: ['rest', 'resting'] },
        },
        good: { '/entities/posts/0/tags': [] },
      },
      causedBy: [{ causes: ['CFG0404'], when: sameEntry }],
    },
  },
  check: ({ config: { entities } }) => {
    return findRepeated(entities.tags.map(({ name }) => simplify(name))).map(
      ({ index, first }) => ({
        code: 'CFG0632',
        path: locateName(index),
        message: `The tags "${entities.tags[first]?.name}" and "${entities.tags[index]?.name}" are the same word.`,
        hint: 'Keep one tag, and write its ID under "tags" of the posts with the other tag.',
        related: [{ path: locateName(first), message: 'The other tag is here.' }],
      }),
    );
  },
} satisfies Rule;

function locateName(tag: number): Path {
  return ['entities', 'tags', tag, 'name'];
}

function simplify(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '') || name;
}
