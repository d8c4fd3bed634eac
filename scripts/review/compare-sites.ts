import type { Problem } from '../../src/config/problem';
import type { SitePayload } from '../../src/payload/payload';
import type { Change } from './change';
import { comparePages, type PageChange } from './compare-pages';
import { listNewProblems } from './compare-problems';
import { compareValues } from './compare-values';
import { findChangedFiles } from './find-changed-files';
import { groupRepeated, type RepeatedChange } from './group-repeated';
import { nameInWords } from './readable-text';
import type { SiteVersion } from './read-site-version';

/** What a change of the config does to the site. */
export interface SiteReview {
  before: SiteVersion;
  after: SiteVersion;
  newProblems: Problem[];
  mendedProblems: Problem[];
  /** false when one of the versions does not fit the schema: then there is nothing but problems */
  comparable: boolean;
  pages: PageChange[];
  /** changes that are the same on several pages; they are not repeated in `pages` */
  repeated: RepeatedChange[];
  /** what all pages share, and settings; only those with changes */
  shared: { title: string; changes: Change[] }[];
}

const sharedParts: readonly { title: string; keys: readonly (keyof SitePayload)[] }[] = [
  { title: 'Header and menu', keys: ['topBar', 'menu'] },
  { title: 'Footer', keys: ['footerGroups', 'legalLinks', 'crisis', 'credits'] },
  { title: 'The practice', keys: ['site'] },
  { title: 'Colors and type', keys: ['theme'] },
  { title: 'Behavior', keys: ['behavior'] },
  { title: 'Words of buttons and messages', keys: ['labels'] },
];

/**
 * Compares two versions of a site as visitors see them.
 *
 * @param changedFiles files in public/ that have the same name and another content
 */
export function compareSites(
  before: SiteVersion,
  after: SiteVersion,
  changedFiles: ReadonlySet<string>,
): SiteReview {
  const problems = {
    newProblems: listNewProblems(before.problems, after.problems),
    mendedProblems: listNewProblems(after.problems, before.problems),
  };
  if (!before.config || !after.config) {
    const nothing = { comparable: false, pages: [], repeated: [], shared: [] };
    return { before, after, ...problems, ...nothing };
  }
  // A page that one version cannot build was neither added nor removed.
  const skipped = new Set([...before.unbuilt, ...after.unbuilt]);
  const oldPages = before.pages.filter(({ path }) => !skipped.has(path));
  const newPages = after.pages.filter(({ path }) => !skipped.has(path));
  const changes = comparePages(oldPages, newPages, after.config.redirects);
  const withFiles = findChangedFiles(newPages, changes, changedFiles);
  const redirects = compareValues(
    before.config.redirects.map(writeRedirect),
    after.config.redirects.map(writeRedirect),
    '',
    ['Redirect'],
  );
  return {
    before,
    after,
    ...problems,
    comparable: true,
    ...groupRepeated(withFiles),
    shared: [
      ...compareShared(before.site, after.site),
      ...(redirects.length > 0 ? [{ title: 'Redirects', changes: redirects }] : []),
    ],
  };
}

function compareShared(before?: SitePayload, after?: SitePayload): SiteReview['shared'] {
  if (!before || !after) return [];
  return sharedParts.flatMap(({ title, keys }) => {
    const changes = keys.flatMap((key) =>
      compareValues(before[key], after[key], key, [nameInWords(key)]),
    );
    return changes.length > 0 ? [{ title, changes }] : [];
  });
}

function writeRedirect({ from, to }: { from: string; to: string }): string {
  return `${from} leads to ${to}`;
}
