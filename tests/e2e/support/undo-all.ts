import type { Page } from '@playwright/test';
import { apiPath, tokenHeader, type StateAnswer } from '../../../src/editor/editor-api';

/**
 * Takes all steps back in the process of an editor, which has them; the page need not see each.
 *
 * @param address of the editor, with its token
 */
export async function undoAll(page: Page, address: string): Promise<void> {
  const headers = { [tokenHeader]: address.split('#')[1] ?? '' };
  let next: unknown;
  do {
    const answer = await page.request.post(new URL(`${apiPath}undo`, address).href, { headers });
    next = ((await answer.json()) as StateAnswer).undo;
  } while (next);
}
