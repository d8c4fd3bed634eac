import type { Page } from '@playwright/test';

/**
 * Counts what a page is answered from now on, good or bad.
 *
 * @param end of the address, such as `/_data/contact.json`
 * @returns a function that gives how many answers have arrived whole
 */
export function countAnswers(page: Page, end: string): () => number {
  let answers = 0;
  page.on('requestfinished', (request) => {
    if (request.url().endsWith(end)) answers += 1;
  });
  return () => answers;
}
