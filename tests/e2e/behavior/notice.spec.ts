import { expect, test } from '../support/test';

test('a notice is as far from a section of its background as sections are from each other', async ({
  page,
}) => {
  await page.goto('/book-a-session');
  const note = await page.locator('main > div > [role=note]').boundingBox();
  const section = await page.locator('main > section:has(+ div > [role=note])').boundingBox();
  if (!note || !section) throw new Error('There is no notice below a section.');
  expect(note.y).toBeCloseTo(section.y + section.height, 0);
});
