import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { Marked, type Token } from 'marked';
import { escapeXml } from '../../src/published/escape-xml';
import type { Topic } from './docs-topics';

/** A page of docs/ for editors, as it is shown in the reference. */
export interface Guide extends Topic {
  html: string;
  /** all of its words, for the search */
  words: string;
}

/** Where the guides are, from the folder of the project. */
const guideFolder = 'docs/editing';
const otherGuides = ['docs/glossary.md'];

/** Reads the guides for editors; what says where to start comes first. */
export function readGuides(folder: string): Guide[] {
  const files = readdirSync(join(folder, guideFolder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${guideFolder}/${name}`)
    .toSorted((a, b) => Number(isStart(b)) - Number(isStart(a)) || (a < b ? -1 : 1));
  const known = [...files, ...otherGuides];
  return known.map((file) => renderGuide(readFileSync(join(folder, file), 'utf8'), file, known));
}

function isStart(file: string): boolean {
  return basename(file) === 'README.md';
}

function pathOf(file: string): string {
  return `guides/${isStart(file) ? 'start' : basename(file, '.md')}.html`;
}

/** Renders guides as HTML. A link without a target, such as one for developers, becomes its text. */
export function createGuideRenderer(findLinkTarget: (href: string) => string | undefined): Marked {
  return new Marked({
    renderer: {
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        const target = findLinkTarget(href);
        return target === undefined ? text : `<a href="${escapeXml(target)}">${text}</a>`;
      },
    },
  });
}

function renderGuide(markdown: string, file: string, known: readonly string[]): Guide {
  const marked = createGuideRenderer((href) => findTarget(href, file, known));
  const tokens = marked.lexer(markdown);
  const readWords = (parts: readonly Token[]) => dropMarkup(marked.parser([...parts]));
  const [heading, ...rest] = tokens;
  return {
    path: pathOf(file),
    title: readWords(heading ? [heading] : []),
    summary: readWords(rest.filter(({ type }) => type === 'paragraph').slice(0, 1)),
    html: marked.parser(tokens),
    words: readWords(tokens),
  };
}

/** Where a link of a guide leads in the reference; undefined if that has no such page. */
function findTarget(href: string, file: string, known: readonly string[]): string | undefined {
  if (/^https?:/.test(href)) return href;
  const target = posix.join(posix.dirname(file), href.replace(/#.*$/, ''));
  return known.includes(target) ? basename(pathOf(target)) : undefined;
}

const escaped: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#39;': "'",
};

/** The words of what was rendered. */
function dropMarkup(html: string): string {
  return html
    .replaceAll(/<\/?(?:a|code|em|strong)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&[a-z#0-9]+;/g, (code) => escaped[code] ?? code)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
