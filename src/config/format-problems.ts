import { drawFrame } from './draw-frame';
import type { Problem } from './problem';

export interface FormatOptions {
  /** the text of the config, for the lines to show */
  text: string;
  /** how the file is called in the output */
  file: string;
  color: boolean;
}

const escapeCodes = { error: '\u001B[31m', warning: '\u001B[33m', quiet: '\u001B[2m' };
const bold = '\u001B[1m';
const reset = '\u001B[0m';

/** Writes problems for people: what, where, the line itself, and what to do. */
export function formatProblems(problems: readonly Problem[], options: FormatOptions): string {
  const { text, file, color } = options;
  const lines = text.split(/\r\n|\n|\r/);
  const paint = (code: string, words: string) => (color ? `${code}${words}${reset}` : words);

  const reports = problems.map(({ code, severity, message, hint, place, range }) => {
    const { line, column } = range.start;
    const head = `${paint(escapeCodes[severity], `${severity}[${code}]`)}: ${paint(bold, message)}`;
    const where = `  --> ${file}:${line}:${column}`;
    const { source, marks, gutter } = drawFrame(lines[line - 1] ?? '', range);
    return [
      head,
      paint(escapeCodes.quiet, where),
      ...(place ? [paint(escapeCodes.quiet, `   in ${place}`)] : []),
      `${paint(escapeCodes.quiet, `${line} |`)} ${source}`,
      `${paint(escapeCodes.quiet, `${gutter} |`)} ${paint(escapeCodes[severity], marks)}`,
      ...(hint ? [`${gutter} = ${hint}`] : []),
      '',
    ].join('\n');
  });
  return [...reports, `${describeCounts(countProblems(problems))} in ${file}`].join('\n');
}

/** Writes problems for programs. */
export function formatProblemsAsJson(problems: readonly Problem[], file: string): string {
  const diagnostics = problems.map(({ code, severity, message, hint, path, place, range }) => ({
    code,
    severity,
    message,
    ...(hint && { hint }),
    path,
    ...(place && { place }),
    range,
  }));
  return JSON.stringify(
    { version: 1, file, counts: countProblems(problems), diagnostics },
    null,
    2,
  );
}

function countProblems(problems: readonly Problem[]): { errors: number; warnings: number } {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: problems.length - errors };
}

function describeCounts({ errors, warnings }: { errors: number; warnings: number }): string {
  const parts = [
    ...(errors > 0 ? [errors === 1 ? '1 error' : `${errors} errors`] : []),
    ...(warnings > 0 ? [warnings === 1 ? '1 warning' : `${warnings} warnings`] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : 'No problems';
}
