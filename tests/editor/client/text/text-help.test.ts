import { expect, test } from 'vitest';
import { siteSchema } from '../../../../src/content/schema/walk-schema';
import type { Json, Path } from '../../../../src/utils/json';
import { findNode, type RootSchema } from '../../../../src/editor/schema/schema-node';
import { TextHelp } from '../../../../src/editor/client/text/text-help';
import { firstText, openEditor } from '../../open-editor';

const root = siteSchema as RootSchema;

const describe = (path: Path) => findNode(root, JSON.parse(firstText) as Json, path)?.description;

/** What is offered where `|` is, after it took the place of something. */
async function offerAt(help: TextHelp, before: string, instead: string) {
  const start = firstText.indexOf(before);
  expect(start).toBeGreaterThan(0);
  const text = firstText.replace(before, () => instead.replace('|', ''));
  return help.offer(text, start + instead.indexOf('|'));
}

test('settings, kinds of blocks and whole blocks are offered, with their help and places', async () => {
  const help = new TextHelp(root);
  const settings = await offerAt(help, '"site": {', '"site": { "|": 1,');
  const tagline = settings.find(({ label }) => label === 'tagline');
  expect(tagline).toMatchObject({ match: '"tagline"', template: '"tagline"' });
  expect(tagline?.help).toBe(describe(['site', 'tagline']));
  const blocks = await offerAt(help, '"blocks": [', '"blocks": [ |,');
  const banner = blocks.find(({ label }) => label === 'banner');
  // Braces are fields for CodeMirror unless they are marked.
  expect(banner?.template).toMatch(/^\\\{[^]*"\$\{\d+:[^]*\\\}$/);
});

test('names of the site are offered once they are known', async () => {
  const help = new TextHelp(root);
  const before = '"bookingEmbed": "';
  const labels = async () =>
    (await offerAt(help, before, '"bookingEmbed": "|')).map(({ label }) => label);
  const unknown = await labels();
  const { answer } = await (await openEditor()).call('GET', 'names');
  const known = /"bookingEmbed": (".*?")/.exec(firstText)?.[1];
  expect(unknown).not.toContain(known);
  help.know(answer['schema'] as object);
  expect(await labels()).toContain(known);
});

test('a setting is explained in plain words at its name', async () => {
  const at = firstText.indexOf('"blocks"');
  const explained = await new TextHelp(root).explain(firstText, at + 3);
  expect(explained).toEqual({
    from: at,
    to: at + '"blocks"'.length,
    help: describe(['routes', 0, 'blocks']),
  });
});

test('the text view says how a value is written, which forms need not say', async () => {
  const at = firstText.indexOf('"currency"');
  const explained = await new TextHelp(root).explain(firstText, at + 3);
  const note = describe(['site', 'currency']) ?? '';
  expect(note).not.toContain('"');
  expect(explained?.help).toBe(`${note} Write its code: "USD", "CAD", "EUR".`);
});
