import type { TestContext } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** how many attacks a test has tried */
    tried?: number;
  }
}

/** Notes how many attacks a test has tried, for the table of `npm run attack`. */
export function countTries(task: TestContext['task'], count: number): void {
  task.meta.tried = count;
}
