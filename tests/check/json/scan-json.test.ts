import { expect, test } from 'vitest';
import { applyEdits } from '../../../src/check/json/apply-edits';
import { scanJson } from '../../../src/check/json/scan-json';
import { reportText } from '../check-changed';

test('CFG0006: nesting that is too deep is refused', () => {
  expect(reportText('[\n'.repeat(70))).toMatchInlineSnapshot(`
    "error[CFG0006]: Braces and brackets are nested more than 64 deep.
      --> site.config.json:65:1
    65 | [
       | ^
       = Look for a brace or bracket that is opened many times.

    1 error in site.config.json"
  `);
});

test('a million open brackets do not overflow the stack', () => {
  expect(scanJson('['.repeat(1_000_000)).map(({ code }) => code)).toEqual(['CFG0006']);
  const hidden = `// "${'['.repeat(1_000_000)}`;
  expect(scanJson(hidden).map(({ code }) => code)).toEqual(['CFG0102']);
});

test('values beyond number are refused', () => {
  expect(scanJson(`[${'1,'.repeat(1_500_000)}1]`).map(({ code }) => code)).toEqual(['CFG0003']);
});

test('CFG0101: a comma before a closing brace is found', () => {
  expect(reportText('{\n  "a": 1,\n}')).toMatchInlineSnapshot(`
    "error[CFG0101]: There is an extra comma here.
      --> site.config.json:2:9
    2 |   "a": 1,
      |         ^
      = Delete the comma. (fixable)

    1 error in site.config.json
    To fix the problems marked (fixable), run: npm run validate -- --fix"
  `);
});

test('CFG0102: a comment is found', () => {
  expect(reportText('{\n  "a": 1 // one\n}')).toMatchInlineSnapshot(`
    "error[CFG0102]: JSON does not allow comments.
      --> site.config.json:2:10
    2 |   "a": 1 // one
      |          ^^
      = Delete the comment. (fixable)

    1 error in site.config.json
    To fix the problems marked (fixable), run: npm run validate -- --fix"
  `);
});

test('CFG0103: curly quotes are found', () => {
  expect(reportText('{\n  “a”: 1\n}')).toMatchInlineSnapshot(`
    "error[CFG0103]: Text and names must be in straight double quotes.
      --> site.config.json:2:3
    2 |   “a”: 1
      |   ^
      = Write " instead of “. (fixable)

    1 error in site.config.json
    To fix the problems marked (fixable), run: npm run validate -- --fix"
  `);
});

test('CFG0104: a missing comma is found at the end of the value before', () => {
  expect(reportText('{\n  "a": "x"\n  "b": 1\n}')).toMatchInlineSnapshot(`
    "error[CFG0104]: A comma is missing here.
      --> site.config.json:2:10
    2 |   "a": "x"
      |          ^
      = Add a comma after "x".

    1 error in site.config.json"
  `);
});

test('CFG0105: a missing closing quote is found', () => {
  expect(reportText('{\n  "a": "x,\n  "b": 1\n}')).toMatchInlineSnapshot(`
    "error[CFG0105]: This text has no closing quote.
      --> site.config.json:2:8
    2 |   "a": "x,
      |        ^^^
      = Put " at the end of the text. For a line break inside text, write \\n.

    1 error in site.config.json"
  `);
});

test('CFG0106: a name without quotes is found', () => {
  expect(reportText('{\n  a: 1\n}')).toMatchInlineSnapshot(`
    "error[CFG0106]: The name "a" must be in double quotes.
      --> site.config.json:2:3
    2 |   a: 1
      |   ^
      = Write "a": before the value.

    1 error in site.config.json"
  `);
});

test('CFG0107: a value that is not JSON is found', () => {
  expect(reportText('{\n  "a": True\n}')).toMatchInlineSnapshot(`
    "error[CFG0107]: True must be lowercase.
      --> site.config.json:2:8
    2 |   "a": True
      |        ^^^^
      = Write true. (fixable)

    1 error in site.config.json
    To fix the problems marked (fixable), run: npm run validate -- --fix"
  `);
});

