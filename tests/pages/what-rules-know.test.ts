import { expect, test } from 'vitest';
import { listFeedAddresses } from '../../src/content/posts/feeds';
import { listContents } from '../../src/content/list-references';
import { listPodcastAddresses } from '../../src/content/posts/podcasts';
import { expandRoutes } from '../../src/content/placeholders/dynamic-routes';
import { createRuleContext } from '../../src/check/rules/rule-context';
import { writePointer } from '../../src/utils/json';
import type { SiteConfig } from '../../src/generated/config-types';
import { createBuildContext, type PictureAsset } from '../../src/pages/build-context';
import { buildPage } from '../../src/pages/build-page';
import { buildSite } from '../../src/pages/build-site';
import { fullConfig, fullPublicFiles, listStringFields, putText } from '../hostile/string-fields';

// Rules ask the schemas where placeholders are filled and what pages link to. Here a site with
// everything that the schemas know is built, and what comes out is compared with what they say.

class AnyPicture extends Map<string, PictureAsset> {
  override get(): PictureAsset {
    return { width: 1600, height: 900 };
  }
}

function build(config: SiteConfig): { pages: { index: number; payload: object }[]; site: object } {
  const context = createBuildContext(config, {
    pictures: new AnyPicture(),
    fileSizes: new Map(),
    videoCodecs: new Map(),
  });
  return {
    pages: expandRoutes(config).map((route) => ({
      index: route.index,
      payload: buildPage(route, context),
    })),
    site: buildSite(config),
  };
}

function rulesOf(config: SiteConfig) {
  return createRuleContext(config, fullPublicFiles, {});
}

/** A text field with words of its own and a placeholder of the site. */
const fields = listStringFields(fullConfig).filter(({ path }) => {
  const text = listContents(fullConfig)
    .textsWhere(() => true)
    .find((each) => writePointer(each.path) === writePointer(path));
  if (!text) return false;
  const { format, pattern, enum: choices, const: constant, entity } = text.node;
  const isWords = [pattern, choices, constant, entity].every((keyword) => keyword === undefined);
  return isWords && (format === undefined || format === 'html');
});

test('placeholders are filled where the rules say so, and nowhere else', () => {
  expect(fields.length).toBeGreaterThan(60);
  let config = fullConfig;
  fields.forEach(({ path }, index) => {
    config = putText(config, [path], `Mark${index}of {site.email}.`);
  });
  const { findPlaceholders } = rulesOf(config);
  const out = JSON.stringify(build(config));
  const wrong = fields.flatMap(({ name, path }, index) => {
    const filled = out.includes(`Mark${index}of ${config.site.email}.`);
    const unfilled = out.includes(`Mark${index}of {site.email}.`);
    const expected = findPlaceholders(path).names.includes('site');
    return (filled && !expected) || (unfilled && expected) ? [[name, { filled, unfilled }]] : [];
  });
  expect(wrong).toEqual([]);
});

test('every link that a page makes is known to the rules', () => {
  const { links, linkedEntries, fill } = rulesOf(fullConfig);
  const known = new Set(
    [
      ...links.flatMap(({ value, path }) => fill(value, path)),
      ...linkedEntries.flatMap(({ addresses = [] }) => addresses),
      ...listFeedAddresses(fullConfig, expandRoutes(fullConfig)),
      ...listPodcastAddresses(fullConfig, expandRoutes(fullConfig)),
      ...listContents(fullConfig)
        .textsWhere(() => true)
        .flatMap(({ value, node }) => (node.format === 'pdf' ? [value] : [])),
    ].map((href) => href.replaceAll(/[()\s-]/g, '')),
  );
  const { pages, site } = build(fullConfig);
  const hrefs = [...pages.map(({ payload }) => payload), site].flatMap(listHrefs);
  expect(hrefs.length).toBeGreaterThan(20);
  const unknown = hrefs.filter(
    (href) => href.startsWith('/') && !known.has(href.replaceAll(/[()\s-]/g, '')),
  );
  expect([...new Set(unknown)]).toEqual([]);
});

test('every page that a link of an entry leads to is known by the route that shows it', () => {
  const { linkedEntries } = rulesOf(fullConfig);
  const own = new Set(expandRoutes(fullConfig).map(({ path }) => path));
  const { pages } = build(fullConfig);
  for (const { index, payload } of pages) {
    const named = linkedEntries.filter(({ path }) => path[0] !== 'routes' || path[1] === index);
    const addresses = new Set(named.flatMap(({ addresses: all = [] }) => all));
    const shown = listHrefs(payload).filter((href) => own.has(href));
    const written = new Set(
      rulesOf(fullConfig).links.flatMap(({ value, path }) =>
        path[0] === 'routes' && path[1] === index ? rulesOf(fullConfig).fill(value, path) : [],
      ),
    );
    expect(shown.filter((href) => !addresses.has(href) && !written.has(href))).toEqual([]);
  }
});

function listHrefs(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) =>
    key === 'href' && typeof child === 'string' ? [child] : listHrefs(child),
  );
}
