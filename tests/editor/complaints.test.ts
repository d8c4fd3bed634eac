import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../src/io/project-folder';

const guide = readFileSync(join(projectFolder, 'docs/developing/editor.md'), 'utf8');
const folder = join(projectFolder, 'tests');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });

/** What follows the name of a file: a part of the title of one of its tests. */
const proof = /`([\w.-]+)`: ([^;|]+)/g;

function listTitles(file: string): string[] {
  const found = files.filter((path) => path.split(/[\\/]/).at(-1) === `${file}.ts`);
  const texts = found.map((path) => readFileSync(join(folder, path), 'utf8'));
  return texts.flatMap((text) =>
    [...text.matchAll(/\btest\(\s*'([^']+)'/g)].map(([, title = '']) => title),
  );
}

test('each of the 14 complaints about other editors has tests, and they are there', () => {
  const [, table = ''] = guide.split('## Complaints about other editors');
  const [rows = ''] = table.split('\n## ');
  const complaints = rows
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2);
  expect(complaints).toHaveLength(14);
  for (const complaint of complaints) {
    const proofs = [...complaint.matchAll(proof)].map(([, file = '', words = '']) => ({
      file,
      words: words.trim(),
    }));
    const missing = proofs.filter(
      ({ file, words }) => !listTitles(file).some((title) => title.includes(words)),
    );
    expect([complaint, proofs.length > 0, missing]).toEqual([complaint, true, []]);
  }
});
