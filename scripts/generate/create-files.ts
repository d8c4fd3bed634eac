import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ExitCode } from '../../src/cli/command';
import { CommandError } from '../../src/io/command-error';
import { projectFolder } from '../../src/io/project-folder';
import { formatFile, writeGeneratedFiles } from '../generate';

/**
 * Writes the files of a scaffold, and what is generated from them. Nothing is written when
 * one of the files is there already.
 *
 * @param files path relative to the folder → content
 * @returns the paths of all files written, or the file that is there already
 */
export async function createFiles(
  folder: string,
  files: ReadonlyMap<string, string>,
): Promise<{ written: string[] } | { taken: string }> {
  const taken = [...files.keys()].find((file) => existsSync(join(folder, file)));
  if (taken !== undefined) return { taken };
  for (const [file, text] of files) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await formatFile(file, text));
  }
  return { written: [...files.keys(), ...(await writeGeneratedFiles(folder))] };
}

const usualForm = { pattern: /^[a-z]+(-[a-z]+)*$/, words: 'lowercase letters and hyphens' };

/** What a command makes under a name. */
export interface Scaffold {
  /** such as `block type` */
  what: string;
  /** a name that it could have */
  example: string;
  /** what a name looks like, if not as usual, and how to say that */
  form?: { pattern: RegExp; words: string };
  /** the files of one with this name: path relative to the project → content */
  scaffold: (name: string) => ReadonlyMap<string, string>;
  /** the files to change next */
  next: (name: string) => string;
}

/**
 * The work of a command that makes files under a name.
 *
 * @throws CommandError when the name cannot be one
 */
export async function runScaffold(
  name: string,
  { what, example, form = usualForm, scaffold, next }: Scaffold,
): Promise<ExitCode> {
  if (!form.pattern.test(name)) {
    throw new CommandError(
      `"${name}" is not a valid name for a ${what}: write ${form.words}, such as ${example}.`,
    );
  }
  const result = await createFiles(projectFolder, scaffold(name));
  if ('taken' in result) {
    console.error(`${result.taken} already exists; nothing was written. Choose another name.`);
    return 1;
  }
  for (const file of result.written) console.log(`Wrote ${file}.`);
  console.log(`Next: edit ${next(name)}.`);
  return 0;
}
