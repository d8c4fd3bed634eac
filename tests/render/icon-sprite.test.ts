import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { definition, resolveNode } from '../../src/content/schema/walk-schema';
import { renderIconSprite } from '../../src/render/icon-sprite';
import { projectFolder } from '../../src/io/project-folder';

const sprite = renderIconSprite();
const drawn = [...sprite.matchAll(/<symbol id="([^"]*)" viewBox="0 0 24 24">(.*?)<\/symbol>/g)].map(
  ([, name = '', paths = '']) => ({ name, paths }),
);
const names = drawn.map(({ name }) => name);

/** What the config may name: the icons of cards, and the kinds of notices, which have one each. */
const configured = [...listChoices('Product', 'icon'), ...listChoices('Notice', 'kind')];

function listChoices(type: string, property: string): string[] {
  const node = definition(type).properties?.[property];
  const choices = node && resolveNode(node, undefined)?.enum;
  if (!choices) throw new Error(`${type} has no choices for ${property}`);
  return choices.map(String);
}

/** All texts in quotes in the code that shows pages, except where the names are listed. */
function readQuotedWords(): Set<string> {
  const words = ['blocks', 'components', 'shell', 'app'].flatMap((folder) => {
    const path = join(projectFolder, 'src', folder);
    return readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && file !== 'icon.tsx')
      .flatMap(
        (file) => readFileSync(join(path, file), 'utf8').match(/(?<=["'])\w+(?=["'])/g) ?? [],
      );
  });
  return new Set(words);
}

test('every icon that the config may name is drawn', () => {
  expect(configured.filter((name) => !names.includes(name))).toEqual([]);
});

test('no icon is drawn that neither the config may name nor a component shows', () => {
  const used = new Set([...configured, ...readQuotedWords()]);
  expect(names.filter((name) => !used.has(name))).toEqual([]);
});

test('each drawing is one: it has paths, and nothing that a policy would have to permit', () => {
  expect(drawn.length).toBeGreaterThan(20);
  for (const { paths } of drawn) expect(paths).toMatch(/^<(?:path|circle|g)[ >]/);
  expect(sprite).not.toMatch(/<style|<script|style=|on\w+=/);
});
