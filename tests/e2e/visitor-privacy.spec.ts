import { expect, hydrate, test } from './test';
import { listPages } from './site-pages';

/** All that pages may keep, and only until the tab is closed. */
const knownKeys = new Set(['motion-paused', 'reloaded']);

for (const { path: pagePath, blocks } of listPages()) {
  const path = pagePath === '/404' ? '/no-such-page' : pagePath;
  const widgets = blocks.flatMap(({ block }) => (block.type === 'embed' ? [block.embed] : []));

  test(`${path} keeps nothing about a visitor and asks nobody else without need`, async ({
    page,
    context,
    foreignRequests,
  }) => {
    await page.goto(path);
    await hydrate(page);
    const motion = page.locator('[data-motion-toggle]:visible');
    if ((await motion.count()) > 0) await motion.first().click();
    for (const summary of await page.locator('main summary:visible').all()) await summary.click();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));

    const kept = await page.evaluate(() => ({
      cookies: document.cookie,
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
    }));
    expect(kept.cookies).toBe('');
    expect(kept.local).toEqual([]);
    expect(kept.session.filter((key) => !knownKeys.has(key))).toEqual([]);
    expect(await context.cookies()).toEqual([]);

    const asked = new Set(foreignRequests.map((url) => new URL(url).origin));
    const needed = new Set(
      widgets
        .filter(({ frame }) => frame && frame.load !== 'click')
        .map(({ href }) => new URL(href).origin),
    );
    expect([...asked].filter((origin) => !needed.has(origin))).toEqual([]);
  });

  for (const { title } of widgets.filter(({ asks }) => asks)) {
    test(`${path}: help in a crisis stands before “${title}” and in the footer`, async ({
      page,
    }) => {
      await page.goto(path);
      const help = page.getByRole('note').filter({ hasText: '(United States)' });
      await expect(help).toHaveCount(2);
      for (const note of await help.all()) {
        await expect(note.locator('a[href="tel:988"]')).toHaveCount(1);
        await expect(note.locator('a[href="tel:911"]')).toHaveCount(1);
      }
      const frame = page.locator('main iframe');
      // Where there is room for two columns it stands to the left of the widget, else above it.
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
}
