import type { Post } from '../../../generated/config-types';
import type { Diagnostic } from '../../diagnostic';
import { anywhere, type Rule } from '../rule';

/** A post of a series, and where it is in the list. */
interface Part {
  part: number;
  index: number;
}

/** The parts of a series are numbered from 1 on, each once. */
export const seriesComplete = {
  problems: {
    CFG0633: {
      severity: 'warning',
      title: 'A part of a series is missing or duplicated.',
      cause:
        'The posts of a series are numbered starting with 1. Two posts have the same number, or a number is missing, so readers would look for a part that does not exist. Perhaps one post has a different spelling of the series name.',
      example: {
        kind: 'settings',
        bad: { '/entities/posts/0/series': { name: 'Letters', part: 2 } },
        good: { '/entities/posts/0/series': { name: 'Letters', part: 1 } },
      },
      causedBy: [{ causes: ['schema', 'CFG0404'], when: anywhere }],
    },
  },
  check: ({ config }) =>
    [...groupParts(config.entities.posts)].flatMap(([name, parts]) => explain(name, parts)),
} satisfies Rule;

function groupParts(posts: readonly Post[]): ReadonlyMap<string, Part[]> {
  const groups = new Map<string, Part[]>();
  for (const [index, { series }] of posts.entries()) {
    if (!series) continue;
    const { name, part } = series;
    const group = groups.get(name);
    if (group) group.push({ part, index });
    else groups.set(name, [{ part, index }]);
  }
  return groups;
}

/** One finding at most: what is twice is often what is missing, too. */
function explain(name: string, parts: readonly Part[]): Diagnostic[] {
  const sorted = parts.toSorted((a, b) => a.part - b.part || a.index - b.index);
  for (const [place, { part, index }] of sorted.entries()) {
    const before = sorted[place - 1];
    if (part === (before?.part ?? 0) + 1) continue;
    const isTwice = part === before?.part;
    return [
      {
        code: 'CFG0633',
        path: placeOf(index),
        message: isTwice
          ? `The series "${name}" has part ${part} twice.`
          : `The series "${name}" has part ${part} but not part ${(before?.part ?? 0) + 1}.`,
        hint: 'Number the posts starting with 1 and use the same series name in every post.',
        ...(before && {
          related: [{ path: placeOf(before.index), message: `Part ${before.part} is here.` }],
        }),
      },
    ];
  }
  return [];
}

function placeOf(post: number) {
  return ['entities', 'posts', post, 'series', 'part'];
}
