// @promise VS Code suggests the IDs, pages and files of this site and marks unknown ones

import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepNames, namesFile } from '../../../src/build/completions/keep-names';
import { loadConfig } from '../../../src/build/load-config';
import { makeTempFolder } from '../../make-temp-folder';
import { readTestSite } from '../../sites/read-site';
import { findSharedCopy } from '../project-copy';
import { runCommand } from '../../cli/run-command';

const { configFile, publicFolder } = readTestSite('another-practice');
const checked = loadConfig({ configFile, publicFolder });

function makeSite(): { source: { configFile: string; publicFolder: string }; file: string } {
  const folder = makeTempFolder();
  mkdirSync(join(folder, '.vscode'));
  return {
    source: { configFile: join(folder, 'site.config.json'), publicFolder },
    file: join(folder, '.vscode', namesFile),
  };
}

test('the names of a site are kept beside the settings of VS Code', () => {
  const { source, file } = makeSite();
  keepNames(source, checked);
  const [embed] = checked.meant?.embeds ?? [];
  expect(readFileSync(file, 'utf8')).toContain(`"${embed?.id}"`);
});

test('they are written when they changed, and stay while nothing can be read', () => {
  const { source, file } = makeSite();
  keepNames(source, checked);
  utimesSync(file, 1, 1);
  keepNames(source, checked);
  keepNames(source, {});
  expect(statSync(file).mtimeMs).toBe(1000);
  keepNames(source, { meant: checked.meant && { ...checked.meant, embeds: [] } });
  expect(statSync(file).mtimeMs).toBeGreaterThan(1000);
});

test('a site that is not edited in VS Code gets no such file', () => {
  const { source, file } = makeSite();
  rmSync(join(file, '..'), { recursive: true });
  keepNames(source, checked);
  expect(existsSync(join(file, '..'))).toBe(false);
});

test('npm run validate brings them up to date', () => {
  const project = findSharedCopy();
  const file = join(project, '.vscode', namesFile);
  mkdirSync(join(file, '..'), { recursive: true });
  rmSync(file, { force: true });
  runCommand('validate', []);
  expect(existsSync(file)).toBe(true);
});
