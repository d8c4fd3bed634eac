import type { CDPSession } from '@playwright/test';

/** A phone of some years in a slow network, as Lighthouse imagines them: 150 ms and 1.6 Mbit/s. */
const network = {
  offline: false,
  latency: 150,
  // In bytes a second.
  downloadThroughput: 1638 * 128,
  uploadThroughput: 750 * 128,
};

/** Makes a page as slow as on such a phone, from now on. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
