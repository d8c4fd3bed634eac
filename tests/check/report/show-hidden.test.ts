// @promise No file name or text can control a terminal or a CI log, whichever command prints it

import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { explainFailure } from '../../../src/cli/run-command';
import { readConfigFile } from '../../../src/io/config-file';
import { checkConfig } from '../../../src/check/check-config';
import type { Problem } from '../../../src/check/problem';
import { formatAsJson } from '../../../src/check/report/format-as-json';
import { formatAsSarif } from '../../../src/check/report/format-as-sarif';
import { formatChanges } from '../../../src/check/report/format-changes';
import { formatForGithub, formatSummary } from '../../../src/check/report/format-for-github';
import { formatProblems } from '../../../src/check/report/format-problems';
import { showHidden, showHiddenInLines } from '../../../src/check/report/show-hidden';
import { configWithFiles, readFrom } from '../lists/list-texts';
import { writeChanged } from '../check-changed';
import { publicFiles } from '../minimal-config';
import { countTries } from '../../hostile/count-tries';

/** What a terminal or the log of a CI would obey. */
const orders = [
  ['a line that is a command', '\n::error file=x::pwn'],
  ['a return of the carriage', '\r::stop-commands::x'],
  ['another title of the window', '\u001B]0;own\u0007'],
  ['a color in one character', '\u009B31m'],
  ['a next line in one character', '\u0085::add-mask::x'],
  ['a text that runs to the left', '\u202Egpj.exe'],
  ['a text apart from the rest', '\u2066a\u2069'],
  ['a mark of direction', '\u200Fa'],
  ['a mark of Arabic', '\u061C'],
  ['a separator of lines', '\u2028::error::x'],
  ['a zero', '\0'],
  ['a delete', '\u007F'],
] as const;

const obeyed = /(?!\n)\p{Cc}|[\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/u;

/** Every form in which problems are written. */
function writeAll(problems: readonly Problem[], text: string, file: string): string[] {
  const report = { file, text, problems: [...problems] };
  return [
    formatProblems(problems, { text, file, color: false }),
    formatAsJson([report]),
    formatAsSarif([report]),
    formatForGithub([report]),
    formatSummary([report]),
    formatChanges([{ code: 'CFG0101', title: 'x', line: 1, before: text, after: text }], {
      file,
      color: false,
    }),
  ];
}

/** Lines that GitHub would take for commands: ours name the file and the line. */
function listCommands(output: string): string[] {
  return output
    .split(/[\n\r\u0085\u2028]/)
    .filter((line) => /^::(?!(?:error|warning) file=[^,]+,line=\d)/.test(line));
}

test('what is obeyed is spelled out, and everything else stays', () => {
  expect(showHidden('a\n\u001B\u202E\u009Bé 🕊️ 👩‍👧 مرحبا\t')).toBe(
    'a\\n\\u001b\\u202e\\u009bé 🕊️ 👩‍👧 مرحبا\\t',
  );
  expect(showHiddenInLines('a\n\tb\r')).toBe('a\n\tb\\r');
  const value = { text: orders.map(([, order]) => order).join('') };
  const json = showHiddenInLines(JSON.stringify(value, null, 2));
  expect(json).not.toMatch(obeyed);
  expect(JSON.parse(json)).toEqual(value);
});

test.for(orders)(
  '%s in the name of a file is not obeyed, whatever writes it @A11',
  ([, order], { task }) => {
    countTries(task, 1);
    const name = `/images/a${order}.jpg`;
    const files = new Set([...publicFiles, name, `/images/b${order}.exe`]);
    const text = writeChanged({});
    const fileSizes = new Map([...files].map((file) => [file, 1]));
    const { problems } = checkConfig(text, files, { fileSizes });
    expect(problems.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['CFG0519', 'CFG0635']),
    );
    for (const output of writeAll(problems, text, `site${order}.json`)) {
      expect(output).not.toMatch(obeyed);
      expect(listCommands(output)).toEqual([]);
    }
  },
);

test.for(orders)(
  '%s in a config or in the name of a list is not obeyed @A11',
  ([, order], { task }) => {
    countTries(task, 2);
    const spelled = JSON.stringify(order);
    // As it is where JSON permits it, else spelled out: both arrive in messages.
    const hostile = [configWithFiles.replace('"site"', `${spelled}: 1, "site"`)];
    hostile.push(configWithFiles.replace('"site"', `"x${order}": 1, "site"`));
    for (const text of hostile) {
      const list = { [`posts/${order}.json`]: `[{ "${order}": 1 }, ${spelled}]` };
      const { problems } = checkConfig(text, publicFiles, { readListFiles: readFrom(list) });
      expect(problems.length).toBeGreaterThan(0);
      for (const output of writeAll(problems, text, 'site.config.json')) {
        expect(output).not.toMatch(obeyed);
        expect(listCommands(output)).toEqual([]);
      }
    }
  },
);

test.for(orders)('%s in what a command fails with is not obeyed @A11', ([, order], { task }) => {
  countTries(task, 2);
  const failures = [
    findFailure(() => readConfigFile(`/none/a${order}.json`)),
    findFailure(() => statSync(`/none/a${order}.json`)),
  ];
  for (const failure of failures) {
    expect(failure).toContain('/none/a');
    expect(failure).not.toMatch(obeyed);
    expect(listCommands(failure)).toEqual([]);
  }
});

/** What the terminal shows when a command fails like that. */
function findFailure(fail: () => void): string {
  try {
    fail();
    return '';
  } catch (error) {
    return explainFailure(error);
  }
}

test('an order that is written as it is would be seen: the control @A11-control', ({ task }) => {
  countTries(task, orders.length);
  const seen = orders.filter(([, order]) => obeyed.test(order) || listCommands(order).length > 0);
  expect(seen).toEqual(orders);
  expect(listCommands('a\n::error file=x::pwn')).toHaveLength(1);
});
