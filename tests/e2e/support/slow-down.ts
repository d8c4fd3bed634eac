import type { Page } from '@playwright/test';

/** Makes the processor four times slower: a phone of some years. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
