// @promise Everything that is not real yet is listed before publishing and by each build: exactly
// the items that would be errors on a live site, including the editor’s example text

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { printNotReal } from '../../src/cli/print-problems';
import type { NotRealAnswer } from '../../src/editor/protocol/editor-api';
import { makeTempFolder } from '../make-temp-folder';
import { firstText, openEditor } from './open-editor';

test('before publishing, the editor lists what is not real yet, at its places', async () => {
  const editor = await openEditor();
  const { status, answer } = await editor.call('GET', 'not-real');
  expect(status).toBe(200);
  const { items } = answer as unknown as NotRealAnswer;
  const address = items.find(({ todo }) => todo.startsWith('Replace the example web address'));
  expect(address?.places).toContainEqual(['site', 'url']);
});

test('what is not real in the files of a list is at the list, once', async () => {
  const folder = makeTempFolder();
  const config = JSON.parse(firstText) as { entities: { counselors: object[] } };
  const samples = config.entities.counselors.map((one) => ({ ...one, sample: true }));
  expect(samples.length).toBeGreaterThan(1);
  writeFileSync(join(folder, 'people.json'), JSON.stringify(samples));
  const entities = { ...config.entities, counselors: { files: 'people.json' } };
  const editor = await openEditor({ folder, text: JSON.stringify({ ...config, entities }) });
  const { items } = (await editor.call('GET', 'not-real')).answer as unknown as NotRealAnswer;
  const places = items.filter(({ todo }) => todo.includes('sample entry')).map((one) => one.places);
  expect(places).toEqual([[['entities', 'counselors']]]);
});

test('the editor calls settings what its forms call them', async () => {
  const config = JSON.parse(firstText) as { entities: { counselors: object[] } };
  const counselors = config.entities.counselors.map((one) => ({ ...one, sample: true }));
  const text = JSON.stringify({ ...config, entities: { ...config.entities, counselors } });
  const editor = await openEditor({ text });
  const { items } = (await editor.call('GET', 'not-real')).answer as unknown as NotRealAnswer;
  const hints = items.map(({ hint }) => hint);
  expect(hints).toContainEqual(expect.stringContaining('delete “Sample”'));
  expect(hints.filter((hint) => hint?.includes('"sample"'))).toEqual([]);
});

test('a build prints each with its first places', () => {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  const places = [1, 2, 3, 4].map((line) => ({ path: '/a', place: `Block ${line}`, line }));
  printNotReal([{ todo: 'Write it', count: 4, places }]);
  printNotReal([]);
  expect(print.mock.calls).toMatchInlineSnapshot(`
    [
      [
        "This site is not live and is hidden from search engines. Before it goes live:
      Write it (4 places): Block 1 (site.config.json:1), Block 2 (site.config.json:2), Block 3 (site.config.json:3), …
    For all steps, see docs/editing/publish.md",
      ],
    ]
  `);
  print.mockRestore();
});
