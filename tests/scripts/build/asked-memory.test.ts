import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { AskedFiles } from '../../../scripts/build/asked-files';

test('what pages ask for does not keep the pages in memory', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const asked = new AskedFiles('https://quiet-lake.example');
  const measure = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = measure();
  for (let page = 0; page < 100; page += 1) {
    const text = 'x'.repeat(1_000_000) + String(page);
    asked.publishPage(`/p${page}`, JSON.stringify({ text, href: `/documents/number-${page}.pdf` }));
  }
  expect(measure() - before).toBeLessThan(20_000_000);
});
