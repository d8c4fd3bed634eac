import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import createEmotionServer from '@emotion/server/create-instance';
import { CacheProvider } from '@emotion/react';
import { Document, type StyleTag } from './document';
import { loadAllBlocks } from '../shell/load-blocks';
import { readDirection } from '../content/languages/language-code';
import { listPageSources } from '../payload/foreign-sources';
import type { PagePayload, PlacedBlock, SitePayload } from '../payload/payload';
import { nameContent } from '../published/name-content';
import { writeMetaPolicy, type MetaPolicy } from '../published/content-security-policy';
import { describePage, writeJsonLd } from '../published/structured-data/describe-page';
import type { SiteFacts } from '../published/structured-data/site-facts';
import { writeHyphenationStyles, rightToLeftStyles } from './language-styles';
import { markForeignPassages } from './mark-foreign-passages';
import { splitStyles } from './page-styles';
import { writeQuoteStyles } from './quote-styles';
import { readStyleUses, type StyleUses } from './read-style-uses';
import { nameClasses, shortenClasses, type ClassNames } from './shorten-classes';
import { BlockContent, BlockSlot } from '../shell/block-slot';
import { Page } from '../shell/page';
import { SiteFooter } from '../shell/site-footer';
import { SiteFrame } from '../shell/site-frame';
import { SiteHeader } from '../shell/site-header';
import { createStyleCache } from '../shell/style-cache';

// Rendering does not wait for anything.
await loadAllBlocks();

/**
 * The link to the stylesheet of a page as React writes it, until the name of the stylesheet is
 * known. No text can look like it: React writes each "<" of a text as "&lt;".
 */
const unnamed = { href: 'late', link: '<link rel="stylesheet" href="late"/>' };

/** The end of what React writes between the first block and the others. */
const latePlace = `${unnamed.link}</div>`;

/** What React writes before a page that asks for its main picture at once. */
const picturePreloads = /^(?:<link rel="preload"[^>]*>)+/;

/** In the head of each page, before all that it asks for. */
const beforeRequests = '<link rel="expect"';

/** A page as HTML, and the stylesheet that it links. */
export interface RenderedPage {
  html: string;
  stylesheet: { url: string; css: string };
  /** hashes of the contents of its `<style>` elements, as `sha256-…` */
  styleHashes: string[];
}

/** What of a page follows from the styles that it uses. */
interface PageStyling extends Pick<RenderedPage, 'stylesheet' | 'styleHashes'> {
  head: StyleTag[];
  /** none in development: its pages keep the names that React writes */
  classNames?: ClassNames;
}

/** Each takes up to 40 kB. When all are dropped, those that many pages share are soon there again. */
const maxKept = 200;

/** Makes something once for each key, and keeps it. */
function keep<T>(kept: Map<string, T>, key: string, make: () => T): T {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  if (kept.size === maxKept) kept.clear();
  kept.set(key, made);
  return made;
}

export interface PageRendererOptions {
  /** address of the boot script; none for pages that are only looked at */
  script?: string;
  /** how much of their content security policy pages carry themselves */
  metaPolicy: MetaPolicy;
  /** what all share images have in common, see `shareImageUrl`; none where they are not drawn */
  shareDesign?: string;
  /** what search engines are told of the site; nothing where they are told nothing */
  facts?: SiteFacts;
}

const isProduction = process.env.NODE_ENV === 'production';

/** React leaves this mark where a Suspense boundary failed on the server. */
const failedBoundary = '<!--$!-->';

/**
 * Makes a function that renders pages of one site to complete HTML documents. Header and footer
 * are rendered once for all pages that show the same ones.
 *
 * @returns renders a page; throws an Error that names the page and block if a component throws
 */
