import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { makeTempFolder } from '../../make-temp-folder';
import { findViolations } from '../support/axe';
import { startEditProcess, type EditProcess } from '../support/edit-process';
import { expect, test } from '../support/test';

let folder = '';
let editor: EditProcess | undefined;

test.use({ viewport: { width: 1280, height: 800 } });

test.beforeAll(async () => {
  folder = makeTempFolder();
  editor = await startEditProcess(folder);
});

test.afterAll(() => editor?.stop());

const shot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
};

test('a photo is dropped at its field, described, pointed at and recorded in one step', async ({
  page,
}) => {
  const before = readFileSync(join(folder, 'site.config.json'), 'utf8');
  await page.goto(editor?.address ?? '');
  await expect(page.locator('iframe[aria-busy=false]')).toBeVisible({ timeout: 90_000 });
  const outline = page.getByRole('navigation', { name: 'All there is on the site' });
  await outline.getByRole('button', { name: /^Counselors/ }).click();
  await outline.getByRole('list').getByRole('button', { name: /Amal/ }).first().click();
  await page.getByRole('button', { name: /^Image/ }).click();
  await shot(page, 'field');
});
