// @promise-of-folder Editing formatted text loses nothing, and unchanged blocks stay as written;
// pasting keeps only what is allowed

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Transform } from '@tiptap/pm/transform';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { projectFolder } from '../../../../src/io/project-folder';
import { sanitizeHtml, type RichText } from '../../../../src/content/html/sanitize-html';
import { isJsonObject, isList, type Json } from '../../../../src/utils/json';
import { readRich, type ReadText } from '../../../../src/editor/client/rich/read-rich';
import { listExtensions, richSchema } from '../../../../src/editor/client/rich/rich-elements';
import { writeRich } from '../../../../src/editor/client/rich/write-rich';
import { readTestSite, testSiteNames } from '../../../sites/read-site';
import { arbitraryHtml } from './arbitrary-html';

function read(html: string): ReadText {
  const result = readRich(richSchema, html);
  if ('fault' in result) throw new Error(`${result.fault}\n${html}`);
  return result;
}

/** Writes it as if all of it had been changed. */
function rewrite(html: string): string {
  return writeRich(read(html).doc, new WeakMap());
}

/** Writes it with one block changed. */
function changeBlock(html: string, index: number, change: (tr: Transform, at: number) => void) {
  const { doc, sources } = read(html);
  const written = new WeakMap<Node, string>();
  doc.forEach((node, _offset, place) => written.set(node, sources[place] ?? ''));
  let at = 0;
  for (let before = 0; before < index; before += 1) at += doc.child(before).nodeSize;
  const tr = new Transform(doc);
  change(tr, at);
  return writeRich(tr.doc, written);
}

const marks = new Set(['strong', 'em', 'a']);

/** Each run of words with the elements around it: what a visitor sees, whichever mark is outside. */
function listRuns(html: string): string[] {
  const runs: { key: string; text: string }[] = [];
  function visit(nodes: RichText, blocks: string, around: readonly string[]): void {
    let place = 0;
    for (const node of nodes) {
      const key = `${blocks} [${[...new Set(around)].toSorted().join(' ')}]`;
      const last = runs.at(-1);
      if (typeof node === 'string') {
        if (last?.key === key) last.text += node;
        else runs.push({ key, text: node });
        continue;
      }
      const { tag, attributes, children = [] } = node;
      const name = `${tag}${JSON.stringify(attributes ?? {})}`;
      if (marks.has(tag)) visit(children, blocks, [...around, name]);
      else {
        runs.push({ key: `${key} ${name}`, text: '' });
        place += 1;
        visit(children, `${blocks}/${place}${name}`, around);
      }
    }
  }
  visit(sanitizeHtml(html).nodes, '', []);
  return runs.map(({ key, text }) => `${key} ${text}`);
}

function listHtml(value: Json): string[] {
  if (typeof value === 'string') return /<[a-z]/.test(value) ? [value] : [];
  if (isList(value)) return value.flatMap(listHtml);
  return isJsonObject(value) ? Object.values(value).flatMap(listHtml) : [];
}

const shipped = readFileSync(join(projectFolder, 'site.config.json'), 'utf8');
const configs = [shipped, ...testSiteNames.map((name) => readTestSite(name).text)];
const texts = [...new Set(configs.flatMap((config) => listHtml(JSON.parse(config) as Json)))];

describe('texts of real sites', () => {
  test('there are many', () => {
    expect(texts.length).toBeGreaterThan(50);
  });

  test.each(texts.map((html) => [html.slice(0, 60), html]))('come back: %s…', (_start, html) => {
    const { doc, sources } = read(html);
    const written = new WeakMap<Node, string>();
    doc.forEach((node, _offset, index) => written.set(node, sources[index] ?? ''));
    expect(writeRich(doc, written)).toBe(html);
    expect(listRuns(rewrite(html))).toEqual(listRuns(html));
  });
});

test('whatever is allowed and can be edited loses nothing when all of it is written again', () => {
  fc.assert(
    fc.property(arbitraryHtml, (html) => {
      const once = rewrite(html);
      expect(listRuns(once)).toEqual(listRuns(html));
      expect(rewrite(once)).toBe(once);
    }),
    { numRuns: 500 },
  );
});

describe('what is not changed', () => {
  const html =
    '<p>Call <a href="tel:(615) 555-0142">us</a> &amp; {site.name}&#33;</p>\n' +
    '<p>Sit down.</p>\n<ul><li><p>One</p></li><li>Two</li></ul>';

  test('stays as it is written when another block is', () => {
    const changed = changeBlock(html, 1, (tr, at) => tr.insert(at + 1, richSchema.text('Now: ')));
    expect(changed).toBe(html.replace('<p>Sit down.</p>\n', '<p>Now: Sit down.</p>'));
  });

  test('links and placeholders are kept in the block that is changed, too', () => {
    const changed = changeBlock(html, 0, (tr, at) => tr.insert(at + 1, richSchema.text('1 < 2. ')));
    expect(changed).toContain(
      '<p>1 &lt; 2. Call <a href="tel:(615) 555-0142">us</a> &amp; {site.name}!</p>',
    );
  });

  test('items of lists keep the paragraphs that somebody wrote', () => {
    expect(rewrite('<ul><li><p>One</p></li><li>Two</li></ul>')).toBe(
      '<ul><li><p>One</p></li><li>Two</li></ul>',
    );
  });
});

test.each(['<ul><li><h2>a</h2></li></ul>', '<ol><li><ul><li>a</li></ul></li><li>b</li></ol>'])(
  'an item without words of its own stays so: %s',
  (html) => {
    expect(rewrite(html)).toBe(html);
  },
);

test('lines without a paragraph get one as soon as there are two', () => {
  expect(rewrite('Sit <em>down</em>.')).toBe('Sit <em>down</em>.');
  const changed = changeBlock('Sit down.', 0, (tr) => tr.split(4));
  expect(changed).toBe('<p>Sit</p><p> down.</p>');
});

test('a block with nothing in it is not written', () => {
  const { schema } = read('<p>a</p>').doc.type;
  const doc = schema.node('doc', null, [
    schema.node('p'),
    schema.node('h2'),
    schema.node('ul', null, [schema.node('li', null, [schema.node('p')])]),
    schema.node('hr'),
  ]);
  expect(writeRich(doc, new WeakMap())).toBe('<hr>');
});

describe('what cannot be edited without loss is not', () => {
  test.each([
    ['<blockquote><table><tr><td>b</td></tr></table></blockquote>', 'arranged in a way'],
    ['<p style="color:red">a</p>', 'style'],
    ['<p>a</p><!-- b -->', 'Comments'],
    ['<p>Sit <strong>down.</p>', '<strong> is not closed'],
    ['<p>a</div></p>', 'div'],
    ['<figure><p>a</p></figure>', 'arranged in a way'],
    ['<ul>a<li>b</li></ul>', 'arranged in a way'],
  ])('%s', (html, said) => {
    const result = readRich(richSchema, html);
    expect('fault' in result && result.fault).toContain(said);
  });

  test('an allowed element that nothing edits yet', () => {
    const fewer = getSchema(listExtensions(['p', 'h2', 'strong']));
    expect(readRich(fewer, '<h2>a</h2><p><strong>b</strong></p>')).toHaveProperty('doc');
    expect(readRich(fewer, '<p>a</p><hr>')).toEqual({
      fault: 'The editor can’t show <hr> here.',
    });
    expect(readRich(fewer, '<p><em>a</em></p>')).toEqual({
      fault: 'The editor can’t show <em> here.',
    });
  });
});
