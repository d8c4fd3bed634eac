import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../src/io/project-folder';

const sources = join(projectFolder, 'src');

const files = ['blocks', 'components', 'shell'].flatMap((folder) =>
  readdirSync(join(sources, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file)),
);

const loose = [
  // A color that is not from the theme.
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|oklch)a?\(/i,
  // A size of letters, other than one that goes by the letters around it. Points are for paper.
  /\bfontSize: (?:\d|[^,}]*\d(?:px|rem))/,
  // A distance that is not a step of the scale.
  /\b(?:(?:padding|margin)(?:Top|Right|Bottom|Left)?|gap|rowGap|columnGap): (?:-?[1-9]|(?!`calc)[^,}]*\d(?:px|rem))/,
];

function listLoose(text: string): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
  return code
    .split('\n')
    .filter((line) => loose.some((pattern) => pattern.test(line)))
    .map((line) => line.trim());
}

test('colors, sizes of letters and distances come from the theme', () => {
  expect(files.length).toBeGreaterThan(70);
  const found = files.flatMap((file) =>
    listLoose(readFileSync(join(sources, file), 'utf8')).map((line) => `${file}: ${line}`),
  );
  expect(found).toEqual([]);
});

test.each([
  "color: '#FBF8F3',",
  "boxShadow: '0 1px 2px rgba(14,46,52,.05)',",
  "fontSize: '.875rem',",
  "h2: { fontSize: 'min(1.25rem, 8vw)' },",
  'fontSize: 14,',
  "padding: '8px 26px',",
  'gap: 12,',
  "marginTop: 'clamp(32px, 5vw, 72px)',",
])('%s is found', (line) => {
  expect(listLoose(line)).toEqual([line]);
});

test.each([
  "fontSize: '3em',",
  'padding: `${theme.space.xs} ${theme.vars.space.gutter}`,',
  "margin: '0 auto .6em',",
  "[onPaper]: { padding: '0 0 12pt' },",
  'width: 44,',
  "border: '2px solid currentColor',",
])('%s may be written', (line) => {
  expect(listLoose(line)).toEqual([]);
});
