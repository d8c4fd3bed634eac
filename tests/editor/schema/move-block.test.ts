// @promise A block moved to another page takes the links to it along, with an anchor that is unique
// on that page, and the focus moves with it

import { expect, test } from 'vitest';
import { applyChanges } from '../../../src/editor/model/apply-change';
import { getIn, type Json, type Path } from '../../../src/utils/json';
import { listPagesWithRoom, planBlockMove } from '../../../src/editor/schema/move-block';
import { root } from '../documents';

const ownLinks =
  '<p><a href="#team">us</a>, <a href="#hours">when</a>, <a href="/about#hours">also when</a></p>';

const config: Json = {
  entities: { counselors: [{ id: 'ruth' }, { id: 'hanna' }] },
  navigation: {
    menu: [
      { label: 'Team', href: '/about?from=menu#team' },
      { label: 'Hours', href: '/about#hours' },
      { label: 'Teamwork', href: '/about#teamwork' },
      { label: 'About', href: '/about' },
    ],
  },
  redirects: [
    { from: '/us', to: '/about' },
    { from: '/people', to: '/about#team' },
  ],
  routes: [
    {
      path: '/',
      blocks: [
        {
          type: 'text',
          anchor: 'team',
          text: {
            en: '<p><a href="#team">this one</a>, <a href="/us#team">us</a></p>',
            es: '<p><a href="/about#team">nosotras</a></p>',
          },
        },
      ],
    },
    {
      path: '/about',
      blocks: [
        { type: 'text', anchor: 'hours', text: '<p><a href="#team">Who</a></p>' },
        { type: 'text', anchor: 'team', text: ownLinks },
      ],
    },
    { path: '/visit', blocks: [] },
    {
      path: '/team/{counselor.id}',
      forEach: 'counselors',
      blocks: [
        { type: 'text', anchor: 'bio', text: '<p><a href="#more">More</a></p>' },
        { type: 'text', anchor: 'more', text: '<p><a href="/team/hanna#bio">Hanna</a></p>' },
      ],
    },
    { path: '*', blocks: [{ type: 'not-found' }] },
  ],
};

/** Moves a block, and sees that undoing it leaves the config as it was. */
function move(from: Path, to: Path) {
  const { changes, ...told } = planBlockMove(root, config, { from, to });
  const { config: moved, inverses } = applyChanges(config, changes);
  expect(applyChanges(moved, inverses).config).toEqual(config);
  const [links, lost] = [told.links, told.lost].map((paths) => paths.map((path) => path.join('/')));
  return { moved, newAnchor: told.newAnchor, links, lost };
}

const team = ['routes', 1, 'blocks', 1];

test('links to a block follow it to another page, and its links back find their way', () => {
  const { moved, newAnchor, links, lost } = move(team, ['routes', 2, 'blocks', 0]);
  expect(newAnchor).toBeUndefined();
  expect(lost).toEqual([]);
  expect(links?.toSorted()).toEqual([
    'navigation/menu/0/href',
    'redirects/1/to',
    'routes/0/blocks/0/text/en',
    'routes/0/blocks/0/text/es',
    'routes/1/blocks/0/text',
    'routes/1/blocks/1/text',
  ]);
  expect(getIn(moved, ['navigation', 'menu'])).toEqual([
    { label: 'Team', href: '/visit?from=menu#team' },
    { label: 'Hours', href: '/about#hours' },
    { label: 'Teamwork', href: '/about#teamwork' },
    { label: 'About', href: '/about' },
  ]);
  expect(getIn(moved, ['redirects'])).toEqual([
    { from: '/us', to: '/about' },
    { from: '/people', to: '/visit#team' },
  ]);
  expect(getIn(moved, ['routes', 1, 'blocks'])).toEqual([
    { type: 'text', anchor: 'hours', text: '<p><a href="/visit#team">Who</a></p>' },
  ]);
  expect(getIn(moved, ['routes', 2, 'blocks', 0, 'text'])).toBe(
    '<p><a href="#team">us</a>, <a href="/about#hours">when</a>, <a href="/about#hours">also when</a></p>',
  );
});

test('an anchor that the other page has already becomes another one, and links name it', () => {
  const { moved, newAnchor } = move(team, ['routes', 0, 'blocks', 0]);
  expect(newAnchor).toBe('team-2');
  expect(getIn(moved, ['routes', 0, 'blocks', 0, 'anchor'])).toBe('team-2');
  expect(getIn(moved, ['routes', 0, 'blocks', 0, 'text'])).toContain('<a href="#team-2">');
  expect(getIn(moved, ['routes', 0, 'blocks', 1, 'text'])).toEqual({
    en: '<p><a href="#team">this one</a>, <a href="/#team-2">us</a></p>',
    es: '<p><a href="/#team-2">nosotras</a></p>',
  });
});

test.each([
  [3, 0],
  [4, 1],
])('links that no address can be written for are named: on page %i', (page, position) => {
  const { moved, links, lost } = move(team, ['routes', page, 'blocks', position]);
  expect(lost).toEqual([
    'navigation/menu/0/href',
    'redirects/1/to',
    'routes/0/blocks/0/text/en',
    'routes/0/blocks/0/text/es',
    'routes/1/blocks/0/text',
  ]);
  // What the block itself links to stays where it is.
  expect(links).toEqual(['routes/1/blocks/1/text']);
  expect(getIn(moved, ['navigation', 'menu', 0, 'href'])).toBe('/about?from=menu#team');
});

test('a block leaves the pages of entries: links to any of them follow, its own cannot', () => {
  const { moved, links, lost } = move(['routes', 3, 'blocks', 0], ['routes', 2, 'blocks', 0]);
  expect(links).toEqual(['routes/3/blocks/1/text']);
  expect(getIn(moved, ['routes', 3, 'blocks', 0, 'text'])).toContain('"/visit#bio"');
  expect(lost).toEqual(['routes/3/blocks/0/text']);
});

test('a block without an anchor moves, and nothing else changes', () => {
  const from = ['routes', 4, 'blocks', 0];
  const to = ['routes', 2, 'blocks', 0];
  const { changes } = planBlockMove(root, config, { from, to });
  expect(changes).toEqual([{ op: 'move', from, to }]);
});

test('pages that are full are not offered', () => {
  expect(listPagesWithRoom(root, config, team)).toEqual([0, 2, 3, 4]);
  const blocks = Array.from({ length: 40 }, () => ({ type: 'text' }));
  const full = applyChanges(config, [{ op: 'set', path: ['routes', 0, 'blocks'], value: blocks }]);
  expect(listPagesWithRoom(root, full.config, team)).toEqual([2, 3, 4]);
});

test('blocks for one language take no room from what is moved to their page', () => {
  const blocks = Array.from({ length: 40 }, (_, index) => ({
    type: 'text',
    languages: [index % 2 === 0 ? 'en' : 'es'],
  }));
  const site = applyChanges(config, [
    { op: 'set', path: ['site'], value: { languages: ['en', 'es'] } },
    { op: 'set', path: ['routes', 0, 'blocks'], value: blocks },
  ]);
  expect(listPagesWithRoom(root, site.config, team)).toContain(0);
});
