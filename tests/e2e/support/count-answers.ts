import type { Page } from '@playwright/test';

/**
 * Counts what a page is answered from now on, good or bad.
 *
 * @param end of the address, such as `/_data/contact.json`
 * @returns a function that gives how many answers have arrived, whole if they are good: the rest of a
 *   bad one is never asked for
 */
export function countAnswers(page: Page, end: string): () => number {
  let answers = 0;
  page.on('response', async (response) => {
    if (!response.url().endsWith(end)) return;
    if (response.ok()) await response.finished();
    answers += 1;
  });
  return () => answers;
}
