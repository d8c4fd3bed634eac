import { mkdirSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findHeavyPages, htmlLimits } from './judge-pages';
import { pageWeights, weighPage } from './page-weight';
import { makeTempFolder } from '../make-temp-folder';

/** A text of which gzip saves nothing but a quarter. */
function makeText(kilobytes: number): string {
  return randomBytes(kilobytes * 1000).toString('base64');
}

/** A built site of one page, with as much text in two of its blocks. */
function buildPage({ questions, text }: { questions: number; text: number }): string {
  const folder = makeTempFolder();
  const blocks = [
    { type: 'banner', title: 'Welcome' },
    { type: 'text', title: 'Who we are', text: makeText(text) },
    { type: 'accordion', title: 'Questions', items: [{ answer: makeText(questions) }] },
  ];
  const page = { path: '/about', head: {}, blocks: blocks.map((block) => ({ block })) };
  const html = `<!doctype html><main>${JSON.stringify(blocks)}</main>`;
  for (const [file, content] of [
    ['_data/about.json', JSON.stringify(page)],
    ['about.html', html],
  ] as const) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}

test('a page that fits into the first answer of a server is light', () => {
  expect(findHeavyPages(buildPage({ questions: 5, text: 5 }))).toEqual([]);
});

test('a heavier page is a warning that names the page, its heaviest blocks and what would help', () => {
  const [heavy, ...others] = findHeavyPages(buildPage({ questions: 12, text: 4 }));
  expect(others).toEqual([]);
  expect(heavy).toMatchObject({ path: '/about', severity: 'warning' });
  const lines = heavy?.message.split('\n') ?? [];
  expect(lines[0]).toMatch(/^\/about: its HTML is 1\d\.\d kB compressed; the limit is 11\.5 kB\.$/);
  expect(lines[1]).toMatch(
    /Heaviest parts: block 3 \(accordion "Questions"\), 1\d\.\d kB; block 2 \(text "Who we are"\), \d\.\d kB/,
  );
  expect(lines[2]).toContain('To make it smaller: use fewer questions');
});

test('a page that harms visitors is an error', () => {
  const [heavy] = findHeavyPages(buildPage({ questions: 30, text: 15 }));
  expect(heavy?.severity).toBe('error');
  expect(heavy?.message).toContain(`the limit is ${htmlLimits.harmful / 1000}.0 kB`);
});

test('the weight of a page with pictures is warned of beyond its budget only', () => {
  const { withPictures } = pageWeights;
  expect(weighPage('/', { page: withPictures, fonts: 0 }, true).warning).toBeUndefined();
  expect(weighPage('/', { page: withPictures + 1000, fonts: 0 }, true).warning).toContain(
    '/ loads 251 kB on a phone, more than 250 kB. To make it lighter: use fewer images',
  );
});

test('a page of text has a budget of its own', () => {
  const { textOnly } = pageWeights;
  const { budget, warning } = weighPage('/terms', { page: textOnly + 1000, fonts: 0 }, false);
  expect(budget).toBe(textOnly);
  expect(warning).toContain('more than 90 kB');
});
