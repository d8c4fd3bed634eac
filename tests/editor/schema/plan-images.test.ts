import { expect, test } from 'vitest';
import { findImageSetting, planImages, planRecord } from '../../../src/editor/schema/plan-images';
import type { SchemaNode } from '../../../src/editor/schema/schema-node';
import { applyChanges } from '../../../src/editor/model/apply-change';
import { getIn } from '../../../src/utils/json';
import { minimalDocument as config, root } from '../documents';

const items: SchemaNode = { $ref: '#/$defs/GalleryImage' };

test('several images are taken where an entry needs nothing but one', () => {
  expect(findImageSetting(root, items)).toBe('image');
  expect(findImageSetting(root, { $ref: '#/$defs/Counselor' })).toBeUndefined();
  expect(findImageSetting(root, { type: 'string' })).toBeUndefined();
});

test('new images follow those that are there; the example goes', () => {
  const list = ['images'];
  const present = { image: { src: '/images/a.jpg', alt: 'A' } };
  const before = { images: [{ image: { src: '/images/your-image.webp', alt: '' } }, present] };
  const change = planImages(before, { list, setting: 'image' }, [
    { src: '/images/b.jpg', alt: 'B', caption: '' },
    { src: '/images/c.jpg', alt: '', caption: 'Third' },
  ]);
  expect(getIn(applyChanges(before, [change]).config, list)).toEqual([
    present,
    { image: { src: '/images/b.jpg', alt: 'B' } },
    { image: { src: '/images/c.jpg', decorative: true }, caption: 'Third' },
  ]);
});

test('one record holds all files that have none yet', () => {
  const record = { files: [], title: 'Rooms', creator: 'We', license: 'own-work' };
  const once = planRecord(root, config, ['/images/b.jpg'], record);
  const after = applyChanges(config, once).config;
  expect(planRecord(root, after, ['/images/b.jpg'], record)).toEqual([]);
  expect(planRecord(root, after, ['/images/b.jpg', '/images/c.jpg'], record)).toMatchObject([
    { op: 'insert', value: { ...record, files: ['/images/c.jpg'] } },
  ]);
});
