import { attributes } from '../../../src/contract/page-contract';
import { expect, test as base } from '@playwright/test';
import { originOf, ports } from '../support/ports';
import { providerOrigin } from '../support/provider-origin';
import { startProxy, type Network } from './drivers/proxy';
import { startEngine } from './drivers/start-engine';
import type { Engine, Visitor } from './drivers/visitor';
import { explainMissing, listMissingEngines, type EngineName } from './find-engines';

interface WorkerFixtures {
  engineName: EngineName;
  network: Network;
  /** undefined where it is not installed */
  engine: Engine | undefined;
}

/**
 * Playwright's test, whose visitor comes with the browser of the project: the same test runs in all
 * engines. Where one is not installed, its tests are skipped.
 */
export const test = base.extend<{ visitor: Visitor }, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  network: [
    // It takes nothing from other fixtures, which Playwright wants to read from a pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const network = await startProxy(
        new Map([[new URL(providerOrigin).host, `127.0.0.1:${ports.provider}`]]),
      );
      await use(network);
      network.close();
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({ engineName, network }, use) => {
      const engine = await startEngine(engineName, network.address);
      await use(engine);
      await engine?.stop();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engine, engineName, network }, use, testInfo) => {
    const missing = listMissingEngines().find((name) => name === engineName);
    testInfo.skip(missing !== undefined, missing && explainMissing(missing));
    if (!engine) return;
    network.reset();
    const { visitor, end } = await engine.begin(originOf('specification'));
    await visitor.resize(1280, 800);
    await use(visitor);
    await end();
  },
});

export { expect };

/** Gives signs of life until React has taken over: one that comes while a try fails is not heard. */
export async function hydrate(visitor: Visitor): Promise<void> {
  const giveSign = async () => {
    await visitor.press('a');
    return visitor.evaluate(
      (name) => document.documentElement.hasAttribute(name),
      attributes.hydrated,
    );
  };
  await expect.poll(giveSign).toBe(true);
}

/** Waits until React has taken over, without a sign of life. */
export async function expectHydrated(visitor: Visitor): Promise<void> {
  await expectSoon(visitor, attributes.hydrated, true, (name) =>
    document.documentElement.hasAttribute(name),
  );
}

/** Opens a page and waits until React has taken over. */
export async function openHydrated(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  await hydrate(visitor);
}

/** Brings the widget of the page into view. */
export async function approachWidget(visitor: Visitor): Promise<void> {
  await visitor.evaluate(() => {
    document.querySelector('main [data-wakes-app]')?.scrollIntoView({ block: 'center' });
  });
}

/** Waits until a function gives that value in the page, with the argument that comes first. */
export async function expectSoon<Arg, Result>(
  visitor: Visitor,
  arg: Arg,
  wanted: Result,
  read: (arg: Arg) => Result,
): Promise<void> {
  // While a page gives way to the next one, nothing runs in it.
  await expect.poll(() => visitor.evaluate(read, arg).catch(String)).toEqual(wanted);
}
