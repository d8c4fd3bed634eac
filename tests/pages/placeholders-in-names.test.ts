import { expect, test } from 'vitest';
import { findFilling } from '../../src/content/placeholders/fill-texts';
import { pagedKinds } from '../../src/content/entities';
import { searchSnippetLength } from '../../src/check/rules/quality/search-snippet-length';
import { createRuleContext } from '../../src/check/rules/rule-context';
import { toPascalCase } from '../../src/content/schema/bundle-schema';
import { definition } from '../../src/content/schema/walk-schema';
import type { SiteConfig } from '../../src/generated/config-types';
import { entryKinds } from '../../src/generated/entry-kinds';
import { buildSite } from '../../src/pages/build-site';
import { planPages } from '../../src/pages/plan-pages';
import { AnyPicture, describeSite } from '../published/structured-data/build-described';
import { sampleConfig } from '../sample-config';

// The name of an entry may have placeholders of its own, and is shown wherever a page, a link or
// another text has a placeholder for it.

/** The kinds with names in which the placeholders of the site are filled. */
const filledKinds = pagedKinds.filter(
  (kind) => findFilling({}, definition(toPascalCase(kind))) === 'site',
);

/** Each entry is named after the site, has a page, and is linked from the menu. */
function nameAfterSite(): SiteConfig {
  const config = structuredClone(sampleConfig);
  for (const kind of filledKinds) {
    const { list, key, name } = entryKinds[kind];
    for (const entry of config.entities[list]) Reflect.set(entry, name, 'Room of {site.name}');
    config.navigation.menu.push({
      label: 'Rooms',
      href: `/${list}`,
      links: [{ label: `{${kind}.${name}}`, href: `/${list}/{${kind}.${key}}`, forEach: list }],
    });
    const [home] = config.routes;
    if (!home) throw new Error('The sample has no pages.');
    config.routes.push({
      ...home,
      path: `/${list}/{${kind}.${key}}`,
      forEach: list,
      title: `{${kind}.${name}}`,
      description: `All about {${kind}.${name}}.`,
    });
  }
  return config;
}

test('placeholders in the name of an entry are filled wherever it is shown', () => {
  expect(filledKinds).toContain('place');
  const config = nameAfterSite();
  const assets = { pictures: new AnyPicture(), fileSizes: new Map(), videoCodecs: new Map() };
  const pages = [...planPages(config, assets)].map((planned) => planned.build());
  const shown = JSON.stringify([pages, buildSite(config), [...describeSite(config)]]);
  for (const key of ['title', 'label', 'name']) {
    expect(shown).toMatch(new RegExp(`"${key}":"Room of ${config.site.name}"`));
  }
  expect(shown.match(/[^"]*\{site\.[^"]*/g)).toBeNull();
});

test('the length of a title is judged as it is shown', () => {
  const config = nameAfterSite();
  config.site.name = 'A name of a practice that no list of search results has room for';
  const found = searchSnippetLength.check(createRuleContext(config, new Set(), {}));
  const judged = found.filter(({ code }) => code === 'CFG0607').map(({ message }) => message);
  for (const kind of filledKinds) {
    expect(judged).toContainEqual(expect.stringContaining(`"/${entryKinds[kind].list}/`));
  }
});
