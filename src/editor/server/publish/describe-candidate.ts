import type { PrepareAnswer, PublishChange, PublishSection } from '../../protocol/publish-api';
import { readText } from '../../model/write-config';
import { tellProblem } from '../../model/explain-problem';
import { pageWords } from '../../model/page-words';
import type { Change } from '../../../review/change';
import type { FileChange } from '../../../review/changed-files';
import type { SiteReview } from '../../../review/compare-sites';
import { compareVersions } from '../../../review/compare-versions';
import { describeReview, describeSizes, fileVerbs } from '../../../review/describe-review';
import { drawThumbnails, type Thumbnails } from '../../../review/draw-thumbnails';
import { markWords } from '../../../review/mark-words';
import { outlineReview, type Section } from '../../../review/outline-review';
import { describeProblems } from '../describe-problems';
import type { EditedContent } from './merge-content';
import { proposeMessage } from './propose-message';
import type { Repository } from './repository';
import { withTempFolder } from './temp-folder';

/** More of them would not be read. */
const most = { sections: 80, changes: 20, files: 60, letters: 1200 };

/** What one version changes of another, and what is wrong with it. */
export type Described = Pick<PrepareAnswer, 'sections' | 'errors' | 'message'> & {
  summary: string;
};

/**
 * Says in words and pictures what one version of a site changes of another, as `npm run review` does.
 *
 * @param content the site
 * @param before, after versions of the repository
 */
export function describeCandidate(
  repository: Repository,
  { drafts }: Pick<EditedContent, 'drafts'>,
  before: string,
  after: string,
): Promise<Described> {
  return withTempFolder(drafts, async (tempFolder) => {
    const versions = await repository.readVersions(before, after, tempFolder);
    const { before: old, after: current, files } = versions;
    const review = await compareVersions(old, current, files);
    const thumbnails = await drawThumbnails(files, old.publicFolder, current.publicFolder);
    const outline = outlineReview(review)
      .filter(({ title }) => title !== 'Not valid')
      .map((section) => tellProblems(section, review));
    return {
      summary: describeReview(review),
      sections: outline.slice(0, most.sections).map((section) => describe(section, thumbnails)),
      errors: listErrors(review),
      message: proposeMessage(review),
    };
  });
}

function listErrors({ after }: SiteReview): string[] {
  const errors = after.problems.filter(({ severity }) => severity === 'error');
  return tellAll(errors, after).slice(0, most.changes);
}

/** Problems as the editor tells them: without codes, lines and names of settings. */
function tellProblems(section: Section, review: SiteReview): Section {
  const { newProblems, fixedProblems, before, after } = review;
  const told = {
    'New problems': () => tellAll(newProblems, after),
    'Fixed problems': () => tellAll(fixedProblems, before),
  }[section.title];
  if (!told) return section;
  return { ...section, lines: told().slice(0, most.changes).join('\n') };
}

type Version = SiteReview['after'];

function tellAll(problems: Version['problems'], { text }: Pick<Version, 'text'>): string[] {
  const { config } = readText(text);
  return describeProblems(problems, text, config).map((problem) => tellProblem(config, problem));
}

function describe(
  {
    title,
    addresses = [],
    notes = [],
    warnings = [],
    lines,
    files = [],
    changes = [],
    pages,
  }: Section,
  thumbnails: Thumbnails,
): PublishSection {
  // The first note about a page is its title in search results, which ends with the name of the site.
  const [written = '', ...others] = addresses.length > 0 ? notes : ['', ...notes];
  const name = addresses.includes('/') ? pageWords.home : written.replace(/ \| .*$/, '');
  const shownFiles = files.slice(0, most.files);
  const shownChanges = changes.slice(0, most.changes);
  return {
    title: name === '' ? title : `${title}: ${name}`,
    notes: [
      ...(addresses.length > 0 ? [addresses.join(' → ')] : []),
      ...others,
      ...(lines === undefined ? [] : [lines]),
      ...(pages ? [pages.join(', ')] : []),
    ],
    warnings: [...warnings],
    files: shownFiles.map((file) => ({ text: describeFile(file), ...thumbnails.get(file.file) })),
    changes: shownChanges.map(describeChange),
    more: files.length - shownFiles.length + changes.length - shownChanges.length,
  };
}

function describeFile(file: FileChange): string {
  return `${fileVerbs[file.status]}: ${file.file} (${describeSizes(file)})`;
}

function describeChange({ place, before, after }: Change): PublishChange {
  const where = place.join(' › ');
  if (before !== undefined && after !== undefined) {
    return { place: where, ...markWords(shorten(before), shorten(after)) };
  }
  return {
    place: where,
    ...(before !== undefined && { before: [{ text: shorten(before), marked: true }] }),
    ...(after !== undefined && { after: [{ text: shorten(after), marked: true }] }),
  };
}

function shorten(text: string): string {
  return text.length > most.letters ? `${text.slice(0, most.letters)} …` : text;
}
