// @promise Tests show that 14 complaints about other editors do not apply to this one

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../src/io/project-folder';

/**
 * Complaints of people about other editors, each with the tests that show that it does not apply
 * here: the name of a file, and a part of the title of one of its tests.
 */
const complaints: readonly [complaint: string, proofs: [file: string, words: string][]][] = [
  [
    'An old draft hides the file, and saving it removes blocks',
    [
      ['drafts.test', 'a draft is never restored over a file'],
      ['focus.spec', 'changes from last time are asked about'],
    ],
  ],
  [
    "An editor that was open for long takes others' changes back",
    [
      ['document.test', 'a file that changed meanwhile is merged'],
      ['editor.spec', 'conflicts are asked again'],
    ],
  ],
  [
    'A recovered draft is lost as the page reloads',
    [
      ['editor.spec', 'undo and redo outlive a reload'],
      ['drafts.test', 'an editor that was killed goes on'],
    ],
  ],
  [
    'Nothing can be saved before it is published',
    [['filter-published.test', 'a draft is in nothing that is published']],
  ],
  [
    'No undo for blocks, lists and the text view',
    [
      ['undo-history.test', 'undoing all gives the first bytes'],
      ['text.spec', 'undone with the rest'],
    ],
  ],
  [
    'Mistakes are not shown at their fields, and do get published',
    [
      ['editor.spec', 'a mistake is shown at its field'],
      ['publish.spec', 'with errors, it is said which ones'],
    ],
  ],
  [
    'Moving and removing needs a mouse; redo has the wrong keys',
    [
      ['editor.spec', 'removed by keyboard, and the focus stays'],
      ['faults.spec', 'the keys of each system'],
    ],
  ],
  [
    'Rows of a list change places with what is open in them',
    [['rows.spec', 'one that is open moves with its fields']],
  ],
  [
    'Pictures without alternative text',
    [
      ['files.spec', 'described, pointed at and recorded'],
      ['plan-file.test', 'what was answered of the new one'],
    ],
  ],
  [
    'What was moved without being opened cannot be saved',
    [['rows.spec', 'one that never was as it is']],
  ],
  [
    'A copy has the address of the original; a picture becomes `-1`',
    [
      ['edits.test', 'a copy has names of its own'],
      ['uploads.test', 'a name that exists is asked about'],
    ],
  ],
  [
    'All groups are open; the page itself cannot be clicked',
    [
      ['rows.spec', 'rows are closed at first'],
      ['editor.spec', 'a headline that is clicked'],
      ['typing.spec', 'typed on the page'],
    ],
  ],
  ['A text counts as empty although it was filled in', [['editor-tasks', 'a post is written']]],
  [
    'Pictures are published as large as they were chosen',
    [['uploads.test', 'a photo is turned upright, made smaller']],
  ],
];

const folder = join(projectFolder, 'tests');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });

function listTitles(file: string): string[] {
  const found = files.filter((path) => path.split(/[\\/]/).at(-1) === `${file}.ts`);
  const texts = found.map((path) => readFileSync(join(folder, path), 'utf8'));
  return texts.flatMap((text) =>
    [...text.matchAll(/\btest\(\s*'([^']+)'/g)].map(([, title = '']) => title),
  );
}

test('there are 14 complaints', () => {
  expect(complaints).toHaveLength(14);
});

test.each(complaints)('tests show that this does not apply: %s', (_, proofs) => {
  const missing = proofs.filter(
    ([file, words]) => !listTitles(file).some((title) => title.includes(words)),
  );
  expect(missing).toEqual([]);
});
