import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadForRenderer } from './custom-blocks/load-for-renderer';
import { createPageRenderer, type PageRendererOptions } from '../render/entry-server';
import { dataUrl, htmlFile } from '../payload/page-paths';
import type { PagePayload, SitePayload } from '../payload/payload';
import { listAddresses, listPagePictures } from '../published/list-addresses';
import { copyText } from '../utils/memoize';
import { digestFiles } from './digest-files';
import type { WrittenPage } from './page-cache';
import { writeCompressed } from './compress-files';

/** What must be known to render the pages of a site in one language. */
export interface RenderedSite extends PageRendererOptions {
  site: SitePayload;
  outFolder: string;
  /** the host sends compressed copies that lie beside the files */
  hasCopies: boolean;
  /** of block types that the site adds, see `loadForRenderer` */
  customModules: Readonly<Record<string, string>>;
}

/** What the build must know of a page that was rendered. */
export interface RenderedPage {
  path: string;
  written: WrittenPage;
  /** what it asks for within the site and no page before it that was rendered here */
  asks: string[];
}

/** Pages of a site that are rendered together. */
export interface LanguagePages {
  /** the position of their language */
  language: number;
  /** their payloads as JSON */
  pages: readonly string[];
}

/** Makes a function that renders pages of a site in any of its languages and writes them. */
export async function createSiteWriter(
  sites: readonly RenderedSite[],
): Promise<(pages: LanguagePages) => RenderedPage[]> {
  const writers = await Promise.all(sites.map(createPageWriter));
  return ({ language, pages }) => writers[language]?.(pages) ?? [];
}

/**
 * Makes a function that renders pages of a site and writes HTML, payload and stylesheet, with
 * compressed copies if the host sends them. Each page is given as its payload in JSON.
 */
async function createPageWriter({
  site,
  outFolder,
  hasCopies,
  customModules,
  ...options
}: RenderedSite): Promise<(pages: readonly string[]) => RenderedPage[]> {
  await loadForRenderer(customModules);
  const renderPage = createPageRenderer(site, options);
  const known = new Set<string>();

  function listNew(addresses: readonly string[]): string[] {
    return addresses.filter((address) => {
      if (known.has(address)) return false;
      known.add(copyText(address));
      return true;
    });
  }

  /**
   * Pages share stylesheets: the first one brings it. What is there is never written over, because it
   * may be a link into the site that visitors see; the error that prevents it costs more than a look.
   */
  function writeStylesheet({ url, css }: { url: string; css: string }): string | undefined {
    if (known.has(url)) return undefined;
    try {
      return digestFiles(write(url, css, 'wx'));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined;
      throw error;
    }
  }

  function write(file: string, text: string, flag = 'w'): Buffer[] {
    const path = join(outFolder, file);
    const content = Buffer.from(text);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content, { flag });
    return hasCopies ? [content, ...writeCompressed(path, content)] : [content];
  }

  return (pages) =>
    pages.map((json) => {
      const page = JSON.parse(json) as PagePayload;
      const { html, stylesheet, styleHashes } = renderPage(page);
      const digest = digestFiles([
        ...write(htmlFile(page.path), html),
        ...write(dataUrl(page.path).slice(1), json),
      ]);
      const stylesheetDigest = writeStylesheet(stylesheet);
      known.add(stylesheet.url);
      const asks = listNew([
        ...listAddresses(html, 'html', site.site.url),
        ...listAddresses(stylesheet.css, 'css', site.site.url),
      ]);
      const written = {
        digest,
        stylesheet: stylesheet.url,
        stylesheetDigest,
        styleHashes,
        pictures: listPagePictures(html, json),
      };
      return { path: page.path, written, asks };
    });
}
