import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** So many earlier versions of the file are kept. */
const mostVersions = 20;

/** Keeps what the file held before it is written over, and forgets the oldest. */
export function keepVersion(folder: string, text: string, hash: string): void {
  mkdirSync(folder, { recursive: true });
  const moment = new Date().toISOString().replaceAll(':', '-');
  writeFileSync(join(folder, `${moment}-${hash.slice(0, 8)}.json`), text);
  const names = readdirSync(folder).toSorted();
  for (const name of names.slice(0, -mostVersions)) rmSync(join(folder, name));
}
