import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { siteDataUrl } from '../../src/payload/page-paths';

/** The files of a folder: path with `/` → `SHA-256 size`, in the order of the paths. */
export type Manifest = ReadonlyMap<string, string>;

/** Lists every file below a folder with its hash and its size in bytes. */
export function readFolder(folder: string): Manifest {
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file): [string, string] => {
        const bytes = readNeutral(file);
        const hash = createHash('sha256').update(bytes).digest('hex');
        return [relative(folder, file).replaceAll(sep, '/'), `${hash} ${bytes.length}`];
      })
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** A file without the version of the site, which changes with every line of our code. */
function readNeutral(file: string): Uint8Array {
  const bytes = readFileSync(file);
  if (!file.endsWith(siteDataUrl.slice(1))) return bytes;
  return Buffer.from(bytes.toString().replace(/"version":"\w+"/, '"version":""'));
}

/** `SHA-256 size path`, one line for each file. */
export function writeManifest(manifest: Manifest): string {
  return [...manifest].map(([path, content]) => `${content} ${path}\n`).join('');
}

/** @throws Error that quotes a line which is not `SHA-256 size path` */
export function parseManifest(text: string): Manifest {
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line): [string, string] => {
        const [, content, path] = /^([\da-f]{64} \d+) (.+)$/.exec(line) ?? [];
        if (content === undefined || path === undefined) {
          throw new Error(`Not a line of a golden record: ${line}`);
        }
        return [path, content];
      }),
  );
}

/** Names each file that one manifest has and the other has not, or has with other content. */
export function compareManifests(recorded: Manifest, built: Manifest): string[] {
  return [...new Set([...recorded.keys(), ...built.keys()])].toSorted().flatMap((path) => {
    const [before, after] = [recorded.get(path), built.get(path)];
    if (before === after) return [];
    if (before === undefined) return `added: ${path}`;
    return after === undefined ? `removed: ${path}` : `changed: ${path}`;
  });
}
