import { picturesUrl } from '../../payload/page-paths';
import type { PageStyleNames } from '../page-cache';
import { CommandError } from '../../io/command-error';
import type { FoundPart } from './read-parts';

const picturesFolder = picturesUrl.slice(1);

/** What all parts have together. */
export interface JoinedParts {
  /** path below the folder of the site → the part that has it, and its digest there */
  files: Map<string, PartFile>;
  /** address of a page → the styles of it */
  pages: Map<string, PageStyleNames>;
}

interface PartFile {
  part: FoundPart;
  digest: string;
}

/**
 * Joins the lists of all parts. Each part brings the stylesheets and pictures of its own pages. The
 * stylesheets must be the same in all; of a picture, the first one is taken, as encoders do not promise
 * the same bytes on another machine.
 *
 * @throws CommandError when two parts have the same file otherwise
 */
export function joinParts(parts: readonly FoundPart[]): JoinedParts {
  const pages = new Map(parts.flatMap((part) => part.pages));
  const shared = new Set([...pages.values()].map(({ stylesheet }) => stylesheet.slice(1)));
  const files = new Map<string, PartFile>();
  for (const part of parts) {
    for (const [file, digest] of part.files) {
      const before = files.get(file);
      if (before && file.startsWith(picturesFolder)) continue;
      // Its compressed copies, too.
      const mayBeShared = shared.has(file.replace(/\.(?:gz|br)$/, ''));
      if (before && !(mayBeShared && before.digest === digest)) {
        throw new CommandError(
          `"${file}" is both in ${before.part.name} and in ${part.name}. Build both parts again.`,
        );
      }
      files.set(file, { part, digest });
    }
  }
  return { files, pages };
}

/** So many are enough to see what is wrong. */
const maxListed = 10;

/**
 * Proves that the parts have each file of a site, and no other.
 *
 * @throws CommandError that names files that are missing or too many
 */
export function assertComplete(planned: ReadonlySet<string>, there: ReadonlySet<string>): void {
  const faults = [
    ...[...planned]
      .filter((file) => !there.has(file))
      .map((file) => `"${file}" is missing from all parts.`),
    ...[...there]
      .filter((file) => !planned.has(file))
      .map((file) => `"${file}" is in a part but does not belong to the site.`),
  ];
  if (faults.length === 0) return;
  const more = faults.length - maxListed;
  const lines = [...faults.slice(0, maxListed), ...(more > 0 ? [`and ${more} more`] : [])];
  throw new CommandError([...lines, 'Build all parts again.'].join('\n'));
}
