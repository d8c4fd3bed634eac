import { toPascalCase } from '../../src/config/schema/bundle-schema';

/** What VS Code says about an unknown type, once: the union of blocks and each block say the same. */
export const unknownBlockMessage = 'This is not a type of block. Press Ctrl+Space to see them all.';

/**
 * The files of a new block type: a block with a heading and a text, to be changed.
 *
 * @param type `quote` or `opening-hours`
 * @returns path relative to the project → content
 */
export function scaffoldBlock(type: string): Map<string, string> {
  const fixtures = `tests/fixtures/blocks/${type}`;
  const minimal = { type, text: 'One sentence.' };
  return new Map([
    [`schema/blocks/${type}.schema.json`, toJson(writeSchema(type))],
    [`src/blocks/${type}.tsx`, writeComponent(type)],
    [`tests/blocks/${type}.test.tsx`, writeTest(type)],
    [`${fixtures}/valid/minimal.json`, toJson(minimal)],
    [
      `${fixtures}/valid/full.json`,
      toJson({ ...minimal, anchor: type, title: 'A heading', tone: 'tint1', space: 'tight' }),
    ],
    [`${fixtures}/invalid/type-missing.json`, toJson({ text: minimal.text })],
    [`${fixtures}/invalid/text-missing.json`, toJson({ type })],
  ]);
}

function writeSchema(type: string): object {
  const description = 'Say in one sentence what this block shows.';
  return {
    title: `${toPascalCase(type)}Block`,
    description,
    type: 'object',
    additionalProperties: false,
    required: ['type', 'text'],
    properties: {
      type: { description, const: type, errorMessage: unknownBlockMessage },
      anchor: { $ref: '../shared/anchor.schema.json' },
      title: { description: 'The heading.', type: 'string', minLength: 1, maxLength: 120 },
      text: { description: 'The text.', type: 'string', minLength: 1, maxLength: 400 },
      tone: { $ref: '../shared/tone.schema.json' },
      space: { $ref: '../shared/space.schema.json' },
    },
    headingProperty: 'title',
    defaultSnippets: [{ label: type, description, body: { type, text: '${1:One sentence.}' } }],
  };
}

function writeComponent(type: string): string {
  return `import { Section } from '../components/section';
import type { BlockProps } from './block-props';

export function ${toPascalCase(type)}({ text, ...place }: BlockProps<'${type}'>) {
  return (
    <Section {...place}>
      <p>{text}</p>
    </Section>
  );
}
`;
}

function writeTest(type: string): string {
  return `import { expect, test } from 'vitest';
import { listNames, readText } from './find-by-role';
import { renderBlock } from './render-block';

test('the text is below its heading', () => {
  const markup = renderBlock('${type}', 'valid/full');
  expect(listNames(markup, 'heading 2')).toEqual(['A heading']);
  expect(readText(markup)).toContain('One sentence.');
});
`;
}

function toJson(value: object): string {
  return JSON.stringify(value);
}
