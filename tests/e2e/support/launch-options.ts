import { join } from 'node:path';
import { firefoxSettings } from '../engines/drivers/firefox';
import { findBrowser, type Browser } from '../../../src/io/find-browser';

/**
 * How the tests start Chromium: with names of hosts that are led elsewhere, and without a spare
 * process that waits for a page to come. Each test has pages of its own, so that starting one more
 * for each takes a fifth of the time of a short test.
 *
 * @param hostRules what `--host-resolver-rules` takes: `MAP widgets.example 127.0.0.1:4188`
 */
export async function findLaunchOptions(hostRules: string): Promise<Browser> {
  const { executablePath, args } = await findBrowser();
  const ours = ['--renderer-process-limit=1', `--host-resolver-rules=${hostRules}`];
  return { executablePath, args: [...args, ...ours] };
}

/**
 * How they start an installed Firefox: Playwright's channel for one that it did not build, through a
 * program that makes up for the age of Debian's.
 */
export const installedFirefox = {
  channel: 'moz-firefox',
  executablePath: join(import.meta.dirname, '../engines/drivers/serve-firefox.ts'),
  firefoxUserPrefs: firefoxSettings,
};
