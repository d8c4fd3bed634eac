import { expect, test } from 'vitest';
import { findByRole, listNames } from './find-by-role';
import { renderBlock } from './render-block';

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
