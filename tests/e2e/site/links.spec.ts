import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { readHostFiles } from '../../../src/build/server/host-files';
import { htmlFile } from '../../../src/payload/page-paths';
import { expect, test } from './site-test';
import { readTestedSites, type TestedSite } from './tested-sites';

/** The links of a page that stay on the site, and the ids that links can lead to. */
function readPage(folder: string, path: string): { links: string[]; ids: Set<string> } {
  const html = readFileSync(join(folder, htmlFile(path)), 'utf8');
  const read = (attribute: string) =>
    [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) => value);
  return {
    links: read('href').filter((href) => /^(\/(?!\/)|#)/.test(href)),
    ids: new Set(read('id')),
  };
}

function listDeadLinks(site: TestedSite): string[] {
  const { redirects } = readHostFiles(site.folder);
  return site.pages.flatMap((page) =>
    readPage(site.folder, page.path).links.flatMap((link) => {
      const { pathname, hash } = new URL(link, new URL(page.path, site.origin));
      if (redirects.has(pathname)) return [];
      const file = extname(pathname) === '' ? htmlFile(pathname) : pathname;
      if (!existsSync(join(site.folder, file))) return [`${page.path}: ${link}`];
      const isFound =
        hash === '' ||
        !file.endsWith('.html') ||
        readPage(site.folder, pathname).ids.has(hash.slice(1));
      return isFound ? [] : [`${page.path}: ${link} (no such place on the page)`];
    }),
  );
}

for (const site of readTestedSites()) {
  test(`${site.name}: every link to the site leads to a page, a file or a place`, () => {
    expect(listDeadLinks(site)).toEqual([]);
  });
}
