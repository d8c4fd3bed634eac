import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { OnDemandFiles } from '../../src/build/on-demand-files';
import { PageCache } from '../../src/build/page-cache';
import { listPagePictures } from '../../src/published/list-addresses';
import { makeTempFolder } from '../make-temp-folder';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function measure(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

/** By how many bytes the memory grows when 100 pages of a megabyte are looked at. */
function measurePages(look: (path: string, text: string) => void): number {
  const before = measure();
  for (let page = 0; page < 100; page += 1) {
    look(`/p${page}`, 'x'.repeat(1_000_000) + String(page));
  }
  return measure() - before;
}

test('what pages ask for does not keep the pages in memory', () => {
  const asked = new OnDemandFiles('https://quiet-lake.example');
  const grown = measurePages((path, text) => {
    asked.publishPage(path, JSON.stringify({ text, href: `/documents${path}.pdf` }));
  });
  expect(grown).toBeLessThan(20_000_000);
});

test('nor do the pictures that are remembered of them', () => {
  const cache = new PageCache(makeTempFolder(), '/dist', 'code');
  const written = { digest: '', stylesheet: '', stylesheetDigest: undefined, styleHashes: [] };
  const grown = measurePages((path, text) => {
    const html = `${text}<img src="/assets/pictures${path}-lake-1a2b-160.avif">`;
    cache.addRendered(path, { ...written, pictures: listPagePictures(html, '{}') });
  });
  expect(cache.picturesOf('/p7')).toEqual(['/assets/pictures/p7-lake-1a2b-160.avif']);
  expect(grown).toBeLessThan(20_000_000);
});
