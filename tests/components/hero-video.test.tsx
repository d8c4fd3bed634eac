import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HeroVideo } from '../../src/components/hero-video';
import { renderMarkup } from '../blocks/render-block';

const publicFolder = join(import.meta.dirname, '../../public');

/** The codec of an AV1 video as RFC 6381 writes it, from the box `av1C` of the file. */
function readCodec(file: string): string {
  const bytes = readFileSync(join(publicFolder, file));
  const start = bytes.indexOf('av1C') + 5;
  const [first = 0, second = 0] = bytes.subarray(start, start + 2);
  const level = String(first & 31).padStart(2, '0');
  const depth = second & 64 ? '10' : '08';
  return `av01.${first >> 5}.${level}${second & 128 ? 'H' : 'M'}.${depth}`;
}

test('AV1 comes first, under the codec that the file has, then what every browser plays', () => {
  const av1 = '/video/hero-still-waters-av1.mp4';
  const markup = renderMarkup(
    <HeroVideo video={{ av1, mp4: '/video/hero.mp4' }} focus="80% 40%" />,
  );
  const sources = [...markup.matchAll(/<source data-src="([^"]*)" type="([^"]*)"/g)];
  expect(sources.map(([, file, type]) => [file, type])).toEqual([
    [av1, `video/mp4; codecs=&quot;${readCodec(av1)}&quot;`],
    ['/video/hero.mp4', 'video/mp4'],
  ]);
  expect(markup).toContain('style="object-position:80% 40%"');
});
