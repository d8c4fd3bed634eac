// @promise No command deletes or overwrites a folder or report that it did not create

import { execFileSync } from 'node:child_process';
import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  resolveOutputFolder,
  RefusedTarget,
  siteOutput,
  type Output,
} from '../../src/io/output-folder';
import { projectFolder } from '../../src/io/project-folder';
import { makeTempFolder } from '../make-temp-folder';

const outside = realpathSync(makeTempFolder());
const project = join(outside, 'project');

/** Makes files in the project, and the folders that they are in. */
function make(...files: string[]): void {
  for (const file of files) {
    const path = join(project, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '');
  }
}

function findObjection(written: string, output: Output = siteOutput): string | undefined {
  try {
    resolveOutputFolder(written, output, project);
    return undefined;
  } catch (error) {
    if (!(error instanceof RefusedTarget)) throw error;
    return error.message;
  }
}

make('package.json', 'public/logo.svg', 'src/document.tsx');
mkdirSync(join(project, 'tests'));

describe('a site may go to', () => {
  test('a folder that is not there, in the project or elsewhere', () => {
    for (const out of ['dist', 'deep/down', '../sites/one', join(outside, 'absolute'), 'distant']) {
      expect(resolveOutputFolder(out, siteOutput, project)).toMatch(basename(out));
      expect(findObjection(out)).toBeUndefined();
    }
    expect(resolveOutputFolder('dist/', siteOutput, project)).toBe(join(project, 'dist'));
  });

  test('an empty folder, and one that only the Finder has looked into', () => {
    mkdirSync(join(project, 'empty'));
    make('looked-at/.DS_Store');
    expect(findObjection('empty')).toBeUndefined();
    expect(findObjection('looked-at')).toBeUndefined();
  });

  test('a site that was built before, also with the hidden files that a site has', () => {
    make('built/_site.json', 'built/.well-known/security.txt', 'built/.nojekyll', 'built/a.html');
    expect(findObjection('built')).toBeUndefined();
  });

  test('a cache of the project', () => {
    make('node_modules/.cache/review/before/_site.json');
    expect(findObjection('node_modules/.cache/review/before')).toBeUndefined();
    expect(findObjection('node_modules/.cache/review/after')).toBeUndefined();
  });
});

describe('a site may not go to', () => {
  test.each(['', ' '])('"%s"', (out) => {
    expect(findObjection(out)).toContain('the name is empty');
  });

  test.each(['.', './', '../project', 'src/..', project])('the project as "%s"', (out) => {
    expect(findObjection(out)).toContain('the project itself');
  });

  test.each(['..', '/', '../../', outside])('"%s", which the project lies in', (out) => {
    expect(findObjection(out)).toContain('the project is inside that folder');
  });

  test.each([
    'public',
    'public/new',
    './src',
    'tests',
    'schema',
    'scripts/../public',
    '.git',
    '.github/x',
    'node_modules',
    'node_modules/react',
    'node_modules/.cache',
    'node_modules/.cache/../x',
  ])('%s, which belongs to the project', (out) => {
    make('node_modules/.cache/kept');
    expect(findObjection(out)).toContain('belongs to the project');
  });

  test('any folder of the project that git knows', () => {
    const args = ['ls-tree', '-d', '--name-only', 'HEAD'];
    const folders = execFileSync('git', args, { cwd: projectFolder, encoding: 'utf8' }).split('\n');
    expect(folders).toContain('src');
    for (const folder of folders.filter(Boolean)) {
      expect(() => resolveOutputFolder(folder, siteOutput)).toThrow('belongs to the project');
    }
  });

  test('a folder with other files, even if its name is dist', () => {
    make('dist/thesis.txt');
    expect(findObjection('dist')).toBe(
      'Cannot write the site to "dist": it contains files that are not from an earlier run (such as "thesis.txt"). Move the files, or choose another folder.',
    );
  });

  test.each(['.git', '.gitignore', '.env', '.vercel'])('a site that holds %s', (name) => {
    make(`with${name}/_site.json`, `with${name}/${name}/file`);
    expect(findObjection(`with${name}`)).toContain(`it contains ${name}, which would be lost`);
  });

  test('a checkout without files', () => {
    make('clone/.git/HEAD');
    expect(findObjection('clone')).toContain('it contains .git, which would be lost');
  });

  test('a file', () => {
    expect(findObjection('package.json')).toContain('it is a file');
  });

  test('a link, whether it leads to a site, to nothing or back', () => {
    make('target/_site.json');
    symlinkSync(join(project, 'target'), join(project, 'link'));
    symlinkSync(join(project, 'gone'), join(project, 'dangling'));
    symlinkSync(join(project, 'circle'), join(project, 'circle'));
    for (const link of ['link', 'dangling', 'circle']) {
      expect(findObjection(link)).toContain('it is a symlink to');
    }
  });

  test('a source folder or the project by way of a link', () => {
    symlinkSync(project, join(outside, 'other-name'));
    mkdirSync(join(outside, 'media'));
    symlinkSync(join(outside, 'media'), join(project, 'schema'));
    expect(findObjection('../other-name/src/new')).toContain('belongs to the project');
    expect(findObjection('../other-name')).toContain('the project itself');
    expect(findObjection('schema/new')).toContain('belongs to the project');
  });
});

describe('a file', () => {
  const output: Output = { name: 'review', type: 'file', mark: '<title>Review</title>' };

  test('may be new or an older one of ours, and nothing else', () => {
    writeFileSync(join(project, 'ours.html'), '<!doctype html><title>Review</title>');
    writeFileSync(join(project, 'other.html'), '<!doctype html><title>Diary</title>');
    expect(findObjection('new.html', output)).toBeUndefined();
    expect(findObjection('ours.html', output)).toBeUndefined();
    expect(findObjection('other.html', output)).toContain('another file already has this name');
    expect(findObjection('package.json', output)).toContain('another file already has');
    expect(findObjection('target', output)).toContain('it is a folder');
    expect(findObjection('public/review.html', output)).toContain('belongs to the project');
    expect(findObjection('', output)).toContain('the name is empty');
  });
});
