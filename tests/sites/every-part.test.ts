import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../src/io/project-folder';
import type { SiteConfig } from '../../src/generated/config-types';
import { readTestSite } from './read-site';

const config = JSON.parse(readTestSite('every-part').text) as SiteConfig;
const blocks = config.routes.flatMap((route) => route.blocks);

/** The choices that a setting has in the schemas. */
function listChoices(file: string, setting: string): string[] {
  const { properties } = JSON.parse(readFileSync(join(projectFolder, 'schema', file), 'utf8')) as {
    properties: Record<string, { enum?: string[] }>;
  };
  return (properties[setting]?.enum ?? []).toSorted();
}

function listUsed(values: (string | undefined)[]): string[] {
  return [...new Set(values.filter((value) => value !== undefined))].toSorted();
}

const fixtures = join(projectFolder, 'tests/fixtures/cards');
/** The lists whose cards have a test with an entry of their own, as `npm run new-entity` writes it. */
const triedApart = new Set(
  readdirSync(fixtures).map((file): string => {
    const { of } = JSON.parse(readFileSync(join(fixtures, file), 'utf8')) as { of: string };
    return of;
  }),
);

/** A new kind of entry needs no change of this site. */
function isNeeded(choice: string): boolean {
  return choice in config.entities || !triedApart.has(choice);
}

test('every-part has each amount of space', () => {
  const space = JSON.parse(
    readFileSync(join(projectFolder, 'schema/shared/space.schema.json'), 'utf8'),
  ) as { enum: string[] };
  const used = blocks.map((block) => ('tone' in block ? (block.space ?? 'normal') : undefined));
  expect(listUsed(used)).toEqual(space.enum.toSorted());
});

// Block types are not among these: a new block has its tests, too.
test.each([
  ['provider of widgets', 'embed.schema.json', 'provider', config.embeds.map((e) => e.provider)],
  ['kind of widget', 'embed.schema.json', 'kind', config.embeds.map((e) => e.kind)],
  [
    'kind of card',
    'shared/cards.schema.json',
    'of',
    blocks.map((block) => (block.type === 'card-grid' ? block.cards.of : undefined)),
  ],
  [
    'layout of a hero',
    'blocks/hero.schema.json',
    'layout',
    blocks.map((block) => (block.type === 'hero' ? (block.layout ?? 'overlay') : undefined)),
  ],
  [
    'layout of a banner',
    'blocks/banner.schema.json',
    'layout',
    blocks.map((block) => (block.type === 'banner' ? (block.layout ?? 'picture') : undefined)),
  ],
  [
    'layout of cards',
    'blocks/card-grid.schema.json',
    'layout',
    blocks.map((block) => (block.type === 'card-grid' ? (block.layout ?? 'grid') : undefined)),
  ],
  [
    'layout of testimonials',
    'blocks/carousel.schema.json',
    'layout',
    blocks.map((block) => (block.type === 'carousel' ? (block.layout ?? 'carousel') : undefined)),
  ],
  [
    'layout of a text',
    'blocks/text.schema.json',
    'layout',
    blocks.map((block) => (block.type === 'text' ? (block.layout ?? 'split') : undefined)),
  ],
  [
    'list in a text',
    'blocks/text.schema.json',
    'list',
    blocks.map((block) => (block.type === 'text' ? (block.list ?? 'plain') : undefined)),
  ],
  [
    'shape of a picture',
    'blocks/text.schema.json',
    'imageShape',
    blocks.map((block) => (block.type === 'text' ? (block.imageShape ?? 'rounded') : undefined)),
  ],
  [
    'style of a list',
    'blocks/list.schema.json',
    'style',
    blocks.map((block) => (block.type === 'list' ? (block.style ?? 'bullets') : undefined)),
  ],
  [
    'kind of notice',
    'entities/notice.schema.json',
    'kind',
    config.entities.notices.map(({ kind }) => kind),
  ],
])('every-part has each %s', (_, file, setting, used) => {
  const choices = listChoices(file, setting);
  expect(choices.length).toBeGreaterThan(1);
  expect(listUsed(used)).toEqual(setting === 'of' ? choices.filter(isNeeded) : choices);
});

test('every-part has lists of one and of nine, and each list of entities', () => {
  const empty = Object.entries(config.entities).filter(([, list]) => list.length === 0);
  expect(empty).toEqual([]);
  expect(config.entities.testimonials).toHaveLength(9);
  const lengths = blocks.map((block) =>
    block.type === 'card-grid' && block.cards.of === 'links' ? block.cards.items.length : 0,
  );
  expect(lengths).toEqual(expect.arrayContaining([1, 2, 3, 9]));
});

test('every-part has a draft, something for later, and a tag that only these have', () => {
  const { posts, tags } = config.entities;
  const published = posts.filter(
    ({ status, publishAt }) => status !== 'draft' && publishAt === undefined,
  );
  const seen = new Set(published.flatMap((post) => post.tags ?? []));
  expect(posts.map(({ status }) => status)).toContain('draft');
  expect(posts.filter(({ publishAt }) => publishAt !== undefined)).not.toEqual([]);
  expect(tags.filter(({ id }) => !seen.has(id))).not.toEqual([]);
});