export function createPageRenderer(
  site: SitePayload,
  { script, metaPolicy, shareDesign, facts }: PageRendererOptions,
): (page: PagePayload) => RenderedPage {
  const cache = createStyleCache();
  cache.compat = true;
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const headers = new Map<string, string>();
  const stylings = new Map<string, PageStyling>();
  const blocks = new Map<string, string>();
  let footer: string | undefined;
  const menuPaths = new Set(
    site.menu.flatMap(({ href, links = [] }) => [href, ...links.map((link) => link.href)]),
  );
  const isMirrored = readDirection(site.site.language) === 'rtl';
  const hyphenation = writeHyphenationStyles(site.site.language);
  const quotes = writeQuoteStyles(site.labels.quoted, site.site.language);

  function render(content: ReactNode): string {
    return renderToString(
      <CacheProvider value={cache}>
        <SiteFrame site={site}>{content}</SiteFrame>
      </CacheProvider>,
    );
  }

  /**
   * The header differs only in which entry is marked as the current page; on a site in several
   * languages, it also leads to each page in the others, as the footer does.
   */
  function renderHeader({ path, languages }: PagePayload): string {
    const key = menuPaths.has(path) ? path : '';
    if (languages) return render(<SiteHeader path={key} languages={languages} />);
    return keep(headers, key, () => render(<SiteHeader path={key} />));
  }

  function renderFooter({ languages }: PagePayload): string {
    if (languages) return render(<SiteFooter languages={languages} />);
    footer ??= render(<SiteFooter />);
    return footer;
  }

  /** Many pages end with the same blocks, such as the newest posts. A block does not depend on its page. */
  function renderBlock(placed: PlacedBlock): string {
    // React would ask for the images of custom blocks where the HTML of the block begins.
    return keep(blocks, JSON.stringify(placed), () =>
      render(<BlockSlot placed={placed} />).replace(picturePreloads, ''),
    );
  }

  /** Pages of one kind use the same styles, which are then split, named and hashed once. */
  function style(path: string, above: string, below: string): PageStyling {
    const [first, rest] = [readStyleUses(above), readStyleUses(below)];
    return keep(stylings, JSON.stringify([first, rest]), () => splitStyling(path, first, rest));
  }

  function splitStyling(path: string, first: StyleUses, rest: StyleUses): PageStyling {
    const styles = splitStyles(extractCriticalToChunks, cache, site.fonts.css, first, rest);
    // In development, React says which attributes are not those that it would write.
    const { head, late, names } = isProduction
      ? nameClasses(styles)
      : { ...styles, names: undefined };
    if (isMirrored) head.push({ css: rightToLeftStyles });
    if (hyphenation) head.push({ css: hyphenation });
    if (quotes) head.push({ css: quotes });
    const all = head.map(({ css }) => css).join('') + late;
    if (all.includes('</')) {
      throw new Error(`Page ${path}: a color or another value of the theme holds "</".`);
    }
    return {
      head,
      classNames: names,
      stylesheet: { url: nameStylesheet(late), css: late },
      styleHashes: head.map(({ css }) => hashStyle(css)),
    };
  }

  return function renderPage(page) {
    const parts = {
      header: page.header ? renderHeader(page) : '',
      footer: renderFooter(page),
      lateStyles: unnamed.href,
    };
    const [, ...rest] = page.blocks;
    // A main picture may be below a level-1 heading, and React asks for it where the HTML begins.
    const apart = rest.every(({ headingLevel }) => headingLevel === 2) ? rest : [];
    const own = { ...page, blocks: page.blocks.slice(0, page.blocks.length - apart.length) };
    const whole = render(<Page page={own} parts={parts} />);
    if (!whole.includes(latePlace)) {
      throw new Error(`Page ${page.path}: the place of its further blocks is not found.`);
    }
    const rendered = whole.replace(latePlace, () => latePlace + apart.map(renderBlock).join(''));
    if (rendered.includes(failedBoundary)) throw findFailure(page, render);
    const body = markForeignPassages(rendered, page, site);
    // Typefaces would take bandwidth from the picture, and a page keeps the typefaces of the device
    // when its own come late.
    const [pictures = ''] = picturePreloads.exec(body) ?? [];
    const [above, below] = splitAtLink(body.slice(pictures.length), page.path);
    const { head, classNames, stylesheet, styleHashes } = style(page.path, above, below);
    const policy = writeMetaPolicy(metaPolicy, { ...listPageSources(page), styleHashes });
    const content = `${above}<link rel="stylesheet" href="${stylesheet.url}"/>${below}`;
    const described = facts && describePage(page, site.site, facts);
    const markup = renderToStaticMarkup(
      <Document
        site={site}
        page={page}
        script={script}
        shareDesign={shareDesign}
        styles={head}
        policy={policy}
        structuredData={described && writeJsonLd(described)}
        body={classNames ? shortenClasses(content, classNames) : content}
      />,
    );
    const html = markup.replace(beforeRequests, () => pictures + beforeRequests);
    return { html: `<!doctype html>${html}`, stylesheet, styleHashes };
  };
}

function splitAtLink(body: string, path: string): [above: string, below: string] {
  const [above, below, ...more] = body.split(unnamed.link);
  if (above === undefined || below === undefined || more.length > 0) {
    throw new Error(`Page ${path}: the place of its stylesheet is not found exactly once.`);
  }
  return [above, below];
}

/** Pages of the same kind share a stylesheet: its name follows from what is in it. */
function nameStylesheet(css: string): string {
  return `/assets/${nameContent(css)}.css`;
}

/** What a policy must name for a browser to apply a `<style>` element. */
function hashStyle(css: string): string {
  return `sha256-${createHash('sha256').update(css).digest('base64')}`;
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
