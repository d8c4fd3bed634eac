import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** An empty folder that is removed when the tests of the file are done. */
export function makeTempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
