import { readFile } from 'node:fs/promises';
import { followFolder, listMovedFolders, listMovedPages } from '../../content/moved-folders';
import type { SiteConfig } from '../../generated/config-types';
import type { PlannedPage } from '../../pages/plan-pages';
import { dataUrl, normalizePath, notFoundPath } from '../../payload/page-paths';
import { toAsciiAddress } from '../../published/hosts/host-rules';
import { createPageRenderer } from '../../render/entry-server';
import { planFile, type FileOutput, type Output } from '../outputs/output';
import type { SitePlan } from '../outputs/plan-site';
import { readAddress } from './answer-safely';

/** What a server answers with. */
export interface SiteAnswer {
  status: number;
  /** media type */
  type: string;
  body: string | Uint8Array;
  /** where a redirect leads */
  location?: string;
}

/** A site that answers like the built one, without building it. */
export interface PlannedSite {
  answer: (url: string) => Promise<SiteAnswer>;
}

/** A page, and what renders it in its language. */
interface ShownPage {
  page: PlannedPage;
  renderPage: PageRenderer;
}

/** What earlier versions of the site left. */
interface KnownOfSite {
  /** those of pages that were shown before, by their addresses; gets those of new ones */
  stylesheets?: Map<string, string>;
  /** those of an earlier version of the site; gets those of this one, and the others are left out */
  renderers?: Map<string, PageRenderer>;
}

export type PageRenderer = ReturnType<typeof createPageRenderer>;

/**
 * Makes what is asked for of a site, when it is asked for.
 *
 * @param config that was planned
 */
export function createPlannedSite(
  config: SiteConfig,
  plan: Pick<SitePlan, 'languages' | 'outputs'>,
  {
    stylesheets = new Map<string, string>(),
    renderers = new Map<string, PageRenderer>(),
  }: KnownOfSite = {},
): PlannedSite {
  const before = new Map(renderers);
  renderers.clear();
  const languages = plan.languages.map(({ site, rendering, pages }) => {
    // Header, footer and styles follow from this alone, and most changes are in a page.
    const key = JSON.stringify([site, rendering]);
    const renderPage = before.get(key) ?? createPageRenderer(site, rendering);
    renderers.set(key, renderPage);
    return { notFound: (site.base ?? '') + notFoundPath, pages, renderPage };
  });
  const movedFolders = listMovedFolders(config.redirects);
  const redirects = new Map(
    listMovedPages(config.redirects).map(({ from, to }) => [from, toAsciiAddress(to)]),
  );
  const findFile = createFileFinder(plan.outputs());

  function findPage(path: string): ShownPage | undefined {
    for (const { notFound, pages, renderPage } of languages) {
      const written = path === notFound ? '*' : path;
      const page = pages.find((one) => one.path === written);
      if (page) return { page, renderPage };
    }
    return undefined;
  }

  function showPage({ page, renderPage }: ShownPage, status: number): SiteAnswer {
    const { html, stylesheet } = renderPage(page.build());
    stylesheets.set(stylesheet.url, stylesheet.css);
    return { status, type: 'text/html', body: html };
  }

  return {
    async answer(url) {
      const path = normalizePath(decodeURI(readAddress(url).pathname));
      const redirect = redirects.get(path) ?? followFolder(path, movedFolders);
      if (redirect) return { status: 302, type: 'text/html', body: '', location: redirect };
      const page = findPage(path);
      if (page) return showPage(page, 200);
      const css = stylesheets.get(path);
      if (css !== undefined) return { status: 200, type: 'text/css', body: css };
      const file = findFile(path);
      if (file) return { status: 200, type: file.type, body: await readContent(file) };
      if (path.startsWith('/_data/'))
        return { status: 404, type: 'application/json', body: 'null' };
      const [, folder = ''] = /^(\/[^/]+)/.exec(path) ?? [];
      const notFound = findPage(folder + notFoundPath) ?? findPage(notFoundPath);
      return notFound ? showPage(notFound, 404) : { status: 404, type: 'text/html', body: '' };
    },
  };
}

/** Goes through the outputs only as far as what was asked for: pictures come before pages. */
function createFileFinder(outputs: Iterable<Output>): (url: string) => FileOutput | undefined {
  const remaining = outputs[Symbol.iterator]();
  const found = new Map<string, FileOutput>();
  return (url) => {
    while (!found.has(url)) {
      const { done, value } = remaining.next();
      if (done) return undefined;
      const file = 'page' in value ? planFile(dataUrl(value.url), () => value.json) : value;
      found.set(file.url, file);
    }
    return found.get(url);
  };
}

async function readContent({ make }: FileOutput): Promise<string | Uint8Array> {
  const content = await make();
  if (typeof content === 'string' || content instanceof Uint8Array) return content;
  return readFile(content.path);
}
