import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { listenLocally } from '../../../src/build/server/ports';
import { createPreviewServer } from '../../../src/build/server/preview-server';
import { makeSiteWithBlock, runProgram } from '../../build/custom-blocks/site-with-block';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { expect, hydrate } from '../support/test';

const test = base;

test('a block that a site adds works on its page, and after a change of pages', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  const folder = makeSiteWithBlock();
  const { status, stderr } = runProgram(folder, 'build');
  expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
  const server = createPreviewServer(join(folder, 'dist'));
  const address = await listenLocally(server);
  try {
    await page.goto(address);
    const rows = page.getByRole('row');
    await expect(rows).toHaveCount(1);
    expect(await findViolations(page)).toEqual([]);
    await hydrate(page);
    await page.getByRole('button', { name: 'Show all prices' }).click();
    await expect(rows).toHaveCount(2);

    await page.goto(`${address}/imprint`);
    await hydrate(page);
    // Stays only where the app shows the other page itself.
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    await page.locator('header a[href="/"]').first().click();
    await expect(rows).toHaveCount(1);
    await expect(page.locator('html[data-same-document]')).toBeAttached();
    await page.getByRole('button', { name: 'Show all prices' }).click();
    await expect(rows).toHaveCount(2);
    expect(messages.filter((text) => /error|warn/i.test(text))).toEqual([]);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
