import type { FrameLocator, Page } from '@playwright/test';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { passTime } from '../support/pass-time';
import { expect, hydrate, test } from '../support/test';
import {
  alertOf,
  approachWidget,
  failWidgets,
  frameOf,
  insideOf,
  obstacles,
  placeOfMessages,
  statusOf,
} from '../support/widgets';

const path = '/counselors/caleb/book-with-caleb';
const wayOn = 'Open Caleb’s booking calendar in a new tab';

test('a widget that says nothing is loading, slow after 4 s, unconfirmed after 12 s @F15', async ({
  page,
}) => {
  await failWidgets(page, 'mute');
  await approachWidget(page, path);
  const busy = page.locator('main [aria-busy=true]');
  const otherWays = page.locator('main p[id$="_after"]');
  await expect(statusOf(page)).toHaveText('Loading…');
  await expect(busy).toBeVisible();

  await passTime(page, 3900);
  await expect(statusOf(page)).toHaveText('Loading…');
  await expect(otherWays).toHaveCSS('font-weight', '400');
  await passTime(page, 200);
  await expect(statusOf(page)).toContainText('Still loading');
  await expect(otherWays).toHaveCSS('font-weight', '600');
  await expect(busy).toBeVisible();
  await expect(alertOf(page)).toHaveCount(0);

  await passTime(page, 7800);
  await expect(statusOf(page)).toContainText('Still loading');
  await passTime(page, 200);
  await expect(statusOf(page)).toContainText('If nothing appears above');
  await expect(busy).toHaveCount(0);
  await expect(otherWays).toHaveCSS('font-weight', '600');
  await expect(alertOf(page)).toBeVisible();
  // It may work all the same: it is neither hidden nor taken away.
  await expect(insideOf(page).locator('h1')).toBeVisible();
});

const failures = [
  'hang',
  'refuse',
  'not-found',
  'server-error',
  'no-frames',
  'empty',
  ...obstacles,
] as const;

for (const failure of failures) {
  test(`a widget that fails (${failure}) leaves the other ways, and can be tried again @F15`, async ({
    page,
  }) => {
    await failWidgets(page, failure);
    await approachWidget(page, path);
    await expect(statusOf(page)).toHaveText('Loading…');
    await passTime(page, 12_000);
    // These two send nothing, not even an error page.
    const isGone = ['hang', 'empty'].includes(failure);
    await expect(statusOf(page)).toContainText(
      isGone ? 'We couldn’t load this here' : 'If nothing appears above',
    );
    await expect(alertOf(page)).toBeVisible();
    await expect(page.getByRole('link', { name: wayOn })).toBeVisible();
    await expect(page.locator('main a[href="tel:6155550142"]').last()).toBeVisible();
    await expect(frameOf(page)).toHaveJSProperty('clientHeight', isGone ? 0 : 600);

    const entries = await page.evaluate(() => history.length);
    await page.unrouteAll();
    await page.locator('main').getByRole('button', { name: 'Try again' }).click();
    await expect(frameOf(page)).toBeFocused();
    await expect(insideOf(page).locator('h1')).toHaveText('Book a session with Caleb');
    await expect(statusOf(page)).toHaveText('');
    await expect(alertOf(page)).toHaveCount(0);
    // The way back does not lead through the attempts.
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await expect(page.locator('main p[id$="_after"]')).toHaveCSS('font-weight', '400');
  });
}

test('the button of the message tries again too', async ({ page }) => {
  await failWidgets(page, 'empty');
  await approachWidget(page, path);
  await expect(statusOf(page)).toHaveText('Loading…');
  await passTime(page, 12_000);
  await page.unrouteAll();
  await placeOfMessages(page).getByRole('button', { name: 'Try again' }).click();
  await expect(insideOf(page).locator('h1')).toBeVisible();
  await expect(alertOf(page)).toHaveCount(0);
});

test('a widget that comes late is welcome @F15', async ({ page }) => {
  await failWidgets(page, 'slow');
  await approachWidget(page, path);
  await expect(statusOf(page)).toHaveText('Loading…');
  await passTime(page, 4000);
  await expect(statusOf(page)).toContainText('Still loading');
  await expect(insideOf(page).locator('h1')).toBeVisible({ timeout: 10_000 });
  await expect(statusOf(page)).toHaveText('');
});

test('without a connection the widget is known to be blocked; with it, it comes @F15', async ({
  page,
}) => {
  await failWidgets(page, 'mute');
  await page.goto('/contact');
  await hydrate(page);
  await placeOfMessages(page).waitFor({ state: 'attached' });
  await page.context().setOffline(true);
  await frameOf(page).scrollIntoViewIfNeeded();
  await expect(statusOf(page)).toContainText('couldn’t load this here');
  await expect(frameOf(page)).toHaveJSProperty('clientHeight', 0);
  await expect(alertOf(page)).toBeVisible();
  await page.unrouteAll();
  await page.context().setOffline(false);
  await expect(insideOf(page).locator('h1')).toBeVisible();
  await expect(statusOf(page)).toHaveText('');
  await expect(frameOf(page)).not.toBeFocused();
});

