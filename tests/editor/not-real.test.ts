import { expect, test, vi } from 'vitest';
import { printNotReal } from '../../scripts/build/print-not-real';
import type { NotRealAnswer } from '../../src/editor/editor-api';
import { openEditor } from './open-editor';

test('before publishing, the editor lists what is not real yet, at its places', async () => {
  const editor = await openEditor();
  const { status, answer } = await editor.call('GET', 'not-real');
  expect(status).toBe(200);
  const { items } = answer as unknown as NotRealAnswer;
  expect(items.map(({ todo }) => todo)).toContainEqual(
    expect.stringMatching(/^Write a real web address/),
  );
});

test('a build prints each with its first places', () => {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  const places = [1, 2, 3, 4].map((line) => ({ path: '/a', place: `Block ${line}`, line }));
  printNotReal([{ todo: 'Write it (in 4 places).', places }]);
  printNotReal([]);
  expect(print.mock.calls).toMatchInlineSnapshot(`
    [
      [
        "This site is not live: search engines are asked not to list it. Before it goes live:
      Write it (in 4 places). Block 1 (site.config.json:1), Block 2 (site.config.json:2), Block 3 (site.config.json:3), …",
      ],
    ]
  `);
  print.mockRestore();
});
