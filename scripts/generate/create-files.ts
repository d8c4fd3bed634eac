import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { writeGeneratedFiles } from '../generate';

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
  const style = await resolveConfig(join(folder, 'package.json'));
  for (const [file, text] of files) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await format(text, { ...style, filepath: file }));
  }
  return { written: [...files.keys(), ...(await writeGeneratedFiles(folder))] };
}

/** The work of a command that scaffolds something under a name. */
export async function runScaffold(
  folder: string,
  name: string | undefined,
  {
    what,
    example,
    form = /^[a-z]+(-[a-z]+)*$/,
    scaffold,
    next,
  }: {
    /** `block type` */
    what: string;
    /** `npm run new-block opening-hours` */
    example: string;
    /** what a name looks like, if not as usual */
    form?: RegExp;
    scaffold: (name: string) => ReadonlyMap<string, string>;
    /** the files to change next */
    next: (name: string) => string;
  },
): Promise<void> {
  if (!name || !form.test(name)) {
    console.error(`Name the ${what} in lower case with hyphens: ${example}`);
    process.exitCode = 2;
    return;
  }
  const result = await createFiles(folder, scaffold(name));
  if ('taken' in result) {
    console.error(`${result.taken} exists already; nothing was written.`);
    process.exitCode = 1;
    return;
  }
  for (const file of result.written) console.log(`wrote ${file}`);
  console.log(`Next: change ${next(name)}.`);
}
