import { describePlace } from '../../config/report/describe-place';
import type { Path } from '../model/change';
import { blank } from './answers';
import type { MadeSite } from './make-site';

/** A part of what has become of a sample: what it is about, and each of them. */
export interface MadePart {
  title: string;
  lines: readonly string[];
}

/** What is gone, and which files nothing uses any more. */
export function describeGone({ pages, entries, files }: MadeSite): MadePart[] {
  return withLines([
    { title: 'Pages that are removed:', lines: pages },
    {
      title: 'Entries that are removed:',
      lines: [...groupIds(entries)].map(([kind, ids]) => `${kind}: ${ids.join(', ')}`),
    },
    { title: 'Files that are no longer used:', lines: files },
  ]);
}

/** What there is to do with a site that was made. */
export function describeLeft({ config, unlinked, counts }: MadeSite): MadePart[] {
  const name = (paths: readonly Path[]) => [
    ...new Set(paths.map((path) => describePlace(config, path) ?? '')),
  ];
  return withLines([
    { title: 'These texts have lost a link. Check them:', lines: name(unlinked) },
    {
      title: 'These texts may mention the number of people in the sample. Check them:',
      lines: name(counts),
    },
  ]);
}

/** How many blanks there are, and what they mean. */
export function describeBlanks({ blanks }: MadeSite): string {
  return `${blanks} blanks are left to fill in. Search for ${blank} to find them. The site cannot go live until all are filled in.`;
}

function withLines(parts: readonly MadePart[]): MadePart[] {
  return parts.filter(({ lines }) => lines.length > 0);
}

function groupIds(entries: MadeSite['entries']): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const { kind, id } of entries) groups.set(kind, [...(groups.get(kind) ?? []), id]);
  return groups;
}
