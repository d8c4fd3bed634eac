import type { Page } from '@playwright/test';

/** Bytes that came over the wire, compressed and with their headers. */
export interface TransferredBytes {
  /** everything from the site itself but videos, which come last and only if they are wanted */
  page: number;
  fonts: number;
}

/**
 * Counts what a page loads from the site itself, from now on.
 *
 * @returns a function that gives what was counted so far
 */
export async function countBytes(page: Page, origin: string): Promise<() => TransferredBytes> {
  const session = await page.context().newCDPSession(page);
  const responses = new Map<string, { type: string; bytes: number }>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (new URL(response.url).origin === origin) responses.set(requestId, { type, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = responses.get(requestId);
    if (response) response.bytes = encodedDataLength;
  });
  await session.send('Network.enable');

  function sum(isCounted: (type: string) => boolean): number {
    const counted = [...responses.values()].filter(({ type }) => isCounted(type));
    return counted.reduce((total, { bytes }) => total + bytes, 0);
  }
  return () => ({ page: sum((type) => type !== 'Media'), fonts: sum((type) => type === 'Font') });
}
