import { expect, test } from '@playwright/test';
import { makeSiteWithBlock, runProgram } from '../../build/custom-blocks/site-with-block';

test('each page is opened in a browser, which finds what the config cannot show', () => {
  test.setTimeout(300_000);
  const good = runProgram(makeSiteWithBlock(), 'check', '--browser');
  expect([good.stderr, good.stdout]).toEqual([
    '',
    expect.stringMatching(/^No problems found in the browser on \d+ pages\.$/m),
  ]);
  expect(good.status).toBe(0);

  const faulty = makeSiteWithBlock({
    'price-table.tsx': `
      import { useEffect } from 'react';
      export default function PriceTable() {
        useEffect(() => console.error('There are no prices today.'), []);
        return <section style={{ width: 2000 }}><img src="/robots.txt" width="9" height="9" /></section>;
      }`,
  });
  const { status, stderr } = runProgram(faulty, 'check', '--browser');
  expect([status, status === 2 ? stderr : '']).toEqual([1, '']);
  const found = stderr.split('\n').filter((line) => line.startsWith('error: / at 360 pixels: '));
  expect(found.map((line) => line.replace('error: / at 360 pixels: ', ''))).toEqual([
    'The page is 2000 pixels wide, so it scrolls horizontally.',
    expect.stringMatching(/^Accessibility: image-alt: <img /),
    'Script: There are no prices today.',
    expect.stringMatching(/^The image \S+\/robots\.txt does not load\.$/),
  ]);
  expect(stderr).toContain('error: / at 1280 pixels: ');
});
