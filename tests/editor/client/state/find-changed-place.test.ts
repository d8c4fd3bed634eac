import { expect, test } from 'vitest';
import type { Change } from '../../../../src/editor/model/apply-change';
import { findChangedPlace } from '../../../../src/editor/client/state/find-changed-place';

const config = {
  site: { name: 'Lantern', phone: '988' },
  entities: { posts: [] },
  routes: [{ path: '/', blocks: [{ type: 'hero', heading: 'Light' }] }],
};

const blocks = ['routes', 0, 'blocks'];

test.each<[what: string, changes: Change[], place: (string | number)[] | undefined]>([
  [
    'a setting',
    [{ op: 'set', path: ['routes', 0, 'blocks', 0, 'heading'], value: 'Light' }],
    ['routes', 0, 'blocks', 0, 'heading'],
  ],
  [
    'several settings of a block',
    [
      { op: 'set', path: ['routes', 0, 'blocks', 0, 'heading'], value: 'Light' },
      { op: 'set', path: ['routes', 0, 'blocks', 0, 'type'], value: 'hero' },
    ],
    ['routes', 0, 'blocks', 0],
  ],
  ['a block that was taken out', [{ op: 'remove', path: ['routes', 0, 'blocks', 0] }], blocks],
  [
    'a block that was moved',
    [{ op: 'move', from: ['routes', 3, 'blocks', 5], to: ['routes', 0, 'blocks', 0] }],
    ['routes', 0, 'blocks', 0],
  ],
  [
    'what a later change has taken away again',
    [{ op: 'insert', path: ['routes', 0, 'blocks', 1], value: { type: 'quote' } }],
    blocks,
  ],
  [
    'a page, together with a link to it and a redirect',
    [
      { op: 'remove', path: ['redirects', 0] },
      { op: 'set', path: ['routes', 0, 'blocks', 0, 'heading'], value: 'Light' },
      { op: 'insert', path: ['routes', 0], value: { path: '/', blocks: [] } },
    ],
    ['routes', 0],
  ],
  [
    'settings of the whole site',
    [
      { op: 'set', path: ['site', 'name'], value: 'Lantern' },
      { op: 'set', path: ['site', 'phone'], value: '988' },
    ],
    ['site'],
  ],
  ['an entry that was taken out', [{ op: 'remove', path: ['entities', 'posts', 0] }], undefined],
  ['a page that was taken out', [{ op: 'remove', path: ['routes', 1] }], undefined],
  ['nothing', [], undefined],
])('%s', (_what, changes, place) => {
  expect(findChangedPlace(config, changes)).toEqual(place);
});
