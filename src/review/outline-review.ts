import type { Change } from './change';
import type { FileChange } from './changed-files';
import type { PageChange } from './compare-pages';
import type { SiteReview } from './compare-sites';
import {
  countPages,
  describeOldAddress,
  describeValidity,
  lowerFirst,
  writeProblems,
} from './describe-review';

/** A part of a written review. Each format shows what is there, in this order. */
export interface Section {
  /** `Changed` */
  title: string;
  /** addresses that belong to the title: that of a page, or its old and its new one */
  addresses?: readonly string[];
  notes?: readonly string[];
  warnings?: readonly string[];
  /** lines as they are to be shown, such as problems with their places */
  lines?: string;
  /** files of public/ */
  files?: readonly FileChange[];
  changes?: readonly Change[];
  /** pages that it is about, when there are many */
  pages?: readonly string[];
}

const maxProblems = 20;

const verbs = { added: 'New page', removed: 'Removed', moved: 'Moved', changed: 'Changed' };

/** What a review says, in the order in which it is worth reading. */
export function outlineReview(review: SiteReview): Section[] {
  const { before, after, first, files, pages, repeated, shared } = review;
  const warnings = [before, after].flatMap(describeValidity);
  const own = pages.filter(({ status, changes }) => status !== 'changed' || changes.length > 0);
  return [
    ...first.map(({ title, why, changes }) => ({
      title: `Look at this first: ${lowerFirst(title)}`,
      warnings: why ? [why] : [],
      changes,
    })),
    ...(warnings.length > 0 ? [{ title: 'Not valid', warnings }] : []),
    ...outlineProblems(review),
    ...outlineFiles(files),
    ...own.map(outlinePage),
    ...repeated.map(({ example, paths }) => ({
      title: `The same on ${countPages(paths.length)}`,
      changes: [example],
      pages: paths,
    })),
    ...shared.map(({ title, changes }) => ({ title, changes })),
  ];
}

function outlineProblems({ newProblems, fixedProblems, before, after }: SiteReview): Section[] {
  const write = (
    title: string,
    problems: typeof newProblems,
    version: typeof before,
  ): Section[] => {
    if (problems.length === 0) return [];
    const shown = problems.slice(0, maxProblems);
    const more = problems.length - shown.length;
    const notes = more > 0 ? [`And ${more} more.`] : [];
    return [{ title, lines: writeProblems(shown, version), notes }];
  };
  return [
    ...write('New problems', newProblems, after),
    ...write('Fixed problems', fixedProblems, before),
  ];
}

function outlineFiles(files: readonly FileChange[]): Section[] {
  if (files.length === 0) return [];
  return [{ title: 'Files in public/', files }];
}

function outlinePage(page: PageChange): Section {
  const { status, path, oldPath, title, changes } = page;
  const address = describeOldAddress(page);
  return {
    title: verbs[status],
    addresses: oldPath ? [oldPath, path] : [path],
    notes: [title, ...(address?.harmless ? [address.text] : [])],
    warnings: address && !address.harmless ? [address.text] : [],
    changes,
  };
}
