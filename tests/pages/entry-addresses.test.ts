import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../src/io/project-folder';
import { checkConfig } from '../../src/check/check-config';
import { expandRoutes } from '../../src/content/placeholders/dynamic-routes';
import type { SiteConfig } from '../../src/generated/config-types';
import { createBuildContext } from '../../src/pages/build-context';
import { buildPage } from '../../src/pages/build-page';
import type { Block } from '../../src/generated/block-types';
import { listCodes, writeChanged, type Changes } from '../check/check-changed';
import { minimalConfig, publicFiles } from '../check/minimal-config';

const [rest] = minimalConfig.entities.posts;

/** The minimal site with pages of posts and of people at addresses that its editor chose. */
const elsewhere: Changes = {
  '/entities/posts/-': { ...rest, id: 'walking', slug: 'on-walking', title: 'On walking' },
  '/entities/posts/1/date': '2024-03-03',
  '/navigation/menu/1/links/0/href': '/team/{counselor.id}',
  '/routes/0/blocks/2/cards/actions/0/href': '/team/{counselor.id}',
  '/routes/2/path': '/team/{counselor.id}',
  '/routes/3/path': '/news/{post.slug}',
};

function check(changes: Changes): SiteConfig {
  const { config, problems } = checkConfig(writeChanged(changes), publicFiles);
  if (!config) throw new Error(problems.map(({ message }) => message).join('\n'));
  expect(problems.map(({ code }) => code)).toEqual([]);
  return config;
}

function buildBlocks(config: SiteConfig, path: string): Block[] {
  const context = createBuildContext(config, {
    pictures: new Map([['/images/lake.webp', { width: 1600, height: 900 }]]),
    fileSizes: new Map(),
    videoCodecs: new Map(),
  });
  const page = expandRoutes(config).find((expanded) => expanded.path === path);
  if (!page) throw new Error(`There is no page ${path}`);
  return buildPage(page, context).blocks.map(({ block }) => block);
}

test('links to entries lead to the pages that are made for them, wherever these are', () => {
  const config = check(elsewhere);
  expect(buildBlocks(config, '/').at(-1)).toMatchObject({
    cards: [{ actions: [{ href: '/news/on-walking' }] }, { actions: [{ href: '/news/on-rest' }] }],
  });
  expect(buildBlocks(config, '/news/on-walking')).toMatchObject([
    { post: { previous: { title: 'On rest', href: '/news/on-rest' } } },
  ]);
  expect(buildBlocks(config, '/contact').at(-1)).toMatchObject({
    facilitators: [{ name: 'Ruth Arden', href: '/team/ruth' }],
  });
});

test('of several pages that are made for an entry, links lead to the one about it', () => {
  const booking = {
    path: '/book/{counselor.id}',
    forEach: 'counselors',
    title: 'Book with {counselor.firstName}',
    description: 'The open times of {counselor.name}. Choose one; it takes about three minutes.',
    robots: 'noindex',
    blocks: [{ type: 'embed', title: 'Book', embed: 'booking', counselor: '{counselor.id}' }],
  };
  const changes = { ...elsewhere, '/routes/1/path': '/contact', '/routes/-': booking };
  const config = check(changes);
  config.routes.reverse();
  expect(buildBlocks(config, '/contact').at(-1)).toMatchObject({
    facilitators: [{ href: '/team/ruth' }],
  });
});

test('rules know where cards and names lead', () => {
  // Without the cards, no other page leads to the posts.
  expect(
    listCodes({ ...elsewhere, '/routes/0/blocks/3': { type: 'text', text: '<p>None.</p>' } }),
  ).toEqual(['CFG0701']);
  // The old addresses are gone.
  const link = { label: 'Read', href: '/blog/on-rest' };
  expect(listCodes({ ...elsewhere, '/routes/4/blocks/0/action': link })).toEqual(['CFG0409']);
});

test('no code knows where the pages of entries are', () => {
  const files = ['src', 'scripts'].flatMap((folder) =>
    readdirSync(join(projectFolder, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('generated'))
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  // A pointer such as /entities/counselors/0 leads to a setting.
  const address = /(?<!\/entities)\/(?:blog|counselors)\b\/?(?!\.)/;
  expect(files.filter((file) => address.test(readFileSync(file, 'utf8')))).toEqual([]);
});
