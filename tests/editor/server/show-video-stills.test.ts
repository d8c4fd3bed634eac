import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { showVideoStills } from '../../../src/editor/server/show-video-stills';
import { HeroVideo } from '../../../src/components/hero-video';

const video = { mp4: '/video/water.mp4', av1: '/video/water-av1.mp4', av1Codec: 'av01.0.04M.08' };

test('a background video, which a script would start, shows a still without one', () => {
  const html = renderToStaticMarkup(createElement(HeroVideo, { video, focus: '10% 20%' }));
  const shown = showVideoStills(`<h1>A</h1>${html}<p data-src="/b">c</p>`);
  expect(html).not.toMatch(/ src=| data-ready/);
  expect(shown).toContain('<source src="/video/water-av1.mp4"');
  expect(shown).toContain('<source src="/video/water.mp4"');
  expect(shown).toMatch(/<video[^>]* preload="auto" data-ready=""/);
  expect(shown).toContain('<p data-src="/b">c</p>');
  expect(showVideoStills('<p>no video</p>')).toBe('<p>no video</p>');
});
