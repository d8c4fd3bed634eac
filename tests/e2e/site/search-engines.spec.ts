// @promise Until a site is live, each page and robots.txt ask search engines not to list it
// @promise Search engines can read each page that they may list: Lighthouse’s SEO checks find no
// fault

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { isGenericLinkText } from '../../../src/check/rules/generic-link-texts';
import { isLanguageCode } from '../../../src/content/languages/language-code';
import { htmlFile, siteDataUrl } from '../../../src/payload/page-paths';
import { expect, test } from './site-test';
import { isNotFoundPage, proof, readTestedSites, type TestedSite } from './tested-sites';

/** A page as search engines read it: without script. */
interface ReadPage {
  language: string;
  path: string;
  elements: Element[];
}

function readPage({ folder }: TestedSite, path: string): ReadPage {
  const elements = listElements(fromHtml(readFileSync(join(folder, htmlFile(path)), 'utf8')));
  const root = elements.find(({ tagName }) => tagName === 'html');
  return { language: String(root?.properties['lang'] ?? ''), path, elements };
}

function listElements(node: Nodes): Element[] {
  const inner = 'children' in node ? node.children.flatMap(listElements) : [];
  return node.type === 'element' ? [node, ...inner] : inner;
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function listNamed({ elements }: ReadPage, name: string): Element[] {
  return elements.filter(({ tagName }) => tagName === name);
}

/** What `value` is in the elements in which `key` is `wanted`: `href` where `rel` is "canonical". */
function listValues(page: ReadPage, name: string, [key, wanted]: [string, string], value: string) {
  return listNamed(page, name)
    .filter(({ properties }) => [properties[key]].flat().includes(wanted))
    .map(({ properties }) => String(properties[value] ?? ''));
}

function isWhole(address: string): boolean {
  return /^https?:/.test(address) && URL.canParse(address);
}

function leadsNowhere({ properties: { href } }: Element): boolean {
  return typeof href !== 'string' || href === '' || /^(?:javascript|file):/i.test(href);
}

/**
 * What Lighthouse 12 looks at for "SEO" (github.com/GoogleChrome/lighthouse, core/audits/seo), by the
 * names of its audits: a page at which none of them finds a fault has 100 points. That pages answer
 * with 200 and that pictures are described is looked at by other specs.
 */
const audits: Readonly<Record<string, (page: ReadPage) => unknown[]>> = {
  'is-crawlable': (page) =>
    listValues(page, 'meta', ['name', 'robots'], 'content').filter((content) =>
      /noindex|none/.test(content),
    ),
  'document-title': (page) =>
    listNamed(page, 'title').some((title) => textOf(title).trim()) ? [] : ['no title'],
  'meta-description': (page) =>
    listValues(page, 'meta', ['name', 'description'], 'content').some((content) => content.trim())
      ? []
      : ['no description'],
  'link-text': (page) =>
    listNamed(page, 'a')
      .map(textOf)
      .filter((words) => isGenericLinkText(words, page.language)),
  'crawlable-anchors': (page) => listNamed(page, 'a').filter(leadsNowhere).map(textOf),
  hreflang: (page) =>
    listNamed(page, 'link')
      .map(({ properties: { hrefLang, href } }) => [hrefLang, href])
      .filter(([language]) => language !== undefined)
      .filter(([language, href]) => {
        const isLanguage = language === 'x-default' || isLanguageCode(String(language));
        return !isLanguage || !isWhole(String(href));
      }),
  canonical: (page) => {
    const found = listValues(page, 'link', ['rel', 'canonical'], 'href');
    const [own = '', ...others] = found;
    const isOwn = isWhole(own) && new URL(own).pathname === page.path;
    return isOwn && others.length === 0 ? [] : [found];
  },
};

/** What search engines are asked for by a site that is not finished. */
const robotsOfDemo = [
  'User-agent: Googlebot',
  'User-agent: bingbot',
  'Disallow: /*.pdf$',
  '',
  'User-agent: *',
  'Disallow: /',
];

function isLive({ folder }: TestedSite): boolean {
  const { site } = JSON.parse(readFileSync(join(folder, siteDataUrl), 'utf8')) as {
    site: { status: 'demo' | 'live' };
  };
  return site.status === 'live';
}

/** In a config, this is a warning of the check, and no more than that. */
const ofEditors = 'link-text';

for (const site of readTestedSites()) {
  const listed = site.pages.filter((page) => !isNotFoundPage(page) && page.head.robots === 'index');

  test(`${site.name}: search engines can read each page that they may list`, () => {
    const faults = listed.flatMap(({ path }) => {
      const page = readPage(site, path);
      return Object.entries(audits)
        .filter(([name]) => name !== ofEditors || proof === 'engine')
        .filter(([name]) => name !== 'is-crawlable' || isLive(site))
        .flatMap(([name, audit]) => audit(page).map((fault) => [path, name, fault]));
    });
    expect(faults).toEqual([]);
  });

  test(`${site.name}: robots.txt says what it can say, and where the sitemap is`, () => {
    const lines = readFileSync(join(site.folder, 'robots.txt'), 'utf8').trim().split('\n');
    const origin = new URL(site.pages[0]?.head.canonical ?? '').origin;
    const ofLive = ['User-agent: *', 'Allow: /', `Sitemap: ${origin}/sitemap.xml`];
    expect(lines.filter((line) => !line.startsWith('#'))).toEqual(
      isLive(site) ? ofLive : robotsOfDemo,
    );
  });

  test(`${site.name}: search engines may list the pages that ask for it, and none before it is live`, () => {
    const open = site.pages.filter(({ path }) => {
      const [content] = listValues(readPage(site, path), 'meta', ['name', 'robots'], 'content');
      return content !== 'noindex';
    });
    expect(open).toEqual(isLive(site) ? listed : []);
  });
}
