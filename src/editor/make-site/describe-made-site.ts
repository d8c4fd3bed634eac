import { describePlace } from '../../check/report/describe-place';
import type { Path } from '../../utils/json';
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
    { title: 'Pages that will be removed:', lines: pages },
    {
      title: 'Entries that will be removed:',
      lines: [...groupIds(entries)].map(([kind, ids]) => `${kind}: ${ids.join(', ')}`),
    },
    { title: 'Files that will no longer be used:', lines: files },
  ]);
}

/** What there is to do with a site that was made. */
export function describeLeft({ config, unlinked, counts }: MadeSite): MadePart[] {
  const name = (paths: readonly Path[]) => [
    ...new Set(paths.map((path) => describePlace(config, path) ?? '')),
  ];
  return withLines([
    { title: 'Text with links removed. Check the wording:', lines: name(unlinked) },
    {
      title: 'Text that may mention the number of people in the sample. Check the wording:',
      lines: name(counts),
    },
  ]);
}

/** How many blanks there are, and what they mean. */
export function describeBlanks({ blanks }: MadeSite): string {
  const left = blanks === 1 ? '1 blank is' : `${blanks} blanks are`;
  return `${left} left to fill in. To find the blanks, search for ${blank}. The site can’t go live until all are filled in.`;
}

function withLines(parts: readonly MadePart[]): MadePart[] {
  return parts.filter(({ lines }) => lines.length > 0);
}

function groupIds(entries: MadeSite['entries']): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const { kind, id } of entries) groups.set(kind, [...(groups.get(kind) ?? []), id]);
  return groups;
}
