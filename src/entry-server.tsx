import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import createEmotionServer from '@emotion/server/create-instance';
import { CacheProvider } from '@emotion/react';
import { Document, type StyleTag } from './document';
import type { PagePayload, SitePayload } from './pages/payload';
import { pruneVariables } from './prune-variables';
import { BlockContent } from './shell/block-slot';
import { Page } from './shell/page';
import { SiteFooter } from './shell/site-footer';
import { SiteFrame } from './shell/site-frame';
import { SiteHeader } from './shell/site-header';
import { createStyleCache } from './shell/style-cache';

/** React leaves this mark where a Suspense boundary failed on the server. */
const failedBoundary = '<!--$!-->';

/**
 * Makes a function that renders pages of one site to complete HTML documents. Header and footer
 * are rendered once for all pages that show the same ones.
 *
 * @param script address of the boot script
 * @returns renders a page; throws an Error that names the page and block if a component throws
 */
export function createPageRenderer(
  site: SitePayload,
  script: string,
): (page: PagePayload) => string {
  const cache = createStyleCache();
  cache.compat = true;
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const headers = new Map<string, string>();
  const menuPaths = new Set(
    site.menu.flatMap(({ href, links = [] }) => [href, ...links.map((link) => link.href)]),
  );
  const footer = render(<SiteFooter />);

  function render(content: ReactNode): string {
    return renderToString(
      <CacheProvider value={cache}>
        <SiteFrame site={site}>{content}</SiteFrame>
      </CacheProvider>,
    );
  }

  /** The header differs only in which entry is marked as the current page. */
  function renderHeader(path: string): string {
    const key = menuPaths.has(path) ? path : '';
    const header = headers.get(key) ?? render(<SiteHeader path={key} />);
    headers.set(key, header);
    return header;
  }

  return function renderPage(page) {
    const parts = { header: page.header ? renderHeader(page.path) : '', footer };
    const body = render(<Page page={page} parts={parts} />);
    if (body.includes(failedBoundary)) throw findFailure(page, render);
    const styles = extractCriticalToChunks(body).styles.map(({ key, ids, css }): StyleTag => {
      // Under Emotion's own name the full set of variables would never be added for later pages.
      if (css.includes(':root{')) return { css: pruneVariables(css, body) };
      return { emotion: `${key} ${ids.join(' ')}`, css };
    });
    const markup = renderToStaticMarkup(
      <Document site={site} page={page} script={script} styles={styles} body={body} />,
    );
    return `<!doctype html>${markup}`;
  };
}

function findFailure(page: PagePayload, render: (content: ReactNode) => string): Error {
  for (const [index, placed] of page.blocks.entries()) {
    try {
      render(<BlockContent placed={placed} />);
    } catch (error) {
      const place = `Page ${page.path}, block ${index + 1} (${placed.block.type})`;
      return new Error(`${place} could not be rendered: ${String(error)}`, { cause: error });
    }
  }
  return new Error(`Page ${page.path} could not be rendered`);
}
