import { cutLine } from './draw-frame';
import type { Change } from './fix-text';
import { coverHidden, showHidden } from './show-hidden';

const green = '\u001B[32m';
const red = '\u001B[31m';
const reset = '\u001B[0m';

/** Writes changes for people: what was done, and the lines before and after it. */
export function formatChanges(
  changes: readonly Change[],
  { file: path, color }: { file: string; color: boolean },
): string {
  const file = showHidden(path);
  const paint = (code: string, words: string) => (color ? `${code}${words}${reset}` : words);
  const reports = changes.map(({ code, title, line, before, after }) => {
    const place = findDifference(before, after ?? '');
    const show = (sign: string, text: string) =>
      text.split(/\r\n|\n|\r/).map((part) => `${sign} ${cutLine(coverHidden(part), place).shown}`);
    return [
      `fixed[${code}]: ${showHidden(title)}`,
      `  --> ${file}:${line}`,
      ...show('-', before).map((text) => paint(red, text)),
      ...(after === undefined ? [] : show('+', after).map((text) => paint(green, text))),
      '',
    ].join('\n');
  });
  const count = changes.length === 1 ? '1 fix' : `${changes.length} fixes`;
  return [...reports, `${count} in ${file}`].join('\n');
}

function findDifference(before: string, after: string): number {
  let index = 0;
  while (index < before.length && before[index] === after[index]) index += 1;
  return index;
}
