import { summarizeWords } from './mark-words';
import type { Problem } from '../check/problem';
import type { SiteConfig } from '../generated/config-types';
import type { SitePayload } from '../payload/payload';
import type { Change, ChangeGroup, Names } from './change';
import type { FileChange } from './changed-files';
import { comparePages, type OriginatedPage, type PageChange } from './compare-pages';
import { compareSchedules } from './compare-schedules';
import { compareValues } from './compare-values';
import { findChangedFiles } from './find-changed-files';
import { groupRepeated, type RepeatedChange } from './group-repeated';
import { listSecurityChanges, type ComparedVersion } from './security-changes';
import { inLanguage, nameInWords } from '../build/outputs/readable-text';
import type { SiteVersion } from './read-site-version';

/** What a change of the config does to the site. */
export interface SiteReview {
  before: SiteVersion;
  after: SiteVersion;
  newProblems: Problem[];
  fixedProblems: Problem[];
  /** false when one of the versions does not fit the schema: then there is nothing but problems */
  comparable: boolean;
  /** what could harm visitors, the most dangerous first; only groups with changes */
  first: ChangeGroup[];
  /** files of public/ that came, went or have another content */
  files: FileChange[];
  pages: PageChange[];
  /** changes that are the same on several pages; they are not repeated in `pages` */
  repeated: RepeatedChange[];
  /** what all pages share, and settings; only those with changes */
  shared: ChangeGroup[];
}

/**
 * Under which title a change of what all pages share is shown; undefined for what follows from
 * another, or comes first.
 */
const sharedTitles = {
  topBar: 'Header and menu',
  slim: 'Header and menu',
  menu: 'Header and menu',
  crisisLine: undefined,
  actionBar: 'Header and menu',
  search: 'Header and menu',
  contact: undefined,
  networks: undefined,
  footerGroups: 'Footer',
  legalTitle: 'Footer',
  legalLinks: 'Footer',
  crisis: undefined,
  places: 'Footer',
  credits: 'Footer',
  site: 'The practice',
  base: undefined,
  otherLanguages: undefined,
  untranslated: undefined,
  english: undefined,
  quickExit: undefined,
  theme: 'Colors and fonts',
  // The files of the typefaces that the theme names, with the letters that are used.
  fonts: undefined,
  digits: undefined,
  behavior: 'Behavior',
  labels: 'Labels and messages',
} satisfies Names<keyof SitePayload>;

/** Titles of parts of the config that are compared as written; undefined for what is seen in pages. */
const writtenTitles = {
  $schema: undefined,
  site: undefined,
  theme: undefined,
  behavior: undefined,
  labels: undefined,
  navigation: undefined,
  media: undefined,
  providers: undefined,
  embeds: undefined,
  entities: undefined,
  redirects: 'Redirects',
  security: undefined,
  safety: undefined,
  preview: undefined,
  routes: undefined,
} satisfies Names<keyof SiteConfig>;

/**
 * Compares two versions of a site as visitors see them.
 *
 * @param files what happened to files of public/
 */
export function compareSites(
  before: SiteVersion,
  after: SiteVersion,
  files: readonly FileChange[],
): SiteReview {
  const problems = {
    newProblems: listNewProblems(before.problems, after.problems),
    fixedProblems: listNewProblems(after.problems, before.problems),
  };
  if (!before.config || !after.config) {
    const nothing = { comparable: false, first: [], pages: [], repeated: [], shared: [] };
    return { before, after, ...problems, ...nothing, files: [...files] };
  }
  // A page that one version cannot build was neither added nor removed.
  const skipped = new Set([...before.unbuilt, ...after.unbuilt]);
  const oldPages = before.pages.filter(({ path }) => !skipped.has(path));
  const newPages = after.pages.filter(({ path }) => !skipped.has(path));
  const changes = comparePages(oldPages, newPages, after.config.redirects);
  const versions = pairLanguages(
    { ...before, config: before.config, pages: oldPages },
    { ...after, config: after.config, pages: newPages },
  );
  const changedFiles = files.flatMap(({ status, file }) => (status === 'changed' ? file : []));
  const withFiles = findChangedFiles(newPages, changes, new Set(changedFiles));
  const { pages: own, repeated } = groupRepeated(withFiles);
  return {
    before,
    after,
    ...problems,
    comparable: true,
    first: [...forAllLanguages(versions, compareFirst), ...listScheduleChanges(before, after)],
    files: [...files],
    repeated,
    pages: sortByImpact(own),
    shared: [
      ...forAllLanguages(versions, compareShared),
      ...compareParts(readWritten(before.config), readWritten(after.config), writtenTitles),
    ],
  };
}

