import { readFileSync } from 'node:fs';
import { expect, hydrate, test } from '../support/test';

test('the retreat can be saved for a calendar, and that is confirmed', async ({ page }) => {
  await page.goto('/thrive-portland');
  await hydrate(page);
  await expect(page.locator('[role=region][aria-label*="Alt+T"]')).toBeAttached();
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to calendar' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('2027-04-15-four-days-in-a-safe-place.ics');
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toContain('DTSTART;VALUE=DATE:20270415');
  expect(text).toContain('DTEND;VALUE=DATE:20270419');
  // Others may see the calendar.
  expect(text).not.toMatch(/abuse|THRIVE/i);
  await expect(page.getByRole('status').filter({ hasText: 'Calendar file saved' })).toBeVisible();
  await expect(page).toHaveURL('/thrive-portland');
});

test('without script, too, the link leads to the file', async ({ browser, request }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/thrive-portland');
  const link = page.getByRole('link', { name: 'Add to calendar' });
  const answer = await request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toContain('text/calendar');
  await page.close();
});
