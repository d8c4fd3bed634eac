// @promise Every setting in the schema has a control in the editor; new content starts with an
// example from the schema
// @promise Removing an entry also removes content that only this entry used, unless you keep it

import { describe, expect, test } from 'vitest';
import { getIn, isJsonObject, type Json } from '../../src/utils/json';
import { checkConfig } from '../../src/check/check-config';
import { changeBranch } from '../../src/editor/schema/change-branch';
import { describeShape, listReplaced } from '../../src/editor/schema/describe-shape';
import { nameBlock } from '../../src/editor/schema/describe-place';
import { listCompanions } from '../../src/editor/schema/list-companions';
import { listEntries, listEntryLists, listSettings } from '../../src/editor/schema/list-entries';
import { makeStarter } from '../../src/editor/schema/make-starter';
import { findNode, listBranches, resolveRef } from '../../src/editor/schema/schema-node';
import type { RootSchema, SchemaNode } from '../../src/editor/schema/schema-node';
import { labelColor, labelSetting, writeLabel } from '../../src/editor/schema/write-label';
import { readTestSite } from '../sites/read-site';
import { root } from './documents';

const config = JSON.parse(readTestSite('every-part').text) as Json;

/** A schema of this test's own: forms must know no setting of the real one. */
const invented: RootSchema = {
  type: 'object',
  properties: { lamp: { $ref: '#/$defs/Lamp', description: 'What hangs here.' } },
  $defs: {
    Lamp: {
      type: 'object',
      description: 'A lamp.',
      required: ['watts'],
      oneOf: [{ required: ['shade'] }, { required: ['bare'] }],
      properties: {
        watts: { type: 'integer' },
        shade: { type: 'string', maxLength: 40 },
        story: { type: 'string', maxLength: 900 },
        bare: { const: true },
        glow: { enum: ['warm', 'cold'] },
        wires: { type: 'array', items: { type: 'string' } },
        rooms: { type: 'array', uniqueItems: true, items: { enum: ['hall', 'attic'] } },
        from: { type: 'string', format: 'country' },
        dimsAt: { type: 'string', format: 'time-of-day' },
      },
    },
  },
};

describe('the control of a setting', () => {
  const lamp = resolveRef(invented, invented.properties?.['lamp'] ?? {});
  const kindOf = (name: string, value?: Json) =>
    describeShape(invented, lamp.properties?.[name] ?? {}, value).kind;

  test('follows from the schema alone', () => {
    expect(kindOf('watts')).toBe('number');
    expect(kindOf('bare')).toBe('mark');
    expect(kindOf('glow')).toBe('options');
    expect(kindOf('wires')).toBe('list');
    expect(describeShape(invented, lamp.properties?.['shade'] ?? {})).toEqual({
      kind: 'text',
      input: 'line',
    });
    expect(describeShape(invented, lamp.properties?.['story'] ?? {})).toEqual({
      kind: 'text',
      input: 'lines',
    });
  });

  test('some of a few values are boxes to tick, unless the file has another value', () => {
    expect(kindOf('rooms')).toBe('several');
    expect(kindOf('rooms', ['attic'])).toBe('several');
    expect(kindOf('rooms', ['attik'])).toBe('list');
  });

  test('countries are chosen by name, and times have the control of the browser', () => {
    expect(kindOf('from', 'CH')).toBe('code');
    const { dimsAt = {} } = lamp.properties ?? {};
    expect(describeShape(invented, dimsAt)).toEqual({ kind: 'text', input: 'time' });
  });

  test('is none for a value of another type: it is shown and left alone', () => {
    expect(kindOf('wires', 'copper')).toBe('unknown');
    expect(kindOf('shade', { color: 'red' })).toBe('unknown');
    expect(kindOf('watts', 40)).toBe('number');
  });

  test('what is written beside a reference counts more than what it refers to', () => {
    expect(lamp.description).toBe('What hangs here.');
  });

  test('a setting takes the place of the one that it excludes', () => {
    expect(listReplaced(lamp, 'bare')).toEqual(['shade']);
    expect(listReplaced(lamp, 'shade')).toEqual(['bare']);
    expect(listReplaced(lamp, 'watts')).toEqual([]);
  });

  test('each setting of the real schema has one', () => {
    const without: string[] = [];
    function visit(node: SchemaNode, path: string, seen: readonly SchemaNode[]): void {
      const resolved = resolveRef(root, node);
      const shape = describeShape(root, resolved);
      if (shape.kind === 'unknown') without.push(path);
      const parts = Object.entries(resolved.properties ?? {});
      for (const [name, property] of parts) {
        if (!seen.includes(property)) visit(property, `${path}/${name}`, [...seen, property]);
      }
      if (resolved.items) visit(resolved.items, `${path}/*`, seen);
      for (const branch of resolved.discriminator ? listBranches(root, resolved) : []) {
        for (const [name, property] of Object.entries(branch.properties ?? {})) {
          const isKind = name === resolved.discriminator?.propertyName;
          if (!isKind) visit(property, `${path}/${name}`, seen);
        }
      }
    }
    visit(root, '', []);
    expect(without).toEqual([]);
  });
});

