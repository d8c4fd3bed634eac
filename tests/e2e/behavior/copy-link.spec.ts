import { sampleOf } from '../../runners/is-sample';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { expect, hydrate, test } from '../support/test';

const post = '/blog/cancel-parent-culture';

test('without permission to copy, the address is selected @long', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto(post);
  await hydrate(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  const field = page.getByRole('textbox', { name: 'Link to this page' });
  await expect(field).toBeFocused();
  const selected = await field.evaluate((element) => {
    const { value, selectionStart, selectionEnd } = element as HTMLInputElement;
    return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
  });
  expect(selected).toMatch(new RegExp(`${post}$`));
  expect(await findViolations(page)).toEqual([]);
});

for (const path of sampleOf([post, '/counselors/naomi', '/thrive-portland'])) {
  test(`the link of ${path} can be copied`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(path);
    await hydrate(page);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
    // Pasted by hand, because the site gives nobody the right to read the clipboard.
    await page.evaluate(() => {
      const field = document.createElement('textarea');
      document.body.append(field);
      field.focus();
    });
    await page.keyboard.press('ControlOrMeta+V');
    await expect(page.locator('textarea')).toHaveValue(new RegExp(`^http.*${path}$`));
  });
}

test('a device that can share does; where that fails, the link is copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const shared: unknown[] = [];
  const outcomes = ['shared', 'AbortError', 'NotAllowedError'];
  await page.exposeFunction('shareInTest', (data: unknown) => {
    shared.push(data);
    return outcomes[shared.length - 1];
  });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData): Promise<void> => {
        const answer = Reflect.get(window, 'shareInTest') as (shown: ShareData) => Promise<string>;
        const outcome = await answer(data);
        if (outcome !== 'shared') throw new DOMException('', outcome);
      },
    });
  });
  await page.goto(post);
  await hydrate(page);
  const button = page.getByRole('button', { name: 'Share', exact: true });
  const copied = page.getByRole('status').filter({ hasText: 'Link copied' });
  await button.click();
  await expect.poll(() => shared).toEqual([{ title: await page.title(), url: page.url() }]);
  await button.click();
  await expect.poll(() => shared.length).toBe(2);
  await expect(copied).toHaveCount(0);
  await button.click();
  await expect(copied).toBeVisible();
});