interface LanguageVersion {
  config: SiteConfig;
  site?: SitePayload;
  pages: readonly OriginatedPage[];
}

type CompareLanguage = (before: LanguageVersion, after: LanguageVersion) => ChangeGroup[];

/** The languages that both versions have, the main one first. */
function pairLanguages(
  before: SiteVersion & LanguageVersion,
  after: SiteVersion & LanguageVersion,
): [LanguageVersion, LanguageVersion][] {
  const others = after.translations.flatMap((one): [LanguageVersion, LanguageVersion][] => {
    const { language } = one.config.site;
    const old = before.translations.find(({ config }) => config.site.language === language);
    const choose = ({ pages }: SiteVersion) => pages.filter((page) => page.language === language);
    return old
      ? [
          [
            { ...old, pages: choose(before) },
            { ...one, pages: choose(after) },
          ],
        ]
      : [];
  });
  return [[before, after], ...others];
}

/** What changed in each language; of another one than the main one, only what did not change there. */
function forAllLanguages(
  [main, ...others]: [LanguageVersion, LanguageVersion][],
  compare: CompareLanguage,
): ChangeGroup[] {
  const groups = main ? compare(...main) : [];
  const said = new Set(groups.flatMap(({ changes }) => changes.map((one) => JSON.stringify(one))));
  const own = others.flatMap(([before, after]) => {
    const { language } = after.config.site;
    return compare(before, after).map((group) => ({
      ...group,
      title: inLanguage(group.title, language),
      language,
      changes: group.changes.filter((one) => !said.has(JSON.stringify(one))),
    }));
  });
  return [...groups, ...own.filter(({ changes }) => changes.length > 0)];
}

function compareFirst(before: LanguageVersion, after: LanguageVersion): ChangeGroup[] {
  return listSecurityChanges(readCompared(before), readCompared(after));
}

function compareShared(before: LanguageVersion, after: LanguageVersion): ChangeGroup[] {
  return before.site && after.site
    ? compareParts({ ...before.site }, { ...after.site }, sharedTitles)
    : [];
}

function listScheduleChanges(before: SiteVersion, after: SiteVersion): ChangeGroup[] {
  const changes = compareSchedules(before.schedules, after.schedules);
  if (changes.length === 0) return [];
  const why =
    'This part compares all content, including content that is scheduled or no longer published.';
  return [{ title: 'Publication dates', why, changes }];
}

function readCompared({ config, pages }: LanguageVersion): ComparedVersion {
  return { config, quickExits: pages.flatMap(({ path, quickExit }) => (quickExit ? path : [])) };
}

/** Compares key by key, and puts the changes together that have the same title. */
function compareParts(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  titles: Names<string>,
): SiteReview['shared'] {
  const parts = new Map<string, Change[]>();
  for (const [key, title] of Object.entries(titles)) {
    if (title === undefined) continue;
    const changes = compareValues(before[key], after[key], key, [nameInWords(key)]);
    if (changes.length > 0) parts.set(title, [...(parts.get(title) ?? []), ...changes]);
  }
  return [...parts].map(([title, changes]) => ({ title, changes }));
}

function readWritten(config: SiteConfig): Record<string, unknown> {
  return {
    ...config,
    redirects: config.redirects.map(({ from, to }) => `${from} redirects to ${to}`),
  };
}

/**
 * The problems of `after` that `before` does not have. A problem that moved with its text is the
 * same one; the same mistake made again is a new one.
 */
function listNewProblems(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  const known = new Map<string, number>();
  for (const problem of before)
    known.set(keyOfProblem(problem), (known.get(keyOfProblem(problem)) ?? 0) + 1);
  return after.filter((problem) => {
    const left = known.get(keyOfProblem(problem)) ?? 0;
    known.set(keyOfProblem(problem), left - 1);
    return left <= 0;
  });
}

function keyOfProblem({ code, severity, message }: Problem): string {
  return [severity, code, message.replaceAll(/\bline \d+/g, 'line')].join(' ');
}

/** Pages in the order in which they are worth a look: those that are gone, then the most changed. */
function sortByImpact(pages: readonly PageChange[]): PageChange[] {
  const weights = new Map(pages.map((page) => [page, weighPage(page)]));
  return pages.toSorted((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0));
}

/** About the number of letters that are not as before. */
function weighPage({ status, changes }: PageChange): number {
  if (status === 'removed') return Infinity;
  return changes.reduce((sum, change) => sum + weighChange(change), 0);
}

function weighChange({ kind, before = '', after = '' }: Change): number {
  // A few letters of an address or a setting change more than they seem to.
  const least = kind === 'text' ? 1 : 20;
  const marked = summarizeWords(before, after);
  return Math.max(least, marked.before.length + marked.after.length);
}
