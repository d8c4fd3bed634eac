import { countProblems, type RelatedPlace } from '../problem';
import type { FileReport } from './file-report';
import { showHiddenInLines } from './show-hidden';

/** A place in another file than the config names it. */
function nameFile({ source, ...place }: RelatedPlace): object {
  return { ...place, ...(source && { file: source.file }) };
}

/**
 * Writes problems for programs, as `schema/output/problems.schema.json` describes it. The version
 * counts up when a program that reads it would have to change.
 */
export function formatAsJson(reports: readonly FileReport[]): string {
  const diagnostics = reports.flatMap(({ file, problems }) =>
    problems.map(({ more: _more, source, related, ...problem }) => ({
      file: source?.file ?? file,
      ...problem,
      ...(related && { related: related.map(nameFile) }),
    })),
  );
  const written = JSON.stringify(
    {
      version: 1,
      files: reports.map(({ file }) => file),
      counts: countProblems(reports.flatMap(({ problems }) => problems)),
      diagnostics,
    },
    null,
    2,
  );
  return showHiddenInLines(written);
}
