// @promise The reference lists every block with all its settings, their limits, defaults, everyday
// names and examples to copy

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeReference } from '../../../scripts/generate/reference';
import { readSchemaFiles } from '../../../scripts/generate/schema-files';
import { projectFolder } from '../../../src/io/project-folder';
import { embedProviders } from '../../../src/content/embeds/providers';
import { blockRegistry } from '../../../src/generated/block-registry';

const pages = writeReference(readSchemaFiles(join(projectFolder, 'schema')), new Set(['hero']));

function read(page: string): string {
  return pages.get(page) ?? '';
}

/** A part of a page, from its heading to the next one. */
function readPart(page: string, heading: string): string {
  return (
    read(page)
      .split(/^## /m)
      .find((part) => part.startsWith(`${heading}\n`)) ?? ''
  );
}

test.each(Object.keys(blockRegistry))(
  '%s is described with an example and its settings',
  (type) => {
    const part = readPart('blocks.md', type);
    expect(part).toContain(`"type": "${type}"`);
    expect(part).toMatch(/^- Shared: `anchor`/m);
    expect(read('README.md')).toContain(`[${type}](blocks.md#${type})`);
  },
);

test('a block is shown if there is an image of it', () => {
  expect(readPart('blocks.md', 'hero')).toContain('![The block hero](images/hero.webp)');
  expect(readPart('blocks.md', 'banner')).not.toContain('![');
});

test('limits, defaults and choices are given in words', () => {
  expect(read('settings.md')).toContain('whole number, 2000–60000, default `6000`.');
  expect(readPart('blocks.md', 'text')).toContain('`left`');
  expect(readPart('blocks.md', 'banner')).toContain('`picture` (Over the image), `plain`, `side`');
  expect(readPart('blocks.md', 'accordion')).toContain(
    'list of 1–30 [Question](settings.md#question)',
  );
  expect(readPart('blocks.md', 'profile')).toContain('ID of [Counselor](entities.md#counselor).');
});

test('values that settings share are described once', () => {
  expect(readPart('values.md', 'color')).toContain('"#1F5F66"');
  expect(readPart('values.md', 'icon')).toContain('`heart`, `leaf`');
  expect(readPart('values.md', 'country')).not.toContain('`CA`');
  expect(readPart('settings.md', 'Theme')).not.toContain('"#1F5F66". ');
});

test('settings that many blocks share are described once', () => {
  const blocks = read('blocks.md');
  expect(blocks.match(/^- `tone`: /gm)).toHaveLength(1);
  expect(blocks.split('## ')[0]).toContain('- `tone`: [tone](values.md#tone).');
  expect(readPart('blocks.md', 'accordion')).toMatch(/^- Shared: .*`title`.*`tone`/m);
  expect(readPart('blocks.md', 'banner')).not.toMatch(/^- Shared: .*`title`/m);
});

test('a form that the description already shows is left out', () => {
  expect(readPart('values.md', 'day').match(/"2027-04-15"/g)).toHaveLength(1);
  expect(readPart('values.md', 'slug')).toContain(
    'Use lowercase letters, digits and single hyphens',
  );
});

test('what most settings of a group have in common is given once', () => {
  const labels = readPart('settings.md', 'Labels');
  expect(labels).toContain('- Unless noted: text, 1–120, after the name its default.\n');
  expect(labels).toContain('- `menu`: `"Menu"`.\n');
  expect(labels).toMatch(/^- `zero\w+`, `two\w+`, `few\w+`, `many\w+`: .*other plural forms/m);
  const dark = readPart('settings.md', 'Theme').split('`darkColors`')[1];
  expect(dark).toMatch(/- `surface`: `"#\w+"`\.\n/);
});

test.each([
  ['settings.md', 'Theme', 'colour'],
  ['settings.md', 'Theme', 'font size'],
  ['settings.md', 'Theme', 'dark mode'],
  ['settings.md', 'Opening hours', 'opening hours'],
  ['entities.md', 'Place', 'location'],
  ['blocks.md', 'accordion', 'FAQ'],
  ['blocks.md', 'event', 'price'],
  ['entities.md', 'Counselor', 'therapist'],
  ['entities.md', 'Testimonial', 'review'],
  ['settings.md', 'Embed', 'calendar'],
  ['settings.md', 'Redirect', 'moved page'],
  ['settings.md', 'Medium', 'copyright'],
])('%s, %s names what people call it: %s', (page, heading, name) => {
  expect(readPart(page, heading).toLowerCase()).toContain(name.toLowerCase());
});

test('no word of the schemas is left to the reader', () => {
  for (const page of pages.values()) {
    expect(page).not.toMatch(/additionalProperties|minLength|\$ref|oneOf|\^\[/);
  }
});

test.each(Object.values(embedProviders))('the form of the IDs of $name is given', (provider) => {
  const part = readPart('settings.md', 'Embed').replaceAll('\\', '');
  expect(part).toContain(provider.name);
  for (const { refHint } of Object.values(provider.forms)) {
    expect(part).toContain(refHint.replaceAll('\\', ''));
  }
});

test('headings are unique, so that links find them', () => {
  for (const page of pages.values()) {
    const headings = [...page.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual([...new Set(headings)]);
  }
});

test('the committed contents list every block', () => {
  const committed = readFileSync(join(projectFolder, 'docs/reference/README.md'), 'utf8');
  for (const type of Object.keys(blockRegistry)) expect(committed).toContain(`[${type}](`);
});