test('CFG0108: a quote inside text is found', () => {
  expect(reportText('{\n  "a": "she said "stay" to me"\n}')).toMatchInlineSnapshot(`
    "error[CFG0108]: The text ends at this quote.
      --> site.config.json:2:18
    2 |   "a": "she said "stay" to me"
      |                  ^
      = Write \\" for a quote inside text.

    1 error in site.config.json"
  `);
});

test('CFG0109: a file that was cut off is found @F5', () => {
  expect(reportText('{\n  "a": [1,\n    2\n')).toMatchInlineSnapshot(`
    "error[CFG0109]: The file ends too early: the list "a" that starts on line 2 is still open, and 1 more around it.
      --> site.config.json:3:5
    3 |     2
      |     ^
      = Check whether the whole file was saved, then add the missing part at the end.
      --> site.config.json:2:8 The list "a" that starts on line 2 is open.
    2 |   "a": [1,
      |        ^

    1 error in site.config.json"
  `);
});

test('CFG0201: a name that appears twice is found at the second place', () => {
  expect(reportText('{\n  "a": 1,\n  "b": {"a": 1},\n  "a": 2\n}')).toMatchInlineSnapshot(`
    "error[CFG0201]: "a" appears twice: on line 2 and on line 4.
      --> site.config.json:4:3
    4 |   "a": 2
      |   ^^^
      = Delete one of the two; only the last one would count.
      --> site.config.json:2:3 The first one is here.
    2 |   "a": 1,
      |   ^^^

    1 error in site.config.json"
  `);
});

test('a name is recognized however it is written', () => {
  expect(scanJson('{"a": 1, "\\u0061": 2}').map(({ code }) => code)).toEqual(['CFG0201']);
});

test('CFG0202: reserved names are refused', () => {
  expect(reportText('{\n  "__proto__": {"admin": true}\n}')).toMatchInlineSnapshot(`
    "error[CFG0202]: "__proto__" cannot be used as a name.
      --> site.config.json:2:3
    2 |   "__proto__": {"admin": true}
      |   ^^^^^^^^^^^
      = Delete this setting; the name is reserved.

    1 error in site.config.json"
  `);
});

test.each([
  ['[1,,2]', 'CFG0101', 2],
  ['{"a": 1,, "b": 2}', 'CFG0101', 7],
  ["{'a': 1}", 'CFG0103', 1],
  ['["a" "b"]', 'CFG0104', 3],
  ['[1 2]', 'CFG0104', 1],
  ['{"a": "x', 'CFG0105', 6],
  ['{1: 2}', 'CFG0106', 1],
  ['{"a": Home}', 'CFG0107', 6],
  ['[01]', 'CFG0107', 1],
  ['[.5]', 'CFG0107', 1],
  ['[+1]', 'CFG0107', 1],
  ['[NaN]', 'CFG0107', 1],
  ['["a\tb"]', 'CFG0108', 3],
  ['["C:\\dir"]', 'CFG0108', 4],
  ['["\\u00g0"]', 'CFG0108', 2],
  ['{"a"', 'CFG0109', 3],
  ['[1}', 'CFG0110', 2],
  ['{"a" 1}', 'CFG0110', 5],
  ['{"a":}', 'CFG0110', 5],
  ['[1\u00A0]', 'CFG0110', 2],
  ['{} {}', 'CFG0110', 3],
])('%s: the first fault is %s at %i', (text, code, start) => {
  expect(scanJson(text)[0]).toMatchObject({ code, start });
});

