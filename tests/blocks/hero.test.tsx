import { expect, test } from 'vitest';
import { findByRole, listNames } from './find-by-role';
import { BlockContent } from '../../src/shell/block-slot';
import { buildBlock, renderBlock, renderMarkup } from './render-block';

const markup = renderBlock('hero', 'valid/full', 1);

test('headline and buttons are over the picture', () => {
  expect(listNames(markup, 'heading 1')).toEqual(['We help you find healing.']);
  expect(listNames(markup, 'link')).toEqual([
    'Book A Session',
    'Read the blog of a friend (opens in a new tab)',
  ]);
  const [picture] = findByRole(markup, 'img');
  expect(picture?.attributes).toMatchObject({ fetchPriority: 'high', loading: 'eager' });
});

test('the video is silent, looping, hidden from screen readers, and fetches nothing by itself', () => {
  const video = /<video[^>]*>.*<\/video>/.exec(markup)?.[0] ?? '';
  for (const attribute of ['muted=""', 'loop=""', 'playsInline=""', 'preload="none"']) {
    expect(video).toContain(attribute);
  }
  expect(video).toContain('aria-hidden="true" tabindex="-1"');
  expect(video.match(/data-src="[^"]*"/g)).toEqual([
    'data-src="/video/lake-av1.mp4"',
    'data-src="/video/lake.mp4"',
  ]);
  expect(video).not.toMatch(/ (src|autoplay)=/i);
});

test('one button pauses what moves', () => {
  expect(findByRole(markup, 'button')[0]?.attributes).toHaveProperty('dataMotionToggle');
});

test('screen readers meet each theme once', () => {
  expect(listNames(markup, 'listitem')).toEqual(['Recover from Grief', 'Release Anxiety']);
});

test('without video and themes nothing moves, so there is nothing to pause', () => {
  expect(findByRole(renderBlock('hero', 'valid/minimal'), 'button')).toEqual([]);
});

test.each([
  ['overlay', 1],
  ['split', 1],
  ['stacked', 1],
  ['centered', 0],
] as const)('a hero that is %s shows %i pictures, and all of its words', (layout, count) => {
  const block = buildBlock('hero', 'valid/full');
  if (block.type !== 'hero') throw new Error('The fixture is not a hero');
  const placed = { id: 'block-1', headingLevel: 1 as const, block: { ...block, layout } };
  const shown = renderMarkup(<BlockContent placed={placed} />);
  expect(findByRole(shown, 'img')).toHaveLength(count);
  expect(shown.match(/<video/g) ?? []).toHaveLength(count);
  expect(listNames(shown, 'heading 1')).toEqual(['We help you find healing.']);
  expect(listNames(shown, 'link')).toHaveLength(2);
  expect(findByRole(shown, 'button')).toHaveLength(1);
});
