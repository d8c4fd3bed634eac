import { format as formatAsEditor } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { formatConfig, formatListFile } from '../../src/check/format-config';
import { writeChanged } from './check-changed';
import { readTestSite } from '../sites/read-site';

const { text: wholeSite } = readTestSite('specification');

test('settings are in the order of the schema, unknown ones behind them', () => {
  const text =
    '{"routes": [{"blocks": [{"title": "A", "type": "banner"}], "x": 1, "path": "/"}], "a": 2, "site": {"url": "u", "name": "n"}}';
  expect(formatConfig(text)).toBe(`{
  "site": {
    "name": "n",
    "url": "u"
  },
  "routes": [
    {
      "path": "/",
      "blocks": [
        {
          "type": "banner",
          "title": "A"
        }
      ],
      "x": 1
    }
  ],
  "a": 2
}
`);
});

test('texts and numbers stay as they are written', () => {
  const values = ['1.0', '1e3', '-0', '1234567890123456789', '"\\u00e9\\/é"', '"🌊"', 'null'];
  const names = ['"\\u0061"', '"b"'];
  const text = `{${names[0]}: [${values.join(' ,')}], ${names[1]}: {}, "c": []}`;
  const formatted = formatConfig(text);
  for (const written of [...values, ...names]) expect(formatted).toContain(written);
  expect(JSON.parse(formatted)).toEqual(JSON.parse(text));
});

test('nothing is lost, and a second time changes nothing', () => {
  for (const text of [
    wholeSite,
    writeChanged({}),
    writeChanged({ '/routes/0/blocks/0/type': 5 }),
  ]) {
    const formatted = formatConfig(text);
    expect(JSON.parse(formatted)).toEqual(JSON.parse(text));
    expect(formatConfig(formatted)).toBe(formatted);
    expect(formatConfig(text.replaceAll('\n', '\r\n'))).toBe(formatted);
  }
});

test('names that mean something to JavaScript are names like others', () => {
  expect(formatConfig('{"toString": {"hasOwnProperty": 1}}')).toBe(
    '{\n  "toString": {\n    "hasOwnProperty": 1\n  }\n}\n',
  );
});

test('"Format Document" of VS Code changes nothing', () => {
  const formatted = formatConfig(wholeSite);
  const options = { tabSize: 2, insertSpaces: true, insertFinalNewline: true, eol: '\n' };
  expect(formatAsEditor(formatted, undefined, options)).toEqual([]);
});

test('files of a list are written as its entries would be', () => {
  const canonical = '{\n  "id": "rest",\n  "title": "On rest",\n  "slug": "on-rest"\n}\n';
  expect(formatListFile('{"title": "On rest", "id":"rest","slug": "on-rest"}', 'posts')).toBe(
    canonical,
  );
  expect(formatListFile(`[${canonical}]`, 'posts')).toBe(
    `[\n${canonical.trimEnd().replaceAll(/^/gm, '  ')}\n]\n`,
  );
});
