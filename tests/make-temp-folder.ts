import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An empty folder in the temp folder of this run, which is removed with all in it at the end. */
export function makeTempFolder(): string {
  return mkdtempSync(join(tmpdir(), 'site-test-'));
}
