import { expect, test } from 'vitest';
import { listPublicFiles } from '../../src/io/public-files';
import { checkConfig } from '../../src/check/check-config';
import { readTestSite } from '../sites/read-site';
import { listProblems } from './list-problems';

const { text, publicFolder } = readTestSite('two-languages');
const files = listPublicFiles(publicFolder);

/** The problems of the site after a change. */
function findProblems(before: string, after: string) {
  expect(text).toContain(before);
  return listProblems(text.replace(before, after));
}

/** The problems of the site when a folder is all that is redirected. */
function redirectFolder(from: string, to: string) {
  return findProblems(
    '{ "from": "/team", "to": "/counselors" }',
    `{ "from": "${from}", "to": "${to}" }`,
  );
}

test.each(['/es/404', '/es/index', '/es/consejeras/index'])(
  'a redirect from %s is refused as it is in the main language @A12',
  (from) => {
    const found = findProblems('"from": "/team"', `"from": "${from}"`);
    expect(found).toMatchObject([{ code: 'CFG0412', path: '/redirects/0/from' }]);
  },
);

test.each(['/es', '/es/consejeras', '/es/404', '/es/elsewhere'])(
  'a page of the main language cannot have the address %s @A12',
  (path) => {
    const found = findProblems('"path": "/prices"', `"path": "${path}"`);
    expect(found.filter(({ code }) => code === 'CFG0402')).toMatchObject([
      {
        path: '/routes/3/path',
        message: `The path "${path}" begins with "/es", which is reserved for pages in Spanish.`,
      },
    ]);
  },
);

test.each(['/404', '/index', '/consejeras/index'])(
  'a page in another language cannot have the address %s there @A12',
  (path) => {
    const found = findProblems(
      '"path": "/contact"',
      `"path": { "en": "/contact", "es": "${path}" }`,
    );
    expect(found).toMatchObject([{ code: 'CFG0402', path: '/routes/4/path/es' }]);
  },
);

test('a folder whose pages are in another language cannot be redirected, and can be led to', () => {
  const path = '/redirects/0/from';
  expect(redirectFolder('/es/*', '/counselors/*')).toMatchObject([{ code: 'CFG0651', path }]);
  expect(redirectFolder('/es/consejeras/en/*', '/counselors/*')).toMatchObject([
    { code: 'CFG0651', path },
  ]);
  expect(redirectFolder('/es/equipo/*', '/es/consejeras/*')).toEqual([]);
});

test('pages for the answers of visitors keep out of the addresses of other languages', () => {
  const found = findProblems('"en": "/counselors/in/{state}"', '"en": "/es/in/{state}"');
  expect(found).toMatchObject([
    { code: 'CFG0646', path: '/routes/1/blocks/1/cards/byState/path/en' },
  ]);
});

test('pages that a language lacks, and why a page cannot ask, have the place of the mistake', () => {
  const title = /"title": \{ "en": ("[^"]*counselor.name[^"]*"), "es": "[^"]*" \}/;
  const changed = text.replace(title, '"title": $1');
  expect(changed).not.toBe(text);
  const found = checkConfig(changed, files).problems;
  expect(found.find(({ code }) => code === 'CFG0415')).toMatchObject({
    hint: 'Translate the title of these pages into Spanish: { … , "es": "…" }.',
    related: [{ path: '/routes/2/title', message: 'These pages do not exist in Spanish.' }],
  });
  const asking = text.replace('{ "en": "/counselors", "es": "/consejeras" }', '"*"');
  const impossible = checkConfig(asking, files).problems.find(({ code }) => code === 'CFG0648');
  expect(impossible?.related).toMatchObject([
    { path: '/routes/1/path', message: 'This is the error page.' },
  ]);
});

test('a language without a home page is named where it is listed, and where the page is', () => {
  const { problems: found } = checkConfig(
    text.replace('"languages": ["en", "es"]', '"languages": ["en", "es", "fr"]'),
    files,
  );
  expect(found).toMatchObject([
    {
      code: 'CFG0667',
      related: [{ path: '/site/languages/2' }, { path: '/routes/0' }],
    },
  ]);
});
