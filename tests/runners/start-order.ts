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

/**
 * The tests of the commands themselves and those that start git or npm, of what the commands share, and all others:
 * starting a command costs the more, the more the process that starts it has loaded.
 */
function rank({ moduleId }: TestSpecification): number {
  const path = moduleId.replaceAll('\\', '/');
  if (/\/tests\/(?:editor\/server|git-hosts|package)\//.test(path)) return 0;
  const [, rest] = path.split(/\/tests\/(?:build|cli|fuzz|io|policies|review|runners|scripts)\//);
  if (rest === undefined) return 2;
  return rest.includes('/') ? 1 : 0;
}
