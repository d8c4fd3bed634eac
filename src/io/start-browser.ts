import { createRequire } from 'node:module';
import type { Browser } from 'playwright-core';
import { CommandError } from './command-error';
import { findBrowser } from './find-browser';

/**
 * Starts a browser, with a package that a site installs only for this.
 *
 * @param others further packages that are needed
 * @throws CommandError that names the packages, when one is missing, or says that there is no browser
 */
export async function startBrowser(others: readonly string[] = []): Promise<Browser> {
  const playwright = await import('playwright-core').catch(() => undefined);
  if (!playwright || !others.every(isInstalled)) {
    const packages = ['playwright-core', ...others].join(' ');
    throw new CommandError(
      `This needs Chrome, Edge or Chromium, and packages that control it. To install the packages, run: npm install --no-save ${packages}`,
    );
  }
  return playwright.chromium.launch(await findBrowser());
}

function isInstalled(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(name);
    return true;
  } catch {
    return false;
  }
}
