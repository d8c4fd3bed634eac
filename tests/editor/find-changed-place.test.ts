import { expect, test } from 'vitest';
import type { Change } from '../../src/editor/model/change';
import { findChangedPlace } from '../../src/editor/state/find-changed-place';

const config = {
  site: { name: 'Lantern' },
  routes: [{ path: '/', blocks: [{ type: 'hero', heading: 'Light' }] }],
};

test.each<[what: string, changes: Change[], place: (string | number)[]]>([
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
  ['a block that was taken out', [{ op: 'remove', path: ['routes', 0, 'blocks', 0] }], blocks()],
  [
    'a block that was moved',
    [{ op: 'move', from: ['routes', 3, 'blocks', 5], to: ['routes', 0, 'blocks', 0] }],
    ['routes', 0, 'blocks', 0],
  ],
  [
    'what a later change has taken away again',
    [{ op: 'insert', path: ['routes', 0, 'blocks', 1], value: { type: 'quote' } }],
    blocks(),
  ],
  [
    'parts that have nothing in common',
    [
      { op: 'set', path: ['site', 'name'], value: 'Lantern' },
      { op: 'set', path: ['routes', 0, 'path'], value: '/' },
    ],
    [],
  ],
  ['nothing', [], []],
])('%s', (_what, changes, place) => {
  expect(findChangedPlace(config, changes)).toEqual(place);
});

function blocks() {
  return ['routes', 0, 'blocks'];
}
