import type { Page } from '@playwright/test';

/** What React needs before it takes over: hold it, and the page stays as it was prerendered. */
export const appData = '**/_site.json';

/** Keeps all requests of that pattern waiting until the returned function is called. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  const releases: (() => void)[] = [];
  let held = true;
  await page.route(pattern, async (route) => {
    if (held) await new Promise<void>((resolve) => releases.push(resolve));
    await route.continue();
  });
  return () => {
    held = false;
    for (const release of releases) release();
  };
}