test('everything that JSON.parse refuses has a fault, and nothing else', () => {
  const base = '{"a": [1, -2.5e3, true, null, "x\\n\\u00e9"], "b": {"c": {}, "d": []}, "e": "f"}';
  const characters = '{}[]:,"\\nu0123.-+eE \n\t/“\'';
  const random = createRandom(7);
  let refused = 0;
  for (let round = 0; round < 20_000; round++) {
    let text = base;
    for (let edits = random(4); edits >= 0; edits--) {
      const at = random(text.length);
      const inserted = random(3) > 0 ? characters.charAt(random(characters.length)) : '';
      text = text.slice(0, at) + inserted + text.slice(at + random(2));
    }
    const faults = scanJson(text).filter(({ code }) => !code.startsWith('CFG02'));
    if (!parses(text)) refused += 1;
    expect({ text, valid: faults.length === 0 }).toEqual({ text, valid: parses(text) });
  }
  expect(refused).toBeGreaterThan(5_000);
});

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The same numbers in each run, so that a failure can be seen again. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
}

test.each([
  ['{"a": 1;}', 7, 'Nothing follows this semicolon.', 'Delete the semicolon.'],
  ['{"a": "x"; "b": 2}', 9, 'There must be a comma between two entries.', 'Write , instead of ;.'],
  ['[1; 2]', 2, 'There must be a comma between two entries.', 'Write , instead of ;.'],
  ['{"a" = 1}', 5, 'There must be a colon after a name.', 'Write : instead of =.'],
  ['{"a" => 1}', 5, 'There must be a colon after a name.', 'Write : instead of =>.'],
  [
    '}',
    0,
    'This "}" has no opening bracket or brace.',
    'Delete this character. A config starts with "{".',
  ],
  [
    '{"a": [1}, "b": 2}',
    8,
    '"}" cannot close "[".',
    'Put "]" before this character, or delete this character.',
  ],
  ['{"a": }', 6, 'A value is missing here.', 'Add the value, or delete its name.'],
])('%s: the advice fits', (text, start, message, hint) => {
  expect(scanJson(text)[0]).toMatchObject({ start, message, hint });
});

test.each(['{"a": #ff0000}', '{"a": /contact}'])('%s is not a comment', (text) => {
  const [problem] = scanJson(text);
  expect(problem).toMatchObject({
    code: 'CFG0107',
    hint: 'Put a double quote (") before and after the text.',
  });
});

test.each([
  ['[1,]', '[1]'],
  ['{"a": 1,, "b": 2}', '{"a": 1, "b": 2}'],
  ['{"a": 1 // one\n}', '{"a": 1\n}'],
  ['{\r\n  // one\r\n  "a": 1\r\n}', '{\r\n  "a": 1\r\n}'],
  ['{\n# one\n"a": 1}', '{\n"a": 1}'],
  ['{ /* one\n two */ "a": 1}', '{  "a": 1}'],
  ['{“a”: 1}', '{"a": 1}'],
  ["{'a': 1}", '{"a": 1}'],
  ['{"a": „x“}', '{"a": "x"}'],
  ['{"a": True}', '{"a": true}'],
  ['{"a": 1;}', '{"a": 1}'],
  ['{"a": 1; "b": 2}', '{"a": 1, "b": 2}'],
  ['{"a" = 1}', '{"a" : 1}'],
])('what is certain is fixed: %j', (text, fixed) => {
  expect(applyEdits(text, scanJson(text)[0]?.fix?.edits ?? [])).toBe(fixed);
});

test.each([
  ['a quote inside the quotes', "{'don't': 1}"],
  ['curly quotes inside of curly quotes', '{"a": “it ”x” b”}'],
  ['a comment without end', '{"a": 1 /* one }'],
  ['a word that may be a text', '{"a": Yes}'],
  ['a semicolon that may belong to a text', '["Write ";" there"]'],
])('what is not certain is not fixed: %s', (_what, text) => {
  expect(scanJson(text)[0]).toBeDefined();
  expect(scanJson(text)[0]?.fix).toBeUndefined();
});
