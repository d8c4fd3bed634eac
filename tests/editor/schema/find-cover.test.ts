// @promise An image covered by a background video is replaced together with that video unless you
// keep the video; the preview shows a still of it

import { expect, test } from 'vitest';
import { applyChanges } from '../../../src/editor/model/apply-change';
import type { Json } from '../../../src/utils/json';
import { findCover } from '../../../src/editor/schema/find-cover';
import { minimalDocument, root } from '../documents';

const hero: Json = {
  type: 'hero',
  title: 'You are welcome.',
  text: 'Come in.',
  image: { src: '/images/a.jpg', decorative: true },
  video: { mp4: '/video/water.mp4' },
  actions: [{ label: 'Call us', href: '/contact' }],
};
const block = ['routes', 0, 'blocks', 0];
const file = [...block, 'image', 'src'];

test('an image that a video plays over is told from others', () => {
  const covered = applyChanges(minimalDocument, [
    { op: 'insert', path: block, value: hero },
  ]).config;
  expect(findCover(root, covered, file)).toEqual([...block, 'video']);
  const bare = applyChanges(covered, [{ op: 'remove', path: [...block, 'video'] }]).config;
  expect(findCover(root, bare, file)).toBeUndefined();
  expect(findCover(root, covered, ['entities', 'counselors', 0, 'image', 'src'])).toBeUndefined();
  expect(findCover(root, covered, ['site', 'logo'])).toBeUndefined();
});
