import { expect, test } from 'vitest';
import { diagnose } from '../../check-changed';

const banner = '/routes/0/blocks/0';
const image = { src: '/images/lake.webp', decorative: true };
const block = { type: 'banner', title: 'Visit us' };

test('CFG0687: a bar that a slim header does not show', () => {
  expect(diagnose({ '/navigation/layout': 'slim' })).toMatchInlineSnapshot(
    `"warning[CFG0687]: A slim header does not show "topBar". @13:15-16"`,
  );
  expect(diagnose({ '/navigation/layout': 'slim', '/navigation/topBar': undefined })).toBe('');
});

test('CFG0687: a picture that the layout does not show, and one that it needs', () => {
  expect(diagnose({ [banner]: { ...block, layout: 'plain', image } })).toMatchInlineSnapshot(
    `"warning[CFG0687]: The layout "plain" of this block does not show its "image". @162:20-21"`,
  );
  expect(diagnose({ [banner]: { ...block, layout: 'side' } })).toMatchInlineSnapshot(
    `"warning[CFG0687]: The layout "side" needs "image", which is missing from this block. @161:21-27"`,
  );
  const rest = { type: 'text', text: '<p>You may rest.</p>', layout: 'rest' };
  expect(diagnose({ '/routes/0/blocks/-': rest })).toBe('');
  expect(diagnose({ '/routes/0/blocks/-': { ...rest, image } })).toMatchInlineSnapshot(
    `"warning[CFG0687]: The layout "rest" of this block does not show its "image". @194:20-21"`,
  );
  const actions = [{ label: 'Call us', href: '/contact' }];
  const hero = { type: 'hero', title: 'Visit us', text: 'Come by.', actions };
  expect(diagnose({ [banner]: hero })).toBe('');
  for (const layout of ['split', 'stacked']) {
    expect(diagnose({ [banner]: { ...hero, layout, image } })).toBe('');
    expect(diagnose({ [banner]: { ...hero, layout } })).toContain(`"${layout}" needs "image"`);
  }
  expect(diagnose({ [banner]: { ...hero, layout: 'centered', image } })).toContain(
    'does not show its "image"',
  );
  for (const layout of ['picture', 'side']) {
    expect(diagnose({ [banner]: { ...block, layout, image } })).toBe('');
  }
  for (const layout of ['picture', 'plain']) {
    expect(diagnose({ [banner]: { ...block, layout } })).toBe('');
  }
});
