import { expect, test } from 'vitest';
import { HeroVideo } from '../../src/components/hero-video';
import type { VideoFiles } from '../../src/payload/payload';
import { renderMarkup } from '../blocks/render-block';

const av1 = '/video/lake-av1.mp4';
const mp4 = '/video/lake.mp4';

function listSources(video: VideoFiles) {
  const markup = renderMarkup(<HeroVideo video={video} focus="80% 40%" />);
  expect(markup).toContain('style="object-position:80% 40%"');
  const sources = [...markup.matchAll(/<source data-src="([^"]*)" type="([^"]*)"/g)];
  return sources.map(([, file, type]) => [file, type]);
}

test('AV1 comes first, under the codec of its file, then what every browser plays', () => {
  expect(listSources({ av1, mp4, av1Codec: 'av01.0.05M.10' })).toEqual([
    [av1, 'video/mp4; codecs=&quot;av01.0.05M.10&quot;'],
    [mp4, 'video/mp4'],
  ]);
});

test('a codec that is not known is not made up', () => {
  expect(listSources({ av1, mp4 })).toEqual([
    [av1, 'video/mp4'],
    [mp4, 'video/mp4'],
  ]);
});
