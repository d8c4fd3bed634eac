import type { TestSequencer, TestSpecification } from 'vitest/node';

/**
 * Starts the tests that run commands first: each takes long, and one of them left to the end would
 * keep a single core busy. Vitest's own order knows the times of an earlier run only.
 */
export class StartOrder implements TestSequencer {
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }

  sort(files: TestSpecification[]): TestSpecification[] {
    return files.toSorted(
      (one, other) => rank(one) - rank(other) || one.moduleId.localeCompare(other.moduleId),
    );
  }
}

/** The tests of the commands themselves, of what they share, and all others. */
function rank({ moduleId }: TestSpecification): number {
  const [, rest] = moduleId.replaceAll('\\', '/').split('/tests/scripts/');
  if (rest === undefined) return 2;
  return rest.includes('/') ? 1 : 0;
}
