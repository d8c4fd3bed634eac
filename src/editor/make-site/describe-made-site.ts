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
    { title: 'These pages are taken out:', lines: pages },
    {
      title: 'These entries are taken out:',
      lines: [...groupIds(entries)].map(([kind, ids]) => `${kind}: ${ids.join(', ')}`),
    },
    { title: 'Nothing uses these files of public/ any more:', lines: files },
  ]);
}

/** What there is to do with a site that was made. */
export function describeLeft({ config, unlinked, counts }: MadeSite): MadePart[] {
  const name = (paths: readonly Path[]) => [
    ...new Set(paths.map((path) => describePlace(config, path) ?? '')),
  ];
  return withLines([
    { title: 'These texts have lost a link. Read them again:', lines: name(unlinked) },
    {
      title: 'These texts may say how many people the sample had. Read them again:',
      lines: name(counts),
    },
  ]);
}

/** How many blanks there are, and what they mean. */
export function describeBlanks({ blanks }: MadeSite): string {
  return `${blanks} blanks are left to fill in: search for ${blank}. Until then, the site cannot go live.`;
}

function withLines(parts: readonly MadePart[]): MadePart[] {
  return parts.filter(({ lines }) => lines.length > 0);
}

function groupIds(entries: MadeSite['entries']): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const { kind, id } of entries) groups.set(kind, [...(groups.get(kind) ?? []), id]);
  return groups;
}
