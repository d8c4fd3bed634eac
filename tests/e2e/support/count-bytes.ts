import type { Page } from '@playwright/test';

/** Bytes that the site itself sent, compressed and with headers. */
export interface TransferredBytes {
  /** what a visitor sees: without videos and the app, which come last and only when they are wanted */
  page: number;
  fonts: number;
}

/**
 * Counts what a page loads from now on.
 *
 * @returns a function that gives what was counted so far
 */
export async function countBytes(page: Page): Promise<() => TransferredBytes> {
  const session = await page.context().newCDPSession(page);
  const responses = new Map<string, { origin: string; kind: string; bytes: number }>();
  session.on('Network.responseReceived', ({ requestId, type, response: { url } }) => {
    const isApp = type === 'Fetch' || (type === 'Script' && !url.includes('/entry-client-'));
    const kind = isApp ? 'App' : type;
    responses.set(requestId, { origin: new URL(url).origin, kind, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = responses.get(requestId);
    if (response) response.bytes = encodedDataLength;
  });
  await session.send('Network.enable');

  function sum(isCounted: (kind: string) => boolean): number {
    const site = new URL(page.url()).origin;
    const counted = [...responses.values()].filter(
      ({ origin, kind }) => origin === site && isCounted(kind),
    );
    return counted.reduce((total, { bytes }) => total + bytes, 0);
  }
  return () => ({
    page: sum((kind) => kind !== 'App' && kind !== 'Media'),
    fonts: sum((kind) => kind === 'Font'),
  });
}
