import { expect, test } from 'vitest';
import { readSource } from '../../../src/check/json/read-source';
import { maxTextLength } from '../../../src/check/json/scan-json';
import { reportText, writeChanged } from '../check-changed';

const valid = writeChanged({});

test('CFG0001: bytes that are not UTF-8 are found', () => {
  const latin = new Uint8Array([...Buffer.from('{\n  "a": "caf'), 0xe9, 0x22, 0x7d]);
  expect(reportText(latin)).toMatchInlineSnapshot(`
    "error[CFG0001]: The file is not saved as UTF-8, so this character is unreadable.
      --> site.config.json:2:12
    2 |   "a": "caf�"}
      |            ^
      = Save the file again with the encoding UTF-8.

    1 error in site.config.json"
  `);
});

test('CFG0002: a byte order mark is refused', () => {
  expect(reportText(Buffer.from(`\uFEFF{}`))).toMatchInlineSnapshot(`
    "error[CFG0002]: The file starts with an invisible mark (BOM) that JSON does not allow.
      --> site.config.json:1:1
    1 | {}
      | ^
      = Save the file with the encoding "UTF-8", not "UTF-8 with BOM". (fixable)

    1 error in site.config.json
    To fix the problems marked (fixable), run: npm run validate -- --fix"
  `);
});

test('CFG0003: a text that is too long has a place', () => {
  expect(reportText(`{\n  "a": "${'x'.repeat(maxTextLength)}"\n}`)).toMatchInlineSnapshot(`
    "error[CFG0003]: This text is longer than 250,000 characters, quotes included.
      --> site.config.json:2:8
    2 |   "a": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
      |        ^
      = Look for a file that was pasted as text. Images belong in the public folder.

    1 error in site.config.json"
  `);
});

test('CFG0003: a file that is too large is not read, and it says how more is read', () => {
  const large = new Uint8Array(2_000_001);
  const known = readSource(large, { most: 2_000_000, reached: 310_400_000 }).finding;
  expect(known).toMatchObject({
    code: 'CFG0003',
    message: 'The file is too large (310.4 MB): at most 2 MB are read.',
  });
  expect(known?.hint).toMatch(/: MAX_CONFIG_MB=311 npm run validate$/);
  expect(readSource(large, { most: 2_000_000 }).finding?.message).toMatch(
    /too large: at most 2 MB are read\.$/,
  );
  expect(readSource(large).finding?.code).not.toBe('CFG0003');
});

test('CFG0004: marks of an unfinished merge are found', () => {
  const merged = valid.replace('"media"', '<<<<<<< HEAD\n  "media"').replace(/^ {2}/gm, '');
  expect(reportText(merged)).toMatchInlineSnapshot(`
    "error[CFG0004]: Two versions of the file were not completely merged.
      --> site.config.json:56:1
    56 | <<<<<<< HEAD
       | ^^^^^^^
       = Keep one version. Delete the other one and the three lines that start with <<<<<<<, ======= and >>>>>>>.

    1 error in site.config.json"
  `);
});

test('CFG0005: an empty file is refused', () => {
  expect(reportText(' \n')).toMatchInlineSnapshot(`
    "error[CFG0005]: The file is empty.
      --> site.config.json:1:1
    1 |  
      | ^
      = Undo the last change, or restore an earlier version in the editor or from Git.

    1 error in site.config.json"
  `);
});

test('a text with the replacement character is UTF-8 all the same', () => {
  expect(reportText(Buffer.from(valid.replace('Quiet Lake', '\uFFFD')))).toContain('No problems');
});

test('a file with Windows line ends is valid', () => {
  expect(reportText(valid.replaceAll('\n', '\r\n'))).toContain('No problems');
});
