import type { Problem, SourceFile } from '../problem';

/** What was found in one file. */
export interface FileReport {
  /** how the file is called in the output: its path, with forward slashes */
  file: string;
  text: string;
  problems: readonly Problem[];
}

/** A report on a config and files that its lists are kept in → a report on each of them. */
export function splitByFile({ file, text, problems }: FileReport): FileReport[] {
  const own: Problem[] = [];
  const others = new Map<string, { source: SourceFile; problems: Problem[] }>();
  for (const problem of problems) {
    const { source } = problem;
    if (!source) {
      own.push(problem);
      continue;
    }
    const other = others.get(source.file) ?? { source, problems: [] };
    other.problems.push(problem);
    others.set(source.file, other);
  }
  const reports = [...others.values()].map((other) => ({
    ...other.source,
    problems: other.problems,
  }));
  return [{ file, text, problems: own }, ...reports];
}
