import { readShareTitle } from '../../src/config/content/share-title';
import type { SiteConfig } from '../../src/generated/config-types';
import type { PlannedPage } from '../../src/pages/plan-pages';
import { findLanguageBase } from '../../src/config/content/language-base';
import { createTextFinder } from '../../src/payload/name-passages';
import { notFoundPath } from '../../src/payload/page-paths';
import type { PagePayload } from '../../src/payload/payload';
import { SearchIndexWriter } from '../../src/published/search/write-search-index';
import { planFile, type FileOutput } from './output';
import { readPageText } from './read-page-text';

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
    const { headings, lines } = readPageText(page);
    const title = readShareTitle(page.head.title, this.siteName);
    const titleLanguage = findTitleLanguage(title, page);
    this.index.add({
      path: page.path,
      title,
      ...(titleLanguage && { titleLanguage }),
      kind: route.forEach ?? '',
      headings: headings.join('\n'),
      text: [page.head.description, ...lines].join('\n'),
    });
  }

  /** Call when all pages have been added. */
  *listFiles(): Generator<FileOutput> {
    if (!this.isWanted) return;
    for (const [url, text] of this.index.writeFiles()) yield planFile(url, () => text);
  }
}

/** The language that the title of a page is in, if nobody has translated it. */
function findTitleLanguage(title: string, { languages = [] }: PagePayload): string | undefined {
  return languages.find(({ texts = [] }) => createTextFinder(texts)(title))?.language;
}

function canBeFound({ path, head, quickExit, blocks }: PagePayload): boolean {
  if (path.endsWith(notFoundPath) || head.robots === 'noindex' || quickExit) return false;
  return !blocks.some(({ block }) => block.type === 'search');
}
