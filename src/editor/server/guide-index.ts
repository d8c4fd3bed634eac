import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SearchIndexWriter } from '../../published/search/write-search-index';
import { guideAddress } from '../protocol/editor-api';

/** The index for searching the guides in a folder: the files of a search index, by address, as JSON. */
export function writeGuideIndex(folder: string): string {
  const index = new SearchIndexWriter();
  const list = 'README.md';
  const overview = readFileSync(join(folder, list), 'utf8');
  const guides = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== list);
  for (const guide of guides.toSorted()) {
    const [start = '', ...parts] = readFileSync(join(folder, guide), 'utf8').split(/^## /m);
    const title = /^# (.*)$/m.exec(start)?.[1] ?? guide;
    const linkTexts = [...overview.matchAll(/\[([^\]]*)\]\(([^)]*)\)/g)]
      .filter(([, , link]) => link === guide)
      .map(([, linkText = '']) => linkText);
    const add = (path: string, heading: string, text: string, linked: string[] = []) => {
      const headings = [...linked, ...readAliases(text)].join('\n');
      index.add({ path, title: heading, headings, kind: '', text: readWords(text) });
    };
    add(guideAddress(guide), title, start.replace(/^# .*$/m, ''), linkTexts);
    for (const part of parts) {
      const [heading = '', ...lines] = part.split('\n');
      const path = guideAddress(`${guide}#${slugOf(heading)}`);
      add(path, `${title}: ${heading}`, lines.join('\n'));
    }
  }
  return `{${[...index.writeFiles()].map(([url, json]) => `"${url}":${json}`).join()}}`;
}

/** The same as on GitHub, so that links work in both places. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}

/** What people call it who do not know its heading: a comment that only the search reads. */
function readAliases(markdown: string): string[] {
  return [...markdown.matchAll(/^<!-- Also: (.*) -->$/gm)].map(([, aliases = '']) => aliases);
}

/** Markdown without its marks, comments and without examples of code. */
function readWords(markdown: string): string {
  return markdown
    .replaceAll(/^ *```.*?^ *```/gms, '')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/-{3,}|[*`|#]/g, ' ')
    .trim();
}
