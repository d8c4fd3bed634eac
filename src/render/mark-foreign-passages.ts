import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import {
  readSpoken,
  foundLanguage,
  markLanguages,
  readMixedLanguages,
  type Passage,
} from '../payload/mark-languages';
import type { PagePayload, SitePayload } from '../payload/payload';

/** Makes what is not translated on a page name its language. @param html written by React */
export function markForeignPassages(html: string, page: PagePayload, site: SitePayload): string {
  const languages = readMixedLanguages(page.languages, site);
  if (!languages) return html;
  const names: { offset: number; language: string }[] = [];
  const tree = fromHtml(html, { fragment: true });
  markLanguages(
    readPassage(tree, (offset, language) => names.push({ offset, language })),
    languages,
  );
  let named = '';
  let done = 0;
  for (const { offset, language } of names) {
    named += `${html.slice(done, offset)} lang="${language}" ${foundLanguage}=""`;
    done = offset;
  }
  return named + html.slice(done);
}

/** @param name is called with where in the HTML attributes of an element may be added */
function readPassage(
  node: Root | Element,
  name: (offset: number, language: string) => void,
): Passage {
  const { properties = {}, tagName = '' } = node.type === 'element' ? node : {};
  const texts = node.children.flatMap((child) => (child.type === 'text' ? child.value : []));
  return {
    ...readSpoken({ texts, readWhole: () => readText(node) }, (attribute) => {
      const value = properties[propertyNames[attribute] ?? attribute];
      return typeof value === 'string' ? value : undefined;
    }),
    isNamed: properties['lang'] !== undefined,
    name: (language) => {
      const start = node.position?.start.offset;
      if (start !== undefined) name(start + 1 + tagName.length, language);
    },
    listParts: () =>
      node.children.flatMap((child) => (child.type === 'element' ? readPassage(child, name) : [])),
  };
}

function readText(node: Root | Element): string {
  return node.children
    .map((child) => {
      if (child.type === 'element') return readText(child);
      return child.type === 'text' ? child.value : '';
    })
    .join('');
}

/** What hast calls attributes whose names are more than a word. */
const propertyNames: Readonly<Record<string, string>> = { 'aria-label': 'ariaLabel' };
