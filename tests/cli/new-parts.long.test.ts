import { execFileSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFiles } from '../../scripts/generate/create-files';
import { scaffoldBlock, scaffoldEntity, scaffoldRule } from '../../scripts/generate/scaffolds';
import type { SchemaNode } from '../../src/content/schema/schema-node';
import { projectFolder } from '../../src/io/project-folder';
import { makeTempFolder } from '../make-temp-folder';
import { hashFiles } from '../build/project-copy';

const block = 'two-columns';
const rule = 'quality/taglines-differ';
const settingFiles = ['package.json', 'tsconfig.json', 'vite.config.ts', '.oxfmtrc.json'];

/** What a developer makes of the scaffold: a block with a widget, a picture, a list and a link. */
const settings: Record<string, SchemaNode> = {
  image: { $ref: '../shared/image.schema.json' },
  embed: {
    description: 'The id of a widget.',
    type: 'string',
    entity: 'embed',
    becomes: 'EmbedWidget',
  },
  voices: {
    description: 'The ids of testimonials. Left out, all are shown.',
    type: 'array',
    default: [],
    whenEmpty: 'all',
    items: { description: 'The id of a testimonial.', type: 'string', entity: 'testimonial' },
  },
  counselor: {
    description: 'The id of a counselor.',
    type: 'string',
    entity: 'counselor',
    becomes: 'EntryLink',
    linksTo: 'page',
  },
};

const written = {
  image: { src: '/images/lake.webp', alt: 'A lake at first light' },
  embed: 'ruth-booking',
  voices: ['lighter'],
  counselor: 'ruth',
};

const component = `import { FrameFacade } from '../components/embed/frame-facade';
import { Picture } from '../components/picture';
import { textPlace } from '../components/picture-place';
import { Section } from '../components/section';
import type { BlockProps } from './block-props';

export function TwoColumns(props: BlockProps<'${block}'>) {
  const { id, headingLevel, title, text, tone, image, embed, voices, counselor } = props;
  return (
    <Section id={id} headingLevel={headingLevel} tone={tone} title={title}>
      <p>{text}</p>
      {image && <Picture picture={image} place={textPlace} />}
      {embed?.frame && <FrameFacade src={embed.frame.src} label={embed.title} onShow={() => {}} />}
      <ul>
        {voices.map(({ id: voice, text: words }) => (
          <li key={voice}>{words}</li>
        ))}
      </ul>
      {counselor && <a href={counselor.href}>{counselor.title}</a>}
    </Section>
  );
}
`;

/** The scaffold of the block with what a developer changes in it. */
function changeScaffold(files: ReadonlyMap<string, string>): Map<string, string> {
  const schemaFile = `schema/blocks/${block}.schema.json`;
  const fixture = `tests/fixtures/blocks/${block}/valid/full.json`;
  const schema = JSON.parse(files.get(schemaFile) ?? '') as SchemaNode;
  const full = JSON.parse(files.get(fixture) ?? '') as object;
  const properties = { ...schema.properties, ...settings };
  return new Map([
    ...files,
    [schemaFile, JSON.stringify({ ...schema, properties })],
    [fixture, JSON.stringify({ ...full, ...written })],
    [`src/blocks/${block}.tsx`, component],
  ]);
}

const isCode = (file: string): boolean => !/\/public(?:\/|$)/.test(file);

/** A copy of the code and its tests, with the same libraries and without what sites show. */
function copyCode(): string {
  const copy = makeTempFolder();
  for (const name of ['src', 'schema', 'scripts', 'tests', ...settingFiles]) {
    cpSync(join(projectFolder, name), join(copy, name), { recursive: true, filter: isCode });
  }
  const pictures = 'tests/sites/specification/public';
  for (const name of ['node_modules', pictures]) {
    symlinkSync(join(projectFolder, name), join(copy, name));
  }
  return copy;
}

test('a new block, a new kind of entry and a new rule pass their tests without a change to other code', async () => {
  const copy = copyCode();
  const before = hashFiles(join(copy, 'src'));
  const files = [
    ...changeScaffold(scaffoldBlock(block)),
    ...scaffoldEntity('event-series'),
    ...scaffoldRule(rule, copy),
  ];
  const result = await createFiles(copy, new Map(files));
  if ('taken' in result) throw new Error(result.taken);

  const after = hashFiles(join(copy, 'src'));
  const changed = Object.keys(before).filter((file) => before[file] !== after[file]);
  expect(changed.filter((file) => !file.startsWith('generated/'))).toEqual([]);

  const run = (file: string, ...args: string[]): string =>
    execFileSync(process.execPath, [join('node_modules', file), ...args], {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', TEST_SAMPLE: 'true' },
    });
  expect(run('typescript/bin/tsc', '--noEmit')).toBe('');
  const results = run(
    'vitest/vitest.mjs',
    'run',
    '--configLoader',
    'runner',
    `tests/blocks/${block}.test.tsx`,
    'tests/blocks/all-blocks.test.tsx',
    'tests/blocks/parity.test.ts',
    'tests/pages/cards',
    `tests/check/rules/${rule}.test.ts`,
    'tests/check/problems',
    // Those that look at everything there is.
    'tests/check/hostile-texts.test.ts',
    'tests/check/one-mistake/mistakes-of-editors.test.ts',
    'tests/check/rules/references/unique-anchors.test.ts',
    'tests/pages/what-rules-know.test.ts',
    'tests/sites/every-part.test.ts',
    '--testNamePattern',
    `${block}|fixtures of block types|heading|card shows|tagline|example|kind of problem|warning|hostile|words of each|anchors|rules say|known|every-part`,
  );
  expect(results).toMatch(/Tests +\d+ passed/);
});
