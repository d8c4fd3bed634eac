import { expect, test } from 'vitest';
import { checkConfig } from '../../../../src/check/check-config';
import { diagnose, listCodes, reportChanged, writeChanged } from '../../check-changed';
import { publicFiles } from '../../minimal-config';

const file = '/fonts/lake-sans.woff2';
const own = { name: 'Lake Sans', files: [file] };
const record = { files: [file], title: 'Lake Sans', creator: 'A foundry', license: 'bought' };

function theme(fonts: object) {
  return { '/theme': { fonts } };
}

/** The codes of a config beside a folder that has the file of a typeface. */
function listCodesWithFile(changes: Record<string, unknown>): string[] {
  const { problems } = checkConfig(writeChanged(changes), new Set([...publicFiles, file]));
  return problems.map(({ code }) => code);
}

test('CFG0683: a typeface that is neither installed nor of one’s own', () => {
  expect(reportChanged(theme({ heading: 'Source Serif 4' }))).toMatchInlineSnapshot(`
    "error[CFG0683]: The font "Source Serif 4" is not available.
      --> site.config.json:265:18
       in theme > fonts
    265 |       "heading": "Source Serif 4"
        |                  ^^^^^^^^^^^^^^^^
        = If fontsource.org has this font, run "npm install @fontsource-variable/source-serif-4". If you have the font files, add them under "own". Or use one of these fonts: "Atkinson Hyperlegible Next", "Bricolage Grotesque", "Figtree", "Fraunces", "Hanken Grotesk", "Lora", "Newsreader", "Nunito Sans", "Rubik".

    1 error in site.config.json"
  `);
  expect(listCodes(theme({ heading: 'figtree', text: 'Fraunces' }))).toEqual(['CFG0683']);
});

test('a typeface whose package is installed is there, one that the project came with may be gone', () => {
  const changes = theme({ heading: 'Lora', text: 'Lora' });
  expect(diagnose(changes, { typefaces: new Set(['Lora']) })).toBe('');
  expect(diagnose(theme({}), { typefaces: new Set(['Lora', 'Figtree']) })).toContain('"Fraunces"');
});

test('a typeface of one’s own needs its file, and a record of its licence', () => {
  const changes = theme({ text: 'Lake Sans', own: [own] });
  expect(listCodes({ ...changes, '/media/-': record })).toEqual(['CFG0413']);
  expect(listCodesWithFile(changes)).toEqual(['CFG0602']);
  expect(listCodesWithFile({ ...changes, '/media/-': record })).toEqual([]);
});

test('a file that is not a typeface, or is elsewhere, is refused', () => {
  for (const other of ['/fonts/lake-sans.css', '/images/lake.woff2', 'https://a.example/b.woff2']) {
    const changes = theme({ own: [{ ...own, files: [other] }] });
    expect(listCodes(changes)).toContain('CFG0308');
  }
});

test('no name of a typeface leads out of its place in a stylesheet', () => {
  for (const text of ['"; } body { color: red', 'Lake\\', 'Lake;', "Lake's"]) {
    expect(listCodes(theme({ text }))).toContain('CFG0308');
  }
});
