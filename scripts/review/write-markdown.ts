import type { Change } from './change';
import type { PageChange } from './compare-pages';
import type { SiteReview } from './compare-sites';
import {
  countPages,
  describeOldAddress,
  describeReview,
  describeValidity,
  writeProblems,
} from './describe-review';
import { escapeMarkdown, writeCode, writeCodeBlock } from './escape-markdown';
import { markWords, type Stretch } from './mark-words';

/** GitHub takes comments of 65,536 characters; some room stays for the last line. */
const maxLength = 65_000;
const maxChanges = 20;
const maxTextLength = 600;
const maxProblems = 20;

/** The first line of the comment, by which the workflow finds it again. */
const marker = '<!-- site-review -->';

const verbs = { added: 'New page', removed: 'Removed', moved: 'Moved', changed: 'Changed' };

/** Writes a review as a comment on GitHub. */
export function writeMarkdown(review: SiteReview): string {
  const { before, after, pages } = review;
  const own = pages.filter(({ status, changes }) => status !== 'changed' || changes.length > 0);
  const sections = [
    `${marker}\n## What this change does to the site`,
    `**${escapeMarkdown(describeReview(review))}** Compared with ${escapeMarkdown(before.name)}.`,
    ...[before, after].flatMap(describeValidity).map((line) => warn(escapeMarkdown(line))),
    ...writeProblemSections(review),
    ...own.map(writePage),
    ...writeRepeated(review),
    ...review.shared.map(({ title, changes }) => writeSection(`### ${title}`, changes)),
  ];
  return limitLength(sections);
}

function limitLength(sections: readonly string[]): string {
  const kept: string[] = [];
  let length = 0;
  for (const section of sections) {
    if (length + section.length + 2 > maxLength) break;
    kept.push(section);
    length += section.length + 2;
  }
  const left = sections.length - kept.length;
  const note = `_${left} more parts do not fit into a comment. The report in HTML has all of them._`;
  return `${[...kept, ...(left > 0 ? [note] : [])].join('\n\n')}\n`;
}

function warn(line: string): string {
  return `> [!WARNING]\n> ${line}`;
}

function writeProblemSections({ newProblems, fixedProblems, before, after }: SiteReview): string[] {
  const write = (title: string, problems: typeof newProblems, version: typeof before) => {
    if (problems.length === 0) return [];
    const shown = problems.slice(0, maxProblems);
    const more = problems.length - shown.length;
    return [
      `### ${title}`,
      writeCodeBlock(writeProblems(shown, version)),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ];
  };
  return [
    ...write('New problems', newProblems, after),
    ...write('Fixed problems', fixedProblems, before),
  ];
}

function writePage(page: PageChange): string {
  const { status, path, oldPath, title, changes } = page;
  const address = oldPath ? `${writeCode(oldPath)} → ${writeCode(path)}` : writeCode(path);
  const notice = describeOldAddress(page);
  const line = notice && escapeMarkdown(notice.text);
  return writeSection(`### ${verbs[status]}: ${address}`, changes, [
    escapeMarkdown(title),
    ...(line ? [notice.harmless ? line : warn(line)] : []),
  ]);
}

function writeRepeated({ repeated }: SiteReview): string[] {
  return repeated.map(({ example, paths }) =>
    writeSection(
      `### The same on ${countPages(paths.length)}`,
      [example],
      [
        `<details><summary>Which ones</summary>\n\n${paths.map(writeCode).join(', ')}\n\n</details>`,
      ],
    ),
  );
}

function writeSection(heading: string, changes: readonly Change[], lines: string[] = []): string {
  const more = changes.length - maxChanges;
  return [
    heading,
    ...lines,
    ...changes.slice(0, maxChanges).map(writeChange),
    ...(more > 0 ? [`_And ${more} more changes; see the report in HTML._`] : []),
  ].join('\n\n');
}

function writeChange({ place, before, after }: Change): string {
  const where = `**${place.map(escapeMarkdown).join(' › ')}**`;
  if (before === undefined) return `${where}\n${quote('New', whole(after, 'ins'))}`;
  if (after === undefined) return `${where}\n${quote('Removed', whole(before, 'del'))}`;
  const marked = markWords(before, after);
  return [
    where,
    quote('Before', writeStretches(marked.before, 'del')),
    quote('After', writeStretches(marked.after, 'ins')),
  ].join('\n');
}

function quote(word: string, text: string): string {
  return `> ${word}: ${text}${word === 'Before' ? '<br>' : ''}`;
}

function whole(text = '', tag: 'ins' | 'del'): string {
  return text === '' ? '_(empty)_' : writeStretches([{ text, marked: true }], tag);
}

function writeStretches(stretches: readonly Stretch[], tag: 'ins' | 'del'): string {
  return stretches
    .map(({ text, marked }) => {
      const cut = text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text;
      const lines = cut.split('\n').map(escapeMarkdown);
      // Spaces go outside of the tags, where GitHub keeps them.
      return marked ? lines.map((line) => mark(line, tag)).join(' · ') : lines.join(' · ');
    })
    .join('');
}

function mark(line: string, tag: 'ins' | 'del'): string {
  const words = line.trim();
  return words === '' ? line : line.replace(words, () => `<${tag}>${words}</${tag}>`);
}
