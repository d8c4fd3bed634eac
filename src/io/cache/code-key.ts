import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { cacheFolders } from './cache-files';
import { runInSubprocess } from './run-in-subprocess.mjs';
import { areUnchanged } from './code-inputs.mjs';
import { readPackageVersion } from './package-version';
import { readChecksummed, writeChecksummed } from './checksummed-files.mjs';
import type { TracedCode } from './trace-code';

const keys = new Map<string, Promise<string>>();

/**
 * A hash of code that draws something: of its modules, whatever it imports, and the versions of
 * the packages that it loads. What it draws may change when the key does. Which modules these are is
 * found out when one of them has changed.
 *
 * @param entry the module that draws, as a path below the project
 * @returns the same as long as this process runs: so does the code that it has loaded
 */
export function readCodeKey(entry: string): Promise<string> {
  const key = keys.get(entry) ?? findKey(entry);
  keys.set(entry, key);
  key.catch(() => keys.delete(entry));
  return key;
}

async function findKey(entry: string): Promise<string> {
  const file = join(cacheFolders.code, `${basename(entry)}.json`);
  const kept = readKept(file);
  const { inputs, packages } = kept && areUnchanged(kept.inputs) ? kept : await trace(entry, file);
  const versions = packages.map((name) => [name, readPackageVersion(name)]);
  return createHash('sha256')
    .update(JSON.stringify([inputs, versions]))
    .digest('hex');
}

async function trace(entry: string, file: string): Promise<TracedCode> {
  const call = { module: 'src/io/cache/trace-code.ts', name: 'traceCode', values: [entry] };
  const traced = (await runInSubprocess(call)) as TracedCode;
  writeChecksummed(file, Buffer.from(JSON.stringify(traced)));
  return traced;
}

function readKept(file: string): TracedCode | undefined {
  const json = readChecksummed(file);
  return json && (JSON.parse(json.toString('utf8')) as TracedCode);
}
