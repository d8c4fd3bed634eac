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
