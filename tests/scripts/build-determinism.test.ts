import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { buildSiteFor } from '../hosts/build-site-for';
import { makeTempFolder } from '../make-temp-folder';

const projectFolder = join(import.meta.dirname, '../..');
const sources = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'site.config.json',
  'public',
  'schema',
  'scripts',
  'src',
];

/** A copy of the project with the same libraries, but nothing that an earlier build has cached. */
function copyProject(): string {
  const copy = makeTempFolder();
  for (const name of sources) {
    cpSync(join(projectFolder, name), join(copy, name), { recursive: true });
  }
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(projectFolder, 'node_modules'))) {
    if (name === '.cache') continue;
    symlinkSync(join(projectFolder, 'node_modules', name), join(copy, 'node_modules', name));
  }
  return copy;
}

function hashFiles(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  return Object.fromEntries(
    files.map((file) => [
      relative(folder, file),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}

test('two builds in two folders, with other clocks and languages, are the same to the byte', async () => {
  const environments = [
    { TZ: 'Pacific/Kiritimati', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' },
    { TZ: 'America/Los_Angeles', LANG: 'ar_EG.UTF-8', LC_ALL: 'ar_EG.UTF-8' },
  ];
  const [first, second] = await Promise.all(
    environments.map(async (env) => {
      const cwd = copyProject();
      await buildSiteFor('cloudflare-pages', 'dist', { cwd, env });
      return hashFiles(join(cwd, 'dist'));
    }),
  );
  expect(Object.keys(first ?? {}).length).toBeGreaterThan(100);
  expect(second).toEqual(first);
}, 240_000);