test('the schema of any place in a config is found, through references and choices', () => {
  expect(findNode(root, config, ['routes', 0, 'title'])?.type).toBe('string');
  expect(findNode(root, config, ['routes', 0, 'nothing'])).toBeUndefined();
  const counselor = findNode(root, config, ['entities', 'counselors', 0]);
  expect(counselor?.title).toBe('Counselor');
});

describe('what is added', () => {
  const block = findNode(root, config, ['routes', 0, 'blocks', 0]) ?? {};
  const kinds = listBranches(root, block).flatMap((branch) =>
    (branch.defaultSnippets ?? []).map(({ label, body }) => ({ label, body, branch })),
  );
  const types = listBranches(root, block);
  const find = (title: string) => types.find((type) => type.title === title) ?? {};

  test.each(kinds)('begins with an example: $label', ({ body, branch }) => {
    const starter = makeStarter(root, branch, config, { chosen: body });
    expect(isJsonObject(starter) && starter['type']).toBe(branch.properties?.['type']?.const);
    expect(JSON.stringify(starter)).not.toMatch(/\$\{/);
    for (const name of branch.required ?? []) expect(starter).toHaveProperty(name);
  });

  const page = findNode(root, config, ['routes', 0]) ?? {};
  const examples = page.defaultSnippets ?? [];

  test('a page can begin with more than almost nothing', () => {
    expect(examples.length).toBeGreaterThan(2);
  });

  test.each(examples)('has no errors of its own: $label', ({ body }) => {
    const routes = [makeStarter(root, page, config, { chosen: body })];
    const text = JSON.stringify({ ...(isJsonObject(config) ? config : {}), routes });
    const { problems } = checkConfig(text, new Set());
    const own = problems.filter(
      ({ severity, path }) => severity === 'error' && /^\/routes\/\d+\/./.test(path),
    );
    expect(own).toEqual([]);
  });

  test('names what the config has: its pictures, its entries, its pages', () => {
    const text = find('TextBlock');
    const withPicture = makeStarter(root, text, config, {
      chosen: text.defaultSnippets?.at(-1)?.body,
    });
    const picture = getIn(withPicture, ['image', 'src']);
    expect(readTestSite('every-part').text).toContain(`"src": "${String(picture)}"`);
    const profile = makeStarter(root, find('ProfileBlock'), config);
    const ids = listEntries(config, 'counselor').map(({ id }) => id);
    expect(ids).toContain(getIn(profile, ['counselor']));
    const hero = makeStarter(root, find('HeroBlock'), { routes: [{ path: '/' }] });
    expect(getIn(hero, ['actions', 0, 'href'])).toBe('/');
  });

  test('is of the entry that the page is of, where a page is made for each', () => {
    const profile = find('ProfileBlock');
    const ofPage = makeStarter(root, profile, config, { forEach: 'counselors' });
    expect(ofPage).toHaveProperty('counselor', '{counselor.id}');
    const ofPosts = makeStarter(root, profile, config, { forEach: 'posts' });
    expect(ofPosts).not.toHaveProperty('counselor', '{counselor.id}');
    const chosen = {
      path: '/x',
      forEach: 'posts',
      blocks: [{ type: 'article', post: '{post.id}' }],
    };
    expect(makeStarter(root, page, config, { chosen })).toMatchObject({ blocks: chosen.blocks });
  });

  test('takes a choice that no neighbor has: the next day of opening hours', () => {
    const path = ['entities', 'places', 0, 'hours'];
    const hours = findNode(root, config, [...path, 0]) ?? {};
    const days = findNode(root, config, [...path, 0, 'days', 0]) ?? {};
    const begin = (node: SchemaNode, neighbors: Json[]) =>
      makeStarter(root, node, config, { neighbors });
    const monday = { days: ['Monday', 'Tuesday'], opens: '09:00', closes: '12:00' };
    expect(begin(hours, [monday])).toMatchObject({ days: ['Wednesday'] });
    expect(begin(hours, [])).toMatchObject({ days: ['Monday'] });
    expect(begin(days, ['Monday', 'Wednesday'])).toBe('Tuesday');
    // Closed at noon: there is no other day left.
    const all = { ...monday, days: days.enum ?? [] };
    expect(begin(hours, [all])).toMatchObject({ days: ['Monday'] });
  });
});

test('a value that changes its kind keeps what both have, and says what it loses', () => {
  const node = findNode(root, config, ['routes', 0, 'blocks', 0]) ?? {};
  const value = { type: 'text', title: 'Welcome', text: '<p>Here.</p>', anchor: 'here' };
  const changed = changeBranch(root, { node, value, to: 'list', config });
  expect(changed.value).toMatchObject({ type: 'list', title: 'Welcome', anchor: 'here' });
  expect(changed.value).not.toHaveProperty('text');
  expect(changed.lost).toEqual(['text']);
});

test('every part of a config is in the outline', () => {
  const lists = listEntryLists(root).map(({ path }) => path.join('/'));
  const settings = listSettings(root).map(({ key }) => key);
  const keys = Object.keys(root.properties ?? {});
  const shown = new Set([...lists, ...settings, '$schema', 'routes', 'entities']);
  expect(keys.filter((key) => !shown.has(key))).toEqual([]);
  expect(lists).toContain('entities/counselors');
  expect(lists).toContain('media');
});

test('an entry goes with those that it alone names, if they have no pages of their own', () => {
  const list = listEntryLists(root).find(({ key }) => key === 'counselors');
  if (!list) throw new Error('There is no list of counselors.');
  const embeds = ['book-ruth', 'ask-ruth', 'book-bo'].map((id) => ({ id }));
  const ruth = { id: 'ruth', bookingEmbed: 'book-ruth', surveyEmbed: 'ask-ruth' };
  const bo = { id: 'bo', bookingEmbed: 'book-bo', surveyEmbed: 'gone' };
  const small: Json = {
    entities: { counselors: [ruth, bo] },
    embeds,
    routes: [{ path: '/', blocks: [{ type: 'embed', embed: 'ask-ruth' }] }],
  };
  const listOf = (index: number) => listCompanions(root, small, list, [...list.path, index]);
  expect([listOf(0), listOf(1)]).toEqual([[['embeds', 0]], [['embeds', 2]]]);
});

test('an entry goes with the credits of images that it alone shows', () => {
  const list = listEntryLists(root).find(({ key }) => key === 'team');
  if (!list) throw new Error('There is no team.');
  const team = ['/images/bo.jpg', '/images/all.jpg'].map((src) => ({ image: { src } }));
  const small: Json = {
    entities: { team: [...team, { image: { src: '/images/all.jpg' } }] },
    media: [{ files: ['/images/all.jpg'] }, { files: ['/images/bo.jpg'] }, { files: [] }],
  };
  const listOf = (index: number) => listCompanions(root, small, list, [...list.path, index]);
  expect([listOf(0), listOf(1)]).toEqual([[['media', 1]], []]);
});

test('a block is named by its heading, in the first language if it has several', () => {
  const block = { type: 'hero', headline: { en: 'Rest', es: 'Descanso' } };
  expect(nameBlock(block, 'headline')).toBe('Hero “Rest”');
  expect(nameBlock({ ...block, headline: 'Rest' }, 'headline')).toBe('Hero “Rest”');
  expect(nameBlock({ ...block, headline: '' }, 'headline')).toBe('Hero');
  expect(nameBlock({ type: 'hero' }, 'headline')).toBe('Hero');
});

test('names of settings are written in words', () => {
  expect(writeLabel('bookCategories')).toBe('Bookshelves');
  expect(writeLabel('resourceCards')).toBe('Resource cards');
  expect(writeLabel('card-grid')).toBe('Card grid');
  expect(writeLabel('tint1')).toBe('Tint 1');
  expect(writeLabel('href')).toBe('Link to');
  expect(['youtube', 'highlevel'].map(writeLabel)).toEqual(['YouTube', 'HighLevel']);
});

test('a setting can be called something else in one list than elsewhere', () => {
  expect(labelSetting(['entities', 'notices', 0, 'region'])).toBe('Country');
  expect(labelSetting(['entities', 'places', 0, 'address', 'region'])).toBe('Region');
  expect(labelSetting(['entities', 'places', 0, 'specialHours', 0, 'from'])).toBe('First day');
  expect(labelSetting(['theme', 'type'])).toBe('Font sizes');
  expect(labelSetting(['redirects', 0, 'from'])).toBe('From');
  expect(labelSetting(['site', 'constructor'])).toBe('Constructor');
  expect(['action', 'noon.from'].map(labelColor)).toEqual([
    'Button color',
    'Noon gradient, upper left',
  ]);
});

test('a text in several languages has a field for each, and nothing else has', () => {
  const node: SchemaNode = { type: 'string', maxLength: 900 };
  expect(describeShape(root, node, { en: 'Rest', es: 'Descanso' })).toEqual({
    kind: 'translations',
    input: 'lines',
  });
  expect(describeShape(root, node, 'Rest')).toEqual({ kind: 'text', input: 'lines' });
  expect(describeShape(root, node, { words: 'Rest' })).toEqual({ kind: 'unknown' });
  expect(describeShape(root, node, { en: 1 })).toEqual({ kind: 'unknown' });
});
