import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTempFolder } from '../../make-temp-folder';
import { makeSiteWithBlock, priceTable, runProgram } from './site-with-block';

test('a block that a site adds is checked, rendered, and hydrated by its own script', () => {
  const folder = makeSiteWithBlock();
  expect(runProgram(folder, 'check').stdout).toMatch(/^site\.config\.json is valid/);
  const { status, stderr } = runProgram(folder, 'build');
  expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
  const read = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');
  expect(read('index.html')).toMatch(/<th[^>]*>A first session<\/th><td[^>]*>\$120<\/td>/);
  const { customBlocks } = JSON.parse(read('_data/index.json')) as {
    customBlocks: Record<string, string>;
  };
  expect(Object.keys(customBlocks)).toEqual(['price-table']);
  const script = read(customBlocks['price-table'] ?? '');
  const [, kit = ''] = /from\s?"\.\/([\w-]+\.js)"/.exec(script) ?? [];
  expect(readdirSync(join(folder, 'dist/assets'))).toContain(kit);
  // React and MUI are those of the app.
  expect(script.length).toBeLessThan(2_000);
  const others = readdirSync(join(folder, 'dist/_data'))
    .filter((file) => file !== 'index.json' && file.endsWith('.json'))
    .filter((file) => read(`_data/${file}`).includes('customBlocks'));
  expect(others).toEqual([]);
});

test('a wrong setting of such a block is explained like any other', () => {
  const block = { ...priceTable, prices: [{ what: 'A session', prise: '$120' }] };
  const { status, stderr } = runProgram(makeSiteWithBlock({}, block), 'check');
  expect(stderr).toContain('error[CFG0301]: A price row has no setting "prise".');
  expect(stderr).toContain('Did you mean "price"?');
  expect(status).toBe(1);
});

const broken = {
  'no schema': [
    { 'price-table.schema.json': undefined },
    'The block "price-table" is incomplete: add blocks/price-table.schema.json.\n',
  ],
  'no code': [
    { 'price-table.tsx': undefined },
    'The block "price-table" is incomplete: add blocks/price-table.tsx.\n',
  ],
  'a schema that is not JSON': [
    { 'price-table.schema.json': '{ "properties": }' },
    'blocks/price-table.schema.json is not valid JSON: ',
  ],
  'a schema without settings': [
    { 'price-table.schema.json': '{ "description": "Prices." }' },
    'blocks/price-table.schema.json has no "properties": ',
  ],
  'a schema that Ajv does not take': [
    {
      'price-table.schema.json': JSON.stringify({
        description: 'Prices.',
        properties: { title: { description: 'The heading.', type: 'texts' } },
      }),
    },
    'blocks/price-table.schema.json cannot be used: type must be JSONType',
  ],
  'the name of another block': [
    { 'hero.tsx': '', 'hero.schema.json': '{}' },
    'A block type "hero" already exists. ',
  ],
  'a name that cannot be': [
    { 'Big Hero.tsx': '', 'Big Hero.schema.json': '{}' },
    '"Big Hero" is not a valid block type. ',
  ],
  'code that is not code': [
    { 'price-table.tsx': 'export default function ( {' },
    'blocks/price-table.tsx cannot be compiled: ',
  ],
  'code without a component': [
    { 'price-table.tsx': 'export const PriceTable = () => null;' },
    'blocks/price-table.tsx does not have a default export. ',
  ],
  'an import that does not exist': [
    { 'price-table.tsx': "import x from 'no-such-package'; export default () => x;" },
    'blocks/price-table.tsx cannot be compiled: ',
  ],
  'code that fails when it is loaded': [
    { 'price-table.tsx': 'window.prices = 1; export default () => null;' },
    'blocks/price-table.tsx cannot be loaded: window is not defined',
  ],
  'a name that the kit does not have': [
    { 'price-table.tsx': "import { Nothing } from 'pagewright/blocks'; export default Nothing;" },
    'blocks/price-table.tsx cannot be loaded: ',
  ],
  'a reference to nothing': [
    {
      'price-table.schema.json': JSON.stringify({
        description: 'Prices.',
        properties: { anchor: { $ref: '../shared/anchor.schema.json' } },
      }),
    },
    'blocks/price-table.schema.json refers to "../shared/anchor.schema.json", which does not exist. ',
  ],
  'a component that throws': [
    { 'price-table.tsx': "export default () => { throw new Error('no prices today'); }" },
    'blocks/price-table.tsx failed. Page /, block ',
  ],
} as const;

test.each(Object.entries(broken))(
  '%s fails the build, which says what is wrong',
  (_what, fault) => {
    const [changes, message] = fault;
    const folder = makeSiteWithBlock(changes);
    const { status, stdout, stderr } = runProgram(folder, 'build');
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('This is a bug');
    expect([status, stdout]).toEqual([2, '']);
    expect(existsSync(join(folder, 'dist'))).toBe(false);
  },
);

test('the check also compiles the code', () => {
  const folder = makeSiteWithBlock({ 'price-table.tsx': 'export default function ( {' });
  const { status, stdout, stderr } = runProgram(folder, 'check');
  expect([status, stdout, stderr]).toEqual([
    2,
    'site.config.json is valid.\n',
    expect.stringMatching(/^blocks\/price-table\.tsx cannot be compiled: /),
  ]);
});

test('a new block is scaffolded, valid and built; one that is there is kept', () => {
  const folder = makeSiteWithBlock({}, { type: 'opening-note', text: 'Closed on Friday.' });
  const made = runProgram(folder, 'new', 'block', 'opening-note');
  expect(made.stdout).toContain('Wrote blocks/opening-note.tsx.');
  expect(runProgram(folder, 'build').status).toBe(0);
  expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toContain('Closed on Friday.');
  const again = runProgram(folder, 'new', 'block', 'opening-note');
  expect([again.status, again.stderr]).toEqual([
    2,
    'A block type "opening-note" already exists. Choose another name.\n',
  ]);
  expect(runProgram(folder, 'new', 'block', 'hero').status).toBe(2);
  expect(runProgram(makeTempFolder(), 'new', 'block', 'Big Hero').status).toBe(2);
});

test('of several sites, each is built with its own blocks', () => {
  const folders = [
    makeSiteWithBlock(),
    makeSiteWithBlock({ 'price-table.tsx': "export default () => 'Ask us.';" }),
    makeSiteWithBlock({ 'price-table.tsx': undefined }),
  ];
  const { status, stderr } = runProgram(makeTempFolder(), 'build', '--site', ...folders);
  expect(stderr).toContain('The block "price-table" is incomplete: ');
  expect(stderr).toContain('The build process could not start. See the message above.');
  expect(status).toBe(1);
  const [first, second] = folders.map((folder) => {
    const file = join(folder, 'dist/index.html');
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  });
  expect(first).toContain('A first session');
  expect(second).toContain('Ask us.');
  expect(second).not.toContain('A first session');
});
