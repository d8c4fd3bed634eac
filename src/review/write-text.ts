import { showHiddenInLines } from '../check/report/show-hidden';
import type { Change } from './change';
import type { SiteReview } from './compare-sites';
import { describeReview, describeSizes, fileVerbs } from './describe-review';
import { markWords, type Stretch } from './mark-words';
import { outlineReview, type Section } from './outline-review';

const codes = { bold: 1, quiet: 2, warning: 33, before: 31, after: 32 } as const;

/** Puts words in a color, or leaves them as they are. */
type Paint = (code: keyof typeof codes, words: string) => string;

/** Writes a review for people at a terminal. */
export function writeText(review: SiteReview, color: boolean): string {
  const paint: Paint = (code, words) => (color ? `\u001B[${codes[code]}m${words}\u001B[0m` : words);
  return [
    `${paint('bold', describeReview(review))} Compared with ${review.before.name}.`,
    ...outlineReview(review).map((section) => writeSection(section, paint)),
  ].join('\n\n');
}

function writeSection({ title, addresses, ...section }: Section, paint: Paint): string {
  const { notes = [], warnings = [], lines, files = [], changes = [], pages } = section;
  const where = addresses ? `: ${addresses.join(' → ')}` : '';
  return [
    paint('bold', `== ${title}${where}`),
    ...notes.map((note) => paint('quiet', showHiddenInLines(note))),
    ...warnings.map((warning) => paint('warning', `! ${warning}`)),
    ...(lines === undefined ? [] : [lines]),
    ...files.map(
      (file) =>
        `${fileVerbs[file.status]}: ${showHiddenInLines(file.file)} (${describeSizes(file)})`,
    ),
    ...(pages ? [paint('quiet', pages.join(', '))] : []),
    ...changes.flatMap((change) => writeChange(change, paint)),
  ].join('\n');
}

function writeChange({ place, before, after }: Change, paint: Paint): string[] {
  const where = `${showHiddenInLines(place.join(' › '))}:`;
  if (before === undefined) return ['', where, `  new:    ${paint('after', indent(after))}`];
  if (after === undefined) return ['', where, `  removed: ${paint('before', indent(before))}`];
  const marked = markWords(before, after);
  return [
    '',
    where,
    `  before: ${writeStretches(marked.before, (words) => paint('before', words))}`,
    `  after:  ${writeStretches(marked.after, (words) => paint('after', words))}`,
  ];
}

/** Without color, words are marked by brackets: `call [us] today`. */
function writeStretches(stretches: readonly Stretch[], mark: (words: string) => string): string {
  return stretches
    .map(({ text, marked }) => {
      const shown = indent(text);
      const words = shown.trim();
      if (!marked || words === '') return shown;
      const painted = mark(words) === words ? `[${words}]` : mark(words);
      return shown.replace(words, () => painted);
    })
    .join('');
}

function indent(text = ''): string {
  return showHiddenInLines(text).replaceAll('\n', '\n          ');
}
