// @promise Configs with names from earlier versions build the same site; `--fix` changes the names
// and nothing else

import { expect, test } from 'vitest';
import { checkConfig } from '../../src/check/check-config';
import type { Problem } from '../../src/check/problem';
import { fixText } from '../../src/check/report/fix-text';
import { listPublicFiles } from '../../src/io/public-files';
import { readTestSite } from '../sites/read-site';
import { checkChanged } from './check-changed';

/** What the colors were called until they got names by role. Sites in use have these. */
const colors = {
  paper: 'background',
  white: 'surface',
  mist: 'tint1',
  sand: 'tint2',
  sage: 'tint3',
  lilac: 'secondaryTint',
  primaryDark: 'primaryHover',
  plum: 'secondary',
  plumDark: 'secondaryHover',
  deep: 'bar',
  actionDark: 'actionHover',
  star: 'highlight',
  onDeep: 'onBar',
  linkOnDeep: 'linkOnBar',
  headingOnDeep: 'headingOnBar',
};
const tones = Object.entries(colors).slice(0, 5);
const accents = Object.entries({ lake: 'primary', plum: 'secondary' });

const site = readTestSite('specification');
const publicFiles = listPublicFiles(site.publicFolder);
const check = (text: string) => checkConfig(text, publicFiles);

/** The text of the site with all colors written down, under the names of today. */
const today = writeColors(site.text);
/** The same config as it was written before. */
const former = useFormerNames(today);

function writeColors(text: string): string {
  const { theme } = check(text).config ?? {};
  const light = listColors(theme?.colors ?? {});
  const dark = listColors(theme?.darkColors ?? {});
  const written = `"theme": { "colors": { ${light} }, "darkColors": {${dark}} },`;
  return text.replace(/^ {2}"site": /m, `  ${written}\r\n  "site": `);
}

function listColors(group: object): string {
  return Object.entries(group)
    .map(([name, color]) => `"${name}":   "${color}"`)
    .join(',\n\t');
}

function useFormerNames(text: string): string {
  let changed = text;
  for (const [old, name] of Object.entries(colors)) {
    changed = changed.replaceAll(`"${name}":   "`, `"${old}":   "`);
  }
  for (const [old, name] of tones) {
    changed = changed.replaceAll(`"tone": "${name}"`, `"tone": "${old}"`);
  }
  for (const [old, name] of accents) {
    changed = changed.replaceAll(`"accent": "${name}"`, `"accent": "${old}"`);
  }
  return changed;
}

const isFormer = ({ code }: Problem): boolean => code === 'CFG0312';

test('a site with the names of earlier versions is the same, with warnings', () => {
  for (const name of Object.keys(colors)) expect(former).toContain(`"${name}":`);
  for (const [old] of tones.slice(1, 4)) expect(former).toContain(`"tone": "${old}"`);
  expect(former).toContain('"accent": "plum"');

  const { config, problems } = check(former);
  expect(JSON.stringify(config)).toBe(JSON.stringify(check(today).config));
  expect(problems.filter(isFormer).length).toBeGreaterThan(40);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('--fix gives everything its present name and changes nothing else', () => {
  const { text, changes } = fixText(former, (written) => check(written).problems);
  expect(text).toBe(today);
  expect(changes.every(({ code }) => code === 'CFG0312')).toBe(true);
});

test('each former name is reported at its place, with what it is called now', () => {
  const { config, problems } = checkChanged({
    '/theme': { colors: { star: '#7A5200' } },
    '/routes/0/accent': 'plum',
    '/routes/0/blocks/1/tone': 'sand',
  });
  expect(config?.theme.colors.highlight).toBe('#7A5200');
  expect(problems).toMatchObject(
    [
      ['/routes/0/blocks/1/tone', '"sand" is now called "tint2".'],
      ['/routes/0/accent', '"plum" is now called "secondary".'],
      ['/theme/colors/star', '"star" is now called "highlight".'],
    ].map(([path, message]) => ({ code: 'CFG0312', severity: 'warning', path, message })),
  );
});

test('what else is wrong is found under the name that the file has for it', () => {
  const { problems } = checkChanged({
    '/theme': { colors: { paper: '#333333', star: 5 } },
    '/routes/0/accent': 'plumm',
  });
  expect(
    problems.map(({ code, path, range: { start, end } }) => [
      code,
      path,
      end.column - start.column,
    ]),
  ).toEqual([
    ['CFG0304', '/routes/0/accent', '"plumm"'.length],
    ['CFG0615', '/theme/colors/paper', '"#333333"'.length],
    ['CFG0303', '/theme/colors/star', '5'.length],
    ['CFG0312', '/theme/colors/paper', '"paper"'.length],
    ['CFG0312', '/theme/colors/star', '"star"'.length],
  ]);
});

test('with both names, the former one is unknown', () => {
  const { problems } = checkChanged({
    '/theme': { colors: { star: '#7A5200', highlight: '#7A5200' } },
  });
  expect(problems).toMatchObject([{ code: 'CFG0301', path: '/theme/colors/star' }]);
});
