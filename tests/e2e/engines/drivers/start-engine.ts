import { chromium, firefox, webkit } from '@playwright/test';
import { findBrowser } from '../../../../src/io/find-browser';
import { findFirefox, findWebKit, usesPlaywrights, type EngineName } from '../find-engines';
import { startFirefox } from './firefox';
import { startPlaywrightEngine } from './playwright-engine';
import type { Engine } from './visitor';
import { startWebKit } from './webkit';

/**
 * Starts an engine, whatever drives it here.
 *
 * @param proxy the host and port through which it reaches everything
 * @returns undefined where it is not installed
 */
export async function startEngine(name: EngineName, proxy: string): Promise<Engine | undefined> {
  if (name === 'chromium') return startPlaywrightEngine(chromium, await findBrowser(), proxy);
  if (usesPlaywrights) return startPlaywrightEngine({ firefox, webkit }[name], {}, proxy);
  if (name === 'firefox') {
    const executable = findFirefox();
    return executable === undefined ? undefined : startFirefox(executable, proxy);
  }
  const programs = findWebKit();
  return programs && startWebKit(programs, proxy);
}
