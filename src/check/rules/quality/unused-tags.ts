import type { Diagnostic } from '../../diagnostic';
import { examplePost } from '../../problems/examples';
import type { Path } from '../../../utils/json';
import { anywhere, type Rule } from '../rule';

/** A tag brings posts together: at least two have it. */
export const unusedTags = {
  problems: {
    CFG0631: {
      severity: 'warning',
      title: 'A tag is used only once or not at all.',
      cause:
        'A tag connects posts about the same subject. A tag with only one post is not useful to readers, and the page of an unused tag is empty. Add the tag to another post, or delete the tag.',
      inEditor: 'Choose the tag in another post, or delete the tag.',
      example: {
        kind: 'settings',
        bad: {
          '/entities/tags': [{ id: 'rest', name: 'Rest' }],
          '/entities/posts/0/tags': ['rest'],
        },
        good: {
          '/entities/tags': [{ id: 'rest', name: 'Rest' }],
          '/entities/posts/0/tags': ['rest'],
          '/entities/posts/-': { ...examplePost, tags: ['rest'] },
        },
      },
      causedBy: [{ causes: ['schema', 'CFG0406'], when: anywhere }],
    },
  },
  check: ({ config: { entities } }) => {
    const uses = new Map<string, Path[]>();
    entities.posts.forEach(({ tags }, index) => {
      for (const tag of new Set(tags)) {
        const places = uses.get(tag) ?? [];
        places.push(['entities', 'posts', index, 'tags', tags.indexOf(tag)]);
        uses.set(tag, places);
      }
    });
    return entities.tags.flatMap(({ id, name }, index): Diagnostic[] => {
      const [only, ...others] = uses.get(id) ?? [];
      if (others.length > 0) return [];
      const count = only ? 'Only one post has' : 'No post has';
      return [
        {
          code: 'CFG0631',
          path: ['entities', 'tags', index, 'id'],
          message: `${count} the tag "${name}".`,
          hint: `Write "${id}" under "tags" of ${only ? 'another post' : 'two posts or more'}, or delete the tag.`,
          ...(only && { related: [{ path: only, message: 'The only use is here.' }] }),
        },
      ];
    });
  },
} satisfies Rule;
