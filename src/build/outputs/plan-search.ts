import { readShareTitle } from '../../content/share-title';
import type { SiteConfig } from '../../generated/config-types';
import type { PlannedPage } from '../../pages/plan-pages';
import { findLanguageBase } from '../../content/languages/page-in-language';
import { createTextFinder } from '../../payload/mark-languages';
import { notFoundPath } from '../../payload/page-paths';
import type { PagePayload } from '../../payload/payload';
import type { FoundPage, Passage } from '../../payload/search/search-index';
import { SearchIndexWriter } from '../../published/search/write-search-index';
import { planFile, type FileOutput } from './output';
import { readPageText, type FindLanguage } from './read-page-text';

/**
 * Collects what the search of a site can find, page by page. A site in which no page has a search
 * block collects nothing and has no index.
 */
export class SearchPlan {
  private readonly index: SearchIndexWriter;
  private readonly isWanted: boolean;
  private readonly siteName: string;

  constructor({ routes, site }: Pick<SiteConfig, 'routes' | 'site'>) {
    this.isWanted = routes.some(({ blocks }) => blocks.some(({ type }) => type === 'search'));
    this.siteName = site.name;
    this.index = new SearchIndexWriter(findLanguageBase(site));
  }

  /**
   * A page of the site. Those that must not be listed, or that visitors may have to hide, are passed
   * over, and so are the further pages of a list, which hold nothing of their own.
   */
  add(page: PagePayload, { route, part }: Pick<PlannedPage, 'route' | 'part'>): void {
    if (!this.isWanted || part || !canBeFound(page)) return;
    const findLanguage = createLanguageFinder(page);
    const { description } = page.head;
    const { headings, lines } = readPageText(page, findLanguage);
    const title = readShareTitle(page.head.title, this.siteName);
    const titleLanguage = findLanguage(title);
    this.index.add({
      path: page.path,
      title,
      ...(titleLanguage && { titleLanguage }),
      kind: route.forEach ?? '',
      headings: headings.join('\n'),
      ...joinPassages([{ text: description, language: findLanguage(description) }, ...lines]),
    });
  }

  /** The files that no other page changes any more, which are kept no longer. */
  *listFullFiles(): Generator<FileOutput> {
    for (const [url, text] of this.index.writeFullFiles()) yield planFile(url, () => text);
  }

  /** All others. Call when all pages have been added. */
  *listFiles(): Generator<FileOutput> {
    if (!this.isWanted) return;
    for (const [url, text] of this.index.writeFiles()) yield planFile(url, () => text);
  }
}

/** Makes a function that tells the language of a text that nobody has translated. */
function createLanguageFinder({ languages = [] }: PagePayload): FindLanguage {
  const finders = languages.flatMap(({ language, texts }) =>
    texts ? { language, isIn: createTextFinder(texts) } : [],
  );
  return (text) => finders.find(({ isIn }) => isIn(text))?.language;
}

/** The lines in the language of the page together, and those in each other one. */
function joinPassages(lines: readonly Passage[]): Pick<FoundPage, 'text' | 'passages'> {
  const join = (wanted: string | undefined) =>
    lines.flatMap(({ text, language }) => (language === wanted ? text : [])).join('\n');
  const others = new Set(lines.flatMap(({ language }) => language ?? []));
  const passages = [...others].map((language) => ({ text: join(language), language }));
  return { text: join(undefined), ...(passages.length > 0 && { passages }) };
}

function canBeFound({ path, head, quickExit, blocks }: PagePayload): boolean {
  if (path.endsWith(notFoundPath) || head.robots === 'noindex' || quickExit) return false;
  return !blocks.some(({ block }) => block.type === 'search');
}