for (const start of ['/contact', '/resources/podcast']) {
  test(`a widget that the policy of ${start} forbids is known to be blocked @F15`, async ({
    page,
  }) => {
    await page.route(start, async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "frame-src 'none'" };
      await route.fulfill({ response, headers });
    });
    await page.goto(start);
    await hydrate(page);
    const show = page.getByRole('button', { name: 'Show the player' });
    if (start === '/resources/podcast') await show.click();
    await frameOf(page).scrollIntoViewIfNeeded();
    await expect(statusOf(page)).toContainText('couldn’t load this here');
  });
}

test('made up heights, messages from other windows and other wishes change nothing @F16', async ({
  page,
}) => {
  await failWidgets(page, 'forged');
  await approachWidget(page, path);
  await expect(insideOf(page).locator('h1')).toBeVisible();
  // The second one is the answer to the greeting.
  await expect(insideOf(page).locator('iframe')).toHaveCount(2);
  await passTime(page, 1000);
  expect((await frameOf(page).boundingBox())?.height).toBe(600);
  await expect(statusOf(page)).toHaveText('Loading…');
  await expect(frameOf(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(path);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('a message of the right form from another origin is not heard @F16', async ({ page }) => {
  await failWidgets(page, 'mute');
  await approachWidget(page, path);
  await expect(insideOf(page).locator('h1')).toBeVisible();
  await page.evaluate(() => {
    postMessage(['highlevel.setHeight', { height: 900 }]);
    const source = document.querySelector('iframe')?.contentWindow ?? null;
    const data = ['highlevel.setHeight', { height: 900 }];
    dispatchEvent(new MessageEvent('message', { source, data, origin: 'https://evil.example' }));
  });
  await passTime(page, 1000);
  await expect(statusOf(page)).toHaveText('Loading…');
  expect((await frameOf(page).boundingBox())?.height).toBe(600);
});

function countMessages(page: Page): Promise<number> {
  return page.evaluate('countMessages()');
}

/** Seconds that the processor works for the page while a frame sends 10,000 messages at once. */
async function measureFlood(page: Page, frame: FrameLocator): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const readWork = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  const [count, before] = [await countMessages(page), await readWork()];
  await frame.locator('body').evaluate(() => {
    for (let sent = 0; sent < 10_000; sent += 1) {
      parent.postMessage(['highlevel.setHeight', { height: sent % 2 ? 900 : 700 }], '*');
    }
  });
  await expect.poll(() => countMessages(page)).toBeGreaterThanOrEqual(count + 10_000);
  return (await readWork()) - before;
}

test('10,000 messages at once leave a page that answers @F17', async ({ page, messages }) => {
  await page.addInitScript(() => {
    let count = 0;
    addEventListener('message', () => {
      count += 1;
    });
    Reflect.set(window, 'countMessages', () => count);
  });
  await failWidgets(page, 'flood');
  await page.goto(path);
  await hydrate(page);
  await frameOf(page).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await frameOf(page).boundingBox())?.height).toBe(900);
  // Once when it is loaded, and once when the page has greeted it.
  await expect.poll(() => countMessages(page)).toBeGreaterThanOrEqual(20_000);
  // The page does not listen to another frame: its messages cost what the browser takes to bring
  // them, which depends on the machine.
  await frameOf(page).evaluate((frame: HTMLIFrameElement) => {
    const stranger = document.createElement('iframe');
    stranger.id = 'stranger';
    stranger.src = frame.src;
    document.body.append(stranger);
  });
  await expect.poll(() => countMessages(page)).toBeGreaterThanOrEqual(30_000);
  const ignored = await measureFlood(page, page.frameLocator('#stranger'));
  const heard = await measureFlood(page, insideOf(page));
  expect(ignored).toBeGreaterThan(0);
  expect(heard).toBeLessThan(3 * ignored);
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page.locator('h1')).toHaveText('Reach Out to Us');
  expect(messages).toEqual([]);
});

test('a widget that did not come has no accessibility violation at any width', async ({ page }) => {
  await failWidgets(page, 'not-found');
  await approachWidget(page, path);
  await expect(statusOf(page)).toHaveText('Loading…');
  await passTime(page, 12_000);
  await expect(alertOf(page)).toBeVisible();
  // axe needs time; meanwhile the message stays because the focus is there.
  await page.keyboard.press('F8');
  await page.clock.resume();
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await findViolations(page), `${width} pixels wide`).toEqual([]);
    await expect(alertOf(page)).toBeVisible();
  }
});
