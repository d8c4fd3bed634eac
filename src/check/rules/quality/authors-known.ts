import type { Diagnostic } from '../../diagnostic';
import { findSimilarName } from '../../../utils/did-you-mean';
import type { Rule } from '../rule';

/** A post is signed by nobody whose name is nearly that of a counselor. */
export const authorsKnown = {
  problems: {
    CFG0660: {
      severity: 'warning',
      title: 'The author of a post is probably a misspelled counselor name.',
      cause:
        'The author of a post differs slightly from the name of a counselor: a letter is wrong, or one part of the name differs. Readers would not find this person on the site. A guest author may have any other name.',
      example: {
        kind: 'settings',
        bad: { '/entities/posts/0/author': 'Rut Arden' },
        good: { '/entities/posts/0/author': 'Ruth Arden' },
      },
    },
  },
  check: ({ config: { entities } }) => {
    const people = new Set(entities.counselors.map(({ name }) => name));
    const authors = new Set(entities.posts.map(({ author }) => author));
    const doubtful = new Set(
      [...authors].filter((author) => !people.has(author) && isNearlyOne(author, people)),
    );
    if (doubtful.size === 0) return [];
    return entities.posts.flatMap(({ author }, index): Diagnostic[] => {
      if (!doubtful.has(author)) return [];
      return [
        {
          code: 'CFG0660',
          path: ['entities', 'posts', index, 'author'],
          message: `No counselor is named "${author}".`,
          choices: {
            to: author,
            among: people,
            title: 'Write a counselor’s name exactly as listed',
          },
          otherwise: `Write a counselor’s name exactly as listed: ${[...people].map((name) => `"${name}"`).join(', ')}.`,
          subject: `author:${author}`,
        },
      ];
    });
  },
} satisfies Rule;

/** A slip of the finger away from a name, or with a first or last name that somebody has. */
function isNearlyOne(author: string, people: ReadonlySet<string>): boolean {
  if (findSimilarName(author, people) !== undefined) return true;
  const words = new Set(author.split(/\s+/));
  return [...people].some((name) => name.split(/\s+/).some((word) => words.has(word)));
}
