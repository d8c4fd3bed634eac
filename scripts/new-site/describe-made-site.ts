import { describePlace } from '../../src/config/report/describe-place';
import { blank } from '../../src/editor/make-site/answers';
import type { MadeSite } from '../../src/editor/make-site/make-site';

/** What becomes of the sample, and what there is to do then: lines for people. */
export function describeMadeSite({
  config,
  pages,
  entries,
  files,
  unlinked,
  blanks,
}: MadeSite): string[] {
  const texts = unlinked.map((path) => describePlace(config, path) ?? '');
  return [
    ...list('These pages are taken out:', pages),
    ...list(
      'These entries are taken out:',
      [...groupIds(entries)].map(([kind, ids]) => `${kind}: ${ids.join(', ')}`),
    ),
    ...list('These texts have lost a link. Read them again:', [...new Set(texts)]),
    ...list('Nothing uses these files of public/ any more:', files),
    `${blanks} blanks are left to fill in: search for ${blank}. Until then, the site cannot go live.`,
  ];
}

function list(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), ''];
}

function groupIds(entries: MadeSite['entries']): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const { kind, id } of entries) groups.set(kind, [...(groups.get(kind) ?? []), id]);
  return groups;
}
