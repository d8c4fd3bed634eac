import { expect, test } from 'vitest';
import type { Command } from '../../src/cli/command';
import { choice, flag, list, text, wholeNumber } from '../../src/cli/options';
import { readArguments } from '../../src/cli/read-arguments';

const options = {
  format: choice('NAME', ['short', 'long'], 'how it is written'),
  fix: flag('fixes it'),
  'max-warnings': wholeNumber('N', { least: 0 }, 'how many are fine'),
  width: wholeNumber('PIXELS', { least: 100, most: 999 }, 'how wide'),
  page: list(text('PATH', 'which pages')),
  'no-browser': flag('without a browser'),
};

const command: Command<typeof options> = {
  name: 'try',
  about: 'Is a command for tests.',
  operands: { value: 'FILE', about: 'a file', most: 2 },
  options,
  examples: {},
  exits: { 0: 'always' },
  run: () => {},
};

function read(written: string, env: NodeJS.ProcessEnv = {}) {
  return readArguments(command, written === '' ? [] : written.split(' '), env);
}

test('options have their values, and what was not written has none', () => {
  expect(read('--format long --fix a.json --max-warnings=3 --page /a --page=/b -')).toEqual({
    options: {
      format: 'long',
      fix: true,
      'max-warnings': 3,
      width: undefined,
      page: ['/a', '/b'],
      'no-browser': false,
    },
    operands: ['a.json', '-'],
  });
  expect(read('-- --fix')).toMatchObject({ options: { fix: false }, operands: ['--fix'] });
});

test.each(['--help', '-h', 'a.json --fix --help', '--unknown --help'])(
  '%s asks for help',
  (args) => {
    expect(read(args)).toBe('help');
  },
);

test.each([
  ['--fixx', 'Unknown option --fixx. Did you mean --fix?'],
  ['--toString', 'Unknown option --toString. For help, run: npm run try -- --help'],
  ['-f', 'Unknown option -f. For help, run: npm run try -- --help'],
  ['--page', '--page needs a value: --page PATH.'],
  ['--page --fix', '--page needs a value: --page PATH.'],
  ['--format', '--format needs a value: short or long.'],
  ['--format=wide', '--format cannot be "wide". Use short or long.'],
  ['--fix=yes', '--fix does not take a value. Remove "=yes".'],
  ['--max-warnings few', '--max-warnings must be a whole number, 0 or more, not "few".'],
  ['--width 99', '--width must be a whole number from 100 to 999, not "99".'],
  ['a b c', 'Unexpected argument "c". For help, run: npm run try -- --help'],
])('%s is refused', (args, message) => {
  expect(() => read(args)).toThrow(new Error(message));
});

test('what must be named is asked for', () => {
  const needs = { ...command, operands: { value: 'NAME', about: 'its name', least: 1 } };
  expect(() => readArguments(needs, [], {})).toThrow('NAME is missing. For help, run: ');
});

test.each([
  ['npm run try --fix', '', { npm_config_fix: 'true' }, '--fix'],
  ['npm run try --fix a.json', 'a.json', { npm_config_fix: 'true' }, '--fix a.json'],
  ['npm run try --max-warnings=3', '', { npm_config_max_warnings: '3' }, '--max-warnings=3'],
  [
    'npm run try --max-warnings 3 --fix',
    '3',
    { npm_config_max_warnings: 'true', npm_config_fix: 'true' },
    '--fix --max-warnings 3',
  ],
  ['npm run try --no-browser', '', { npm_config_browser: '' }, '--no-browser'],
  ['npm run try --format long', 'long', { npm_lifecycle_event: 'try' }, '--format long'],
])('of "%s", npm keeps options, which is reported', (_call, args, env, right) => {
  expect(() => read(args, env)).toThrow(`Put "--" before the options: npm run try -- ${right}`);
});

test('what is written after "--" or set for npm alone is not reported', () => {
  const env = {
    npm_config_fix: 'true',
    npm_config_browser: 'firefox',
    npm_config_loglevel: 'warn',
  };
  expect(read('--fix', env)).toMatchObject({ options: { fix: true } });
  expect(read('--format long', { npm_lifecycle_event: 'try' })).toMatchObject({ operands: [] });
});
