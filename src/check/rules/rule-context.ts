import type { SiteConfig } from '../../generated/config-types';
import { listContents, type Contents } from '../../content/list-references';
import type { CheckContext } from '../check-context';
import {
  resolveEntryLinks,
  resolveEventLinks,
  resolveTagLinks,
  type LinkedEntries,
} from '../../content/linked-entries';
import { expandRoutes, type ExpandedRoute } from '../../content/placeholders/dynamic-routes';
import {
  createPeriodFinder,
  listScheduled,
  type Period,
  type Scheduled,
} from '../../content/dates/schedule';
import type { Path } from '../../utils/json';
import {
  createFiller,
  createPlaceFinder,
  type PlaceholderPlace,
} from '../../content/placeholders/placeholder-places';

/** What rules look at. Everything is computed once for all of them. */
export interface RuleContext extends Omit<Contents, 'entryLinks'> {
  config: SiteConfig;
  publicFiles: ReadonlySet<string>;
  checkContext: CheckContext;
  /** the settings for words that are left out and do not come in the language of the site */
  missingWords: readonly string[];
  pages: readonly ExpandedRoute[];
  /** the page at an address; where several have it, the last one */
  findPage: (path: string) => ExpandedRoute | undefined;
  findPlaceholders: (path: Path) => PlaceholderPlace;
  /** what pages link to by naming or showing entries */
  linkedEntries: readonly LinkedEntries[];
  /** everything that says when it is published */
  scheduled: readonly Scheduled[];
  /** when what is at a path is published */
  findPeriod: (path: Path) => Period;
  /** a text as it is on the pages: several where its placeholders differ */
  fill: (text: string, path: Path) => readonly string[];
}

export function createRuleContext(
  config: SiteConfig,
  publicFiles: ReadonlySet<string>,
  checkContext: CheckContext,
  missingWords: readonly string[] = [],
): RuleContext {
  const { entryLinks, ...contents } = listContents(config);
  const findPlaceholders = createPlaceFinder(config);
  const fill = createFiller(findPlaceholders);
  const scheduled = listScheduled(config);
  const pages = expandRoutes(config);
  return {
    config,
    publicFiles,
    checkContext,
    missingWords,
    pages,
    findPage: createPageFinder(pages),
    ...contents,
    findPlaceholders,
    scheduled,
    findPeriod: createPeriodFinder(scheduled),
    fill,
    linkedEntries: [
      ...resolveEntryLinks(entryLinks, fill, config),
      ...resolveTagLinks(config),
      ...resolveEventLinks(config),
    ],
  };
}

/** The pages are indexed when the first rule asks for one, for all that do. */
function createPageFinder(pages: readonly ExpandedRoute[]): RuleContext['findPage'] {
  let byPath: ReadonlyMap<string, ExpandedRoute> | undefined;
  return (path) => (byPath ??= new Map(pages.map((page) => [page.path, page]))).get(path);
}

/** Whether everything on a site has to be real, or is only asked what is not. */
export function goesLive({ config, checkContext }: RuleContext): boolean {
  return config.site.status === 'live' || checkContext.listsNotReal === true;
}
