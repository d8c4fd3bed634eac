import { test } from '@playwright/test';

/** Notes how many attacks the running test has tried, for the table of `npm run attack`. */
export function countTries(count: number): void {
  test.info().annotations.push({ type: 'tried', description: String(count) });
}
