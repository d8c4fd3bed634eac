import { expect, test } from 'vitest';
import { checkConfig } from '../../src/check/check-config';
import { checkChanged, reportChanged, writeChanged } from './check-changed';
import { publicFiles } from './minimal-config';

test('a valid config has no problems, and its defaults are filled in', () => {
  const { config, problems } = checkChanged({});
  expect(problems).toEqual([]);
  expect(config?.site.status).toBe('demo');
  expect(config?.routes[0]).toMatchObject({ robots: 'index', header: true, footer: true });
  expect(config?.routes[0]?.blocks[1]).toMatchObject({ tone: 'background', imageSide: 'right' });
  expect(config?.entities.testimonials).toEqual([]);
});

test('bytes and text are checked alike', () => {
  const text = writeChanged({ '/site/name': 5 });
  expect(checkConfig(Buffer.from(text), publicFiles)).toEqual(checkConfig(text, publicFiles));
});

test('a config with warnings only is given back', () => {
  const { config, problems } = checkChanged({ '/routes/1/title': 'Home' });
  expect(config).toBeDefined();
  expect(problems.map(({ severity }) => severity)).toEqual(['warning']);
});

test('a config with an error is not given back', () => {
  expect(checkChanged({ '/site/name': 5 }).config).toBeUndefined();
  expect(checkChanged({ '/navigation/topBar/href': '/nowhere' }).config).toBeUndefined();
});

test('a wrong language hides what follows from it', () => {
  const { problems } = checkChanged({
    '/site/languages': ['en', 'spanish'],
    '/routes/0/title': { en: 'Home', es: 'Inicio' },
  });
  expect(problems).toMatchObject([{ code: 'CFG0308', path: '/site/languages/1' }]);
});

test('a problem has its place as a pointer, in words, and in lines and columns', () => {
  const { problems } = checkChanged({ '/routes/0/blocks/1/tone': 'surfase' });
  expect(problems[0]).toMatchObject({
    path: '/routes/0/blocks/1/tone',
    place: 'Page / > Block 2 (text)',
  });
  const text = writeChanged({ '/routes/0/blocks/1/tone': 'surfase' });
  const offset = text.indexOf('"surfase"');
  const before = text.slice(0, offset).split('\n');
  expect(problems[0]?.range.start).toEqual({
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
  });
});

test('columns count UTF-16 units, as editors do', () => {
  const text = '{"site": {"name": "🌊", "phon": 1}}';
  const problem = checkConfig(text, publicFiles).problems.find(({ path }) => path.endsWith('phon'));
  expect(problem?.range).toEqual({
    start: { line: 1, column: 25 },
    end: { line: 1, column: 31 },
  });
});

test('a missing setting points at the brace of its group', () => {
  const { problems } = checkConfig('{\n  "site": {}\n}', publicFiles);
  const starts = problems.filter(({ path }) => path === '/site').map(({ range }) => range.start);
  expect(new Set(starts.map(({ line, column }) => `${line}:${column}`))).toEqual(new Set(['2:11']));
});

test('errors come before warnings, and else in the order of the text', () => {
  const { problems } = checkChanged({
    '/navigation/topBar/href': '/nowhere',
    '/routes/1/title': 'Home',
    '/routes/4/blocks/0/action/href': '/nirvana',
  });
  expect(problems.map(({ path }) => path)).toEqual([
    '/navigation/topBar/href',
    '/routes/4/blocks/0/action/href',
    '/routes/1/title',
  ]);
});

test('CFG0009: after fifty problems the others are counted', () => {
  const entries = Array.from({ length: 70 }, () => 'x');
  const report = reportChanged({ '/redirects': entries });
  expect(report.split('\n\n').at(-2)).toMatchInlineSnapshot(`
    "error[CFG0009]: There are 20 more problems: 70 in all.
      --> site.config.json:197:5
    197 |     "x",
        |     ^^^"
  `);
});

test('one line break in a text moves what is marked by two characters', () => {
  const text = '<p>a</p>\n<p>"b"</p>\n<script></script>';
  const { problems } = checkChanged({ '/routes/0/blocks/1/text': text });
  const written = writeChanged({ '/routes/0/blocks/1/text': text });
  const { line, column } = problems[0]?.range.start ?? { line: 0, column: 0 };
  expect(written.split('\n')[line - 1]?.slice(column - 1)).toMatch(/^<script>/);
});
