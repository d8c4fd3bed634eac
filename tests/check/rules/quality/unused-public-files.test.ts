// @promise From `public/`, only files that a page shows or links to are published, and everything
// in `public/as-is/`

import { expect, test } from 'vitest';
import { checkConfig } from '../../../../src/check/check-config';
import { formatProblems } from '../../../../src/check/report/format-problems';
import { writeChanged, type Changes } from '../../check-changed';
import { publicFiles } from '../../minimal-config';

/** What the editor reads when these files are in public/ besides the usual ones. */
function report(files: readonly string[], changes: Changes = {}): string {
  const text = writeChanged(changes);
  const fileSizes = new Map(files.map((file) => [file, 1000]));
  const { problems } = checkConfig(text, new Set([...publicFiles, ...files]), { fileSizes });
  return formatProblems(problems, { text, file: 'site.config.json', color: false });
}

test('CFG0635: files that nothing leads to are listed in one warning', () => {
  expect(report(['/images/home-of-client.jpg', '/pdf/prices-2019.pdf'])).toMatchInlineSnapshot(`
    "warning[CFG0635]: 2 files in the public folder are unused and will not be published: "public/images/home-of-client.jpg", "public/pdf/prices-2019.pdf".
      --> site.config.json:1:1
    1 | {
      | ^
      = Delete these files, or use them on a page or in a link. To share a file only by its URL, put it into public/as-is/. Files in that folder are published unchanged, including any metadata from cameras and apps.

    1 warning in site.config.json"
  `);
  expect(report(['/images/home-of-client.jpg'])).toMatchInlineSnapshot(`
    "warning[CFG0635]: A file in the public folder is unused and will not be published: "public/images/home-of-client.jpg".
      --> site.config.json:1:1
    1 | {
      | ^
      = Delete the file, or use it on a page or in a link. To share a file only by its URL, put it into public/as-is/. Files in that folder are published unchanged, including any metadata from cameras and apps.

    1 warning in site.config.json"
  `);
});

test('of many files, some are named', () => {
  const files = Array.from({ length: 30 }, (_, index) => `/images/photo-${index}.jpg`);
  expect(report(files)).toContain('"public/images/photo-11.jpg", and 18 more.');
});

test('files that are used, asked for or wrong in another way are not listed', () => {
  const used = ['/logo.svg', '/images/lake.webp', '/pdf/guide.pdf'];
  const asked = ['/as-is/prices.pdf', '/.well-known/proof.txt'];
  expect(report([...used, ...asked])).toBe('No problems in site.config.json');
  expect(report(['/notes.docx'])).not.toContain('CFG0635');
});

test('a link to a file uses it, wherever it is written', () => {
  const files = ['/pdf/a.pdf', '/pdf/b.pdf', '/pdf/ruth.pdf'];
  const links = {
    '/navigation/topBar/href': '/pdf/a.pdf#page=2',
    '/routes/0/blocks/1/text': '<p><a href="https://quiet-lake.example/pdf/b.pdf">B</a></p>',
    '/navigation/menu/1/links/0/href': '/pdf/{counselor.id}.pdf',
  };
  expect(report(files, links)).not.toContain('CFG0635');
});

test('a file whose name is misspelled is one mistake', () => {
  const misspelled = { '/routes/0/blocks/0/image/src': '/images/pond.webp' };
  expect(report(['/images/ponds.webp'], misspelled)).not.toContain('CFG0635');
});
