// @promise No third party learns of a visit until a widget is within `behavior.embed.loadDistance`
// of the window

import { spreadOf } from '../../runners/is-sample';
import { providerOrigin } from '../support/provider-origin';
import { expect, hydrate, test } from '../support/test';
import { frameOf, insideOf, scrollNearWidget } from '../support/widgets';
import { listTestPages } from '../../sites/list-test-pages';
import { attributes } from '../../../src/contract/page-contract';

test('the footer of every page says where to find help in a crisis', async ({ request }) => {
  for (const { path } of listTestPages('specification')) {
    const response = await request.get(path === '/404' ? '/no-such-page' : path);
    const [footer = ''] = /<footer.*<\/footer>/s.exec(await response.text()) ?? [];
    for (const number of ['tel:988', 'sms:988', 'tel:911']) {
      expect(footer, path).toContain(`<a href="${number}">`);
    }
  }
});

/** Where a visitor is asked for something: the address of the page, and what its widget is called. */
const asking = listTestPages('specification').flatMap(({ path, blocks }) =>
  blocks.flatMap(({ block }) =>
    block.type === 'embed' && block.embed.asks ? [{ path, title: block.embed.title }] : [],
  ),
);

test('help in a crisis is written before each widget that asks for something', async ({
  request,
}) => {
  expect(asking.length).toBeGreaterThan(8);
  for (const { path } of asking) {
    const [main = ''] = /<main.*<\/main>/s.exec(await (await request.get(path)).text()) ?? [];
    const [before = '', widget] = main.split('data-wakes-app');
    expect(widget, path).toBeDefined();
    for (const number of ['tel:988', 'tel:911']) expect(before, path).toContain(`"${number}"`);
  }
});

for (const { path, title } of spreadOf(asking, 4)) {
  test(`${path}: help in a crisis comes before “${title}” and in the footer`, async ({ page }) => {
    await page.goto(path);
    const help = page.getByRole('note').filter({ hasText: '(United States)' });
    await expect(help).toHaveCount(2);
    for (const note of await help.all()) {
      // In the text, and as a button.
      await expect(note.locator('a[href="tel:988"]')).toHaveCount(2);
      await expect(note.locator('a[href="tel:911"]')).toHaveCount(2);
    }
    const frame = page.locator(`main [${attributes.wakesApp}]`);
    // Where there is room for two columns it is to the left of the widget, else above it.
    for (const [width, side] of [
      [1280, 'x'],
      [390, 'y'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      const [noteBox, frameBox] = [await help.first().boundingBox(), await frame.boundingBox()];
      expect(noteBox?.[side]).toBeLessThan(frameBox?.[side] ?? 0);
    }
  });
}

test('nobody else hears of a visit before the widget is near, and its script comes with it', async ({
  page,
  foreignRequests,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/thrive-portland');
  expect(foreignRequests).toEqual([]);
  await hydrate(page);
  await expect(frameOf(page)).toBeAttached();

  await scrollNearWidget(page, 310);
  expect(foreignRequests).toEqual([]);
  await expect(frameOf(page)).not.toHaveAttribute('src');

  await scrollNearWidget(page, 290);
  await expect(insideOf(page).locator('h1')).toBeAttached();
  const asked = () => foreignRequests.map((url) => url.replace(providerOrigin, ''));
  await expect.poll(asked).toContain('/js/form_embed.js');
  expect(asked()).toContain('/widget/form/SampleThriveRetreat0');
});
