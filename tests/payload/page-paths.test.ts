import { expect, test } from 'vitest';
import { dataUrl, htmlFile, normalizePath } from '../../src/payload/page-paths';

test('the home page has its own file names', () => {
  expect(htmlFile('/')).toBe('index.html');
  expect(dataUrl('/')).toBe('/_data/index.json');
});

test('nested pages keep their path', () => {
  expect(htmlFile('/resources/podcast')).toBe('resources/podcast.html');
  expect(dataUrl('/resources/podcast')).toBe('/_data/resources/podcast.json');
});

test('a slash at the end does not make another page', () => {
  expect(normalizePath('/about/')).toBe('/about');
  expect(normalizePath('/')).toBe('/');
});
