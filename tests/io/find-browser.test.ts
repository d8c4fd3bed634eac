import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, test } from 'vitest';
import { findBrowser, type Browser } from '../../src/io/find-browser';
import { makeTempFolder } from '../make-temp-folder';

const folder = makeTempFolder();

/** A program in the place of a browser that ends with an exit code. */
function writeProgram(name: string, exitCode: number): string {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\nexit ${exitCode}\n`);
  chmodSync(file, 0o755);
  return file;
}

async function readHeading(options: Browser): Promise<string | null> {
  const browser = await chromium.launch(options);
  try {
    const page = await browser.newPage();
    await page.setContent('<h1>Still waters</h1>');
    return await page.textContent('h1');
  } finally {
    await browser.close();
  }
}

test('the browser that CHROME_PATH names is used', async () => {
  const file = writeProgram('my-browser', 0);
  const { executablePath } = await findBrowser({ CHROME_PATH: file });
  expect(executablePath).toBe(file);
});

test('a CHROME_PATH that does not start is named', async () => {
  await expect(findBrowser({ CHROME_PATH: '/nowhere/chrome' })).rejects.toThrow(
    'CHROME_PATH is set to /nowhere/chrome, which does not start. Correct or unset CHROME_PATH.',
  );
});

test('an installed browser is used on request, and one that does not start is passed over', async () => {
  writeProgram('google-chrome', 1);
  const file = writeProgram('chromium', 0);
  const { executablePath } = await findBrowser({ PATH: folder, SITE_BROWSER: 'installed' });
  expect(executablePath).toBe(file);
});

test('the browser stays off the network', async () => {
  const { args } = await findBrowser({ CHROME_PATH: writeProgram('quiet-browser', 0) });
  expect(args).toEqual(
    expect.arrayContaining([
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ]),
  );
});

test('the browser that comes with the packages is used, also where another is installed', async () => {
  const before = { ...process.env };
  const browser = await findBrowser({ PATH: folder });
  expect(browser.executablePath).toContain('node_modules');
  expect(await readHeading(browser)).toBe('Still waters');
  expect(process.env).toEqual(before);
});
