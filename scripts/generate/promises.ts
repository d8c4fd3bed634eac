import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { scripts } from '../../package.json';
import { CommandError } from '../../src/io/command-error';

const testEnding = /(?:\.(?:safety|long))?\.(?:test|spec)\.tsx?$/;

/** The folders whose tests a command runs; the words after it choose some of them. */
const runners: readonly [command: string, files: RegExp][] = [
  ['check:site', /^tests\/e2e\/site\//],
  ['test:edits', /^tests\/edits\//],
  ['test:engines', /^tests\/e2e\/engines\/.*\.spec\.ts$/],
  ['test:browser', /^tests\/e2e\/.*\.spec\.ts$/],
  ['test:unit', /\.test\.tsx?$/],
];

/** Reads everything below tests/ that could prove a promise, in the order of the paths. */
export function readTests(folder: string): Map<string, string> {
  const files = readdirSync(join(folder, 'tests'), { recursive: true, encoding: 'utf8' });
  const paths = files.map((file) => `tests/${file.replaceAll('\\', '/')}`);
  const sources = paths.filter((file) => /\.tsx?$/.test(file)).toSorted();
  return new Map(sources.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

/**
 * Writes the table of all promises into the page about them. A comment in a file makes a row:
 * `@promise` is followed by what this file proves, `@promise-of-folder` by what all tests of its
 * folder prove together. Files with the same sentence share a row.
 *
 * @param page its text, with the table to replace
 * @param files path → text
 * @throws CommandError when no command runs a file that has a promise
 */
export function writePromises(page: string, files: ReadonlyMap<string, string>): string {
  const proofs = new Map<string, Map<string, string[]>>();
  for (const [file, text] of files) {
    for (const [isFolder, sentence] of readPromises(text)) {
      const commands = proofs.get(sentence) ?? new Map<string, string[]>();
      const command = nameCommand(file);
      const words = commands.get(command) ?? [];
      if (command === 'test:engines') words.push(...(isFolder ? [] : [nameEnd(file)]));
      else if (testEnding.test(file) && command !== 'check:site') {
        words.push(isFolder ? `${dirname(file)}/` : shortenPath(file, [...files.keys()]));
      }
      proofs.set(sentence, commands.set(command, words));
    }
  }
  const rows = [...proofs].map(
    ([sentence, commands]) => `| ${sentence} | ${[...commands].map(showCommand).join(', ')} |`,
  );
  const table = ['| promise | command |', '| --- | --- |', ...rows].join('\n');
  return page.replace(/^\|[^]*^\|.*$/m, () => table);
}

function readPromises(text: string): [isFolder: boolean, sentence: string][] {
  const found = text.matchAll(/^\/\/ @promise(-of-folder)? (.*(?:\n\/\/ (?!@).*)*)/gm);
  return [...found].map(([, ofFolder, lines = '']) => [
    ofFolder !== undefined,
    lines.replaceAll('\n// ', ' '),
  ]);
}

function nameCommand(file: string): string {
  const [tool] = Object.entries(scripts).find(([, run]) => run === `tsx ${file}`) ?? [];
  const [runner] = runners.find(([, folder]) => folder.test(file)) ?? [];
  const command = tool ?? runner;
  if (!command) throw new CommandError(`${file} has a promise, but no command runs this file.`);
  return command;
}

function nameEnd(file: string): string {
  return basename(file).replace(testEnding, '');
}

/** Leaves out what is not needed to tell a test from all others with the same runner. */
function shortenPath(file: string, files: readonly string[]): string {
  const runner = file.endsWith('.spec.ts') ? /\.spec\.ts$/ : /\.test\.tsx?$/;
  const rivals = files.filter((other) => runner.test(other));
  const folders = dirname(file).split('/');
  const words = [...folders.keys()].flatMap((depth) => {
    const above = folders.slice(folders.length - depth).map((folder) => `${folder}/`);
    return [nameEnd(file), basename(file)].map((name) => above.join('') + name);
  });
  return words.find((word) => rivals.filter((test) => test.includes(word)).length === 1) ?? file;
}

function showCommand([command, words]: [string, string[]]): string {
  const all = words.length > 0 ? ` -- ${words.join(' ')}` : '';
  return `\`npm run ${command}${all}\`${command === 'test:engines' ? ' ◆' : ''}`;
}
