import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { attributes } from '../../contract/page-contract';

function readAxe(): string {
  return readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
}

/** All rules; what keeps to them is not listed in full, which takes time. */
const options: RunOptions = { resultTypes: ['violations'] };

interface AxeWindow {
  axe?: { run: (options: RunOptions) => Promise<AxeResults> };
}

/**
 * The accessibility violations that axe finds in the page as it is shown now: rule and first element.
 *
 * @throws Error when the package axe-core is not installed
 */
export async function findViolations(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(readAxe());
  return page.evaluate(async (chosen) => {
    // What fades in has not the colors yet in which it is read.
    const fading = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(fading.map(({ finished }) => finished));
    const results = await (globalThis as AxeWindow).axe?.run(chosen);
    if (!results) throw new Error('axe is not in the page.');
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, options);
}

/** Gives the first sign of life and waits until React has taken over. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.locator(`html[${attributes.hydrated}]`).waitFor({ state: 'attached' });
}
