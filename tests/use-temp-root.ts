import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { useTempRoot } from './runners/temp-root';

/** Vitest calls it before it starts its workers, which inherit the temp folder. */
export function setup({ tmpDir }: TestProject): void {
  useTempRoot();
  // Vitest has made its own beside it, and forgets it when it is interrupted.
  process.on('exit', () => rmSync(tmpDir, { recursive: true, force: true, maxRetries: 3 }));
}
