import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { Marked } from 'marked';
import { guideAddress, guideIndex, nameGuidePage } from '../protocol/editor-api';
import { helpWords } from '../model/help-words';
import { escapeXml } from '../../content/html/escape-markup';
import { engineFolder } from '../../io/engine-folder.mjs';
import { slugOf, writeGuideIndex } from './guide-index';

const docsFolder = join(engineFolder, 'docs');

/** The policy of guides: text with its styles and images. */
export const guidePolicy =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const styles = `
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
body { max-width: 42rem; margin: 0 auto; padding: 1rem 1.25rem 4rem; overflow-wrap: break-word; }
h1, h2, h3 { line-height: 1.25; text-wrap: balance; scroll-margin-top: 1rem; }
h2 { margin-top: 2.25em; }
li { margin-block: .35em; }
a { padding-block: .2em; }
img { max-width: 100%; height: auto; }
pre, code { font-family: ui-monospace, monospace; font-size: .9em; white-space: pre-wrap; }
pre { padding: .75rem 1rem; background: color-mix(in srgb, currentColor 8%, transparent); }
table { border-collapse: collapse; }
th, td { padding: .4rem .75rem .4rem 0; border-bottom: 1px solid; text-align: start; overflow-wrap: anywhere; }
:target { text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: .25em; }
`;

interface GuideFile {
  type: string;
  content: string | Buffer;
}

/** The names of all guides as pages, of their images and of their index, below `guidesPath`. */
export function listGuides(): string[] {
  const names = [...listDocs()].filter((name) => /\.(?:md|webp)$/.test(name));
  return [...names.map(nameGuidePage), guideIndex];
}

/** A guide as a page that a browser shows, an image of one or their index; undefined if `docs/` has no such file. */
export function readGuide(name: string): GuideFile | undefined {
  if (name === guideIndex) {
    return { type: 'application/json', content: writeGuideIndex(join(docsFolder, 'editing')) };
  }
  const files = listDocs();
  const guide = name.replace(/\.html$/, '.md');
  if (guide !== name && files.has(guide)) {
    return { type: 'text/html;charset=utf-8', content: writePage(guide, files) };
  }
  if (!name.endsWith('.webp') || !files.has(name)) return undefined;
  return { type: 'image/webp', content: readFileSync(join(docsFolder, name)) };
}

function listDocs(): Set<string> {
  const names = readdirSync(docsFolder, { recursive: true, encoding: 'utf8' });
  return new Set(names.map((name) => name.replaceAll('\\', '/')));
}

function writePage(name: string, files: ReadonlySet<string>): string {
  const markdown = readFileSync(join(docsFolder, name), 'utf8');
  const title = /^# (.*)$/m.exec(markdown)?.[1] ?? name;
  const marked = new Marked({
    renderer: {
      // A link to something else, such as code, becomes its text.
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        const [path = ''] = href.split('#');
        const isThere = /^(https?:|$)/.test(path) || files.has(posix.join(name, '..', path));
        const target = /^https?:/.test(path) ? href : nameGuidePage(href);
        return isThere ? `<a href="${escapeXml(target)}">${text}</a>` : text;
      },
      heading({ depth, text, tokens }) {
        return `<h${depth} id="${slugOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>`;
      },
    },
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(title)}</title>
<link rel="icon" href="data:,">
<style>${styles}</style>
</head>
<body>
<nav aria-label="${helpWords.guides}"><a href="${guideAddress('README.md')}">${helpWords.guides}</a></nav>
<main>
${marked.parse(markdown, { async: false })}</main>
</body>
</html>
`;
}
