// @promise The quick exit works before React loads, without JavaScript, by keyboard and at 320 ×
// 256, and does not cover anything
// @promise With JavaScript, the Back button does not return to the page after a quick exit, even if
// a widget’s frame has navigated

import { expect, test } from '../support/test';

const path = '/thrive-portland';

test('without the boot script, the way back leads to the page: the control @A6-control', async ({
  page,
}) => {
  await page.route('**/entry-client-*.js', (route) => route.abort());
  await page.goto(path);
  await page.getByRole('link', { name: 'Leave this page' }).click();
  await expect(page).toHaveURL('https://www.weather.gov/');
  await page.goBack();
  await expect(page).toHaveURL(path);
});
