import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { makeSiteWithBlock, program } from '../../build/custom-blocks/site-with-block';
import { outerEnvironment } from '../../outer-environment';

/** The address that the editor prints. */
function findAddress({ stdout, stderr }: ChildProcessWithoutNullStreams): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (data: Buffer): void => {
      said += data.toString();
      const [address] = /http:\/\/127\.0\.0\.1:\d+\S*/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    };
    stdout.on('data', hear).on('end', () => reject(new Error(said)));
    stderr.on('data', hear);
  });
}

test('the editor shows a custom block, changes it in a form, and offers it', async ({ page }) => {
  test.setTimeout(180_000);
  const folder = makeSiteWithBlock();
  const editor = spawn(process.execPath, [program, 'edit', '--no-open'], {
    cwd: folder,
    env: { ...outerEnvironment(), EDIT_PORT: '4698' },
  });
  try {
    await page.goto(await findAddress(editor));
    const shown = page.locator('iframe').contentFrame();
    await expect(shown.getByRole('rowheader', { name: 'A first session' })).toBeVisible();
    const rows = page.getByRole('list', { name: 'Blocks' }).getByRole('listitem');
    await rows.filter({ hasText: 'Prices' }).getByRole('button').first().click();
    await page.getByRole('textbox', { name: /^Title/ }).fill('Our prices');
    await expect(shown.getByRole('heading', { name: 'Our prices' })).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText(/^Saved( ·|$)/)).toBeVisible();
    expect(readFileSync(join(folder, 'site.config.json'), 'utf8')).toContain('"Our prices"');

    await page.getByRole('button', { name: 'Add a block' }).click();
    const dialog = page.getByRole('dialog', { name: 'What would you like to add?' });
    await dialog.getByRole('textbox', { name: 'Search' }).fill('price table');
    await expect(dialog.getByRole('button', { name: /What sessions cost/ })).toBeVisible();
  } finally {
    editor.kill();
  }
});
