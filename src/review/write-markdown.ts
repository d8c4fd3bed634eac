import type { Change } from './change';
import type { SiteReview } from './compare-sites';
import type { FileChange } from './changed-files';
import { describeReview, describeSizes, fileVerbs } from './describe-review';
import { escapeMarkdown, writeCode, writeCodeBlock } from './escape-markdown';
import { markWords, type Stretch } from './mark-words';
import { outlineReview, type Section } from './outline-review';

/** GitHub takes comments of 65,536 characters; some room stays for the last line. */
const maxLength = 65_000;
const maxChanges = 20;
const maxFiles = 100;
const maxTextLength = 600;

/** The first line of the comment, by which the workflow finds it again. */
const marker = '<!-- site-review -->';

/** Writes a review as a comment on GitHub. */
export function writeMarkdown(review: SiteReview): string {
  return limitLength([
    `${marker}\n## Effects of this change`,
    `**${escapeMarkdown(describeReview(review))}** Compared with ${escapeMarkdown(review.before.name)}.`,
    ...outlineReview(review).map(writeSection),
  ]);
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
  const note = `_${left} more parts do not fit into a comment. See the full HTML report._`;
  return `${[...kept, ...(left > 0 ? [note] : [])].join('\n\n')}\n`;
}

function warn(line: string): string {
  return `> [!WARNING]\n> ${line}`;
}

function writeSection({ title, addresses, ...section }: Section): string {
  const { notes = [], warnings = [], lines, files = [], changes = [], pages } = section;
  const more = changes.length - maxChanges;
  const where = addresses ? `: ${addresses.map(writeCode).join(' → ')}` : '';
  return [
    `### ${escapeMarkdown(title)}${where}`,
    ...notes.map(escapeMarkdown),
    ...warnings.map((line) => warn(escapeMarkdown(line))),
    ...(lines === undefined ? [] : [writeCodeBlock(lines)]),
    ...(files.length > 0 ? [writeFiles(files)] : []),
    ...(pages
      ? [
          `<details><summary>Which ones</summary>\n\n${pages.map(writeCode).join(', ')}\n\n</details>`,
        ]
      : []),
    ...changes.slice(0, maxChanges).map(writeChange),
    ...(more > 0 ? [`_And ${more} more changes; see the HTML report._`] : []),
  ].join('\n\n');
}

function writeFiles(files: readonly FileChange[]): string {
  const shown = files
    .slice(0, maxFiles)
    .map((file) => `- ${fileVerbs[file.status]}: ${writeCode(file.file)} (${describeSizes(file)})`);
  const more = files.length - shown.length;
  return [...shown, ...(more > 0 ? [`- _And ${more} more; see the HTML report._`] : [])].join('\n');
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
