import { sampleOf } from '../../runners/is-sample';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { providerOrigin } from '../support/provider-origin';
import { holdRequests } from '../support/hold-requests';
import { expect, hydrate, test } from '../support/test';
import { contentHeight, failWidgets, frameOf, insideOf, statusOf } from '../support/widgets';
import { attributes } from '../../../src/contract/page-contract';

const booking = '/counselors/caleb/book-with-caleb';
const scriptUrl = `${providerOrigin}/js/form_embed.js`;

test('a calendar is as high as its content, at once; nothing moves while it loads', async ({
  page,
  messages,
}) => {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Reflect.set(window, 'heard', heard);
    addEventListener('message', ({ data }) => heard.push(data));
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(booking);
  await page.locator(`main [${attributes.wakesApp}]`).scrollIntoViewIfNeeded();
  const link = page.getByRole('link', { name: 'Open Caleb’s booking calendar' });
  const before = await link.boundingBox();
  await hydrate(page);
  await expect(insideOf(page).locator('h1')).toHaveText('Book a session with Caleb');
  await expect(statusOf(page)).toHaveText('');
  expect(await link.boundingBox()).toEqual(before);

  const inside = insideOf(page);
  await inside.getByRole('button', { name: 'Next month' }).click();
  await inside.locator('td button:enabled').first().click();
  await inside.getByRole('button', { name: '10:30 AM' }).click();
  await expect(inside.getByLabel('First name')).toBeVisible();
  await expect
    .poll(async () => (await frameOf(page).boundingBox())?.height === (await contentHeight(page)))
    .toBe(true);
  expect(await contentHeight(page)).toBeGreaterThan(700);

  await inside.getByLabel('First name').fill('Ann');
  await inside.getByLabel('Email').fill('ann@example.org');
  await inside.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(inside.getByText('Your session is booked.')).toBeVisible();
  await expect.poll(async () => (await frameOf(page).boundingBox())?.height).toBeLessThan(650);
  // What the widget tells about the visitor and the booking is not kept.
  const heard = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'heard')));
  expect(heard).toContain('["set-sticky-contacts","_ud",');
  expect(heard).toContain('["msgsndr-booking-complete",{');
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(messages).toEqual([]);
});

test('a widget that spoke before anybody listened is asked for its height again @long', async ({
  page,
}) => {
  // What it says first is lost.
  await page.addInitScript(() => {
    const lose = (event: MessageEvent) => {
      event.stopImmediatePropagation();
      removeEventListener('message', lose, true);
    };
    if (top === self) addEventListener('message', lose, true);
  });
  await page.goto('/contact');
  await hydrate(page);
  await frameOf(page).scrollIntoViewIfNeeded();
  await expect
    .poll(async () => (await frameOf(page).boundingBox())?.height)
    .toBe(await contentHeight(page));
  expect(await contentHeight(page)).toBeGreaterThan(470);
});

test('a visitor can scroll a frame as long as its height is not known, and then need not @long', async ({
  page,
}) => {
  const release = await holdRequests(page, `${providerOrigin}/**`);
  await page.goto('/contact');
  await hydrate(page);
  await frameOf(page).scrollIntoViewIfNeeded();
  await expect(frameOf(page)).toHaveAttribute('src');
  await expect(frameOf(page)).not.toHaveAttribute('scrolling');
  release();
  await expect(frameOf(page)).toHaveAttribute('scrolling', 'no');
  const countCut = () =>
    insideOf(page)
      .locator('html')
      .evaluate((html) => html.scrollHeight - html.clientHeight);
  // It may still grow when its typeface comes.
  await expect.poll(countCut).toBeLessThanOrEqual(1);
});

test('a phone keeps another height free than a desktop, if the config says so @long', async ({
  page,
}) => {
  await failWidgets(page, 'mute');
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/(?<=--min-height-on-phone:)\d+/, '910');
    await route.fulfill({ response, body });
  });
  const heights = async () => [
    (await page.locator(`[${attributes.wakesApp}]`).boundingBox())?.height,
    (await frameOf(page).boundingBox())?.height,
  ];
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto('/contact');
  await hydrate(page);
  await expect(frameOf(page)).toBeAttached();
  expect(await heights()).toEqual([912, 910]);
  await page.setViewportSize({ width: 1280, height: 700 });
  expect(await heights()).toEqual([462, 460]);
});

test('on a phone, that height is the least whatever the widget says @long', async ({ page }) => {
  await page.route('**/_data/student.json', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace('"minHeight":600', '$&,"minHeightOnPhone":910');
    await route.fulfill({ response, body });
  });
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto('/contact');
  await hydrate(page);
  await page.getByRole('link', { name: 'Custom? Click here.' }).click();
  await expect(page.locator('h1')).not.toHaveText('Reach Out to Us');
  await frameOf(page).scrollIntoViewIfNeeded();
  await insideOf(page).locator('td button:enabled').first().click();
  await expect(frameOf(page)).toHaveAttribute('scrolling', 'no');
  // Between the heights that desktops and phones keep free.
  expect(await contentHeight(page)).toBeGreaterThan(600);
  expect(await contentHeight(page)).toBeLessThan(910);
  // Longer than a frame waits before it shrinks.
  await page.waitForTimeout(500);
  expect((await frameOf(page).boundingBox())?.height).toBe(910);
});

test('on paper, a widget is its address and the phone number @long', async ({ page }) => {
  await page.goto(booking);
  await page.emulateMedia({ media: 'print' });
  await expect(frameOf(page)).toBeHidden();
  const ways = page.locator('main p[id$="_after"]');
  await expect(ways).toBeVisible();
  await expect(ways).toContainText('555-0142');
  const link = ways.getByRole('link').first();
  const written = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(written).toContain((await link.getAttribute('href')) ?? 'an address');
});

test('the podcast asks nobody before a visitor does; then the focus is in the player', async ({
  page,
  foreignRequests,
}) => {
  await page.goto('/resources/podcast');
  await hydrate(page);
  const button = page.getByRole('button', { name: 'Show the player' });
  await button.scrollIntoViewIfNeeded();
  await expect(page.getByText('see your IP address')).toBeVisible();
  expect(foreignRequests).toEqual([]);
  await expect(frameOf(page)).toHaveCount(0);

  await button.press('Enter');
  await expect(frameOf(page)).toBeFocused();
  await expect(insideOf(page).locator('audio').first()).toBeVisible();
  await expect(statusOf(page)).toHaveText('');
  expect(foreignRequests).not.toContain(scriptUrl);
  expect((await frameOf(page).boundingBox())?.height).toBe(352);
});

test('the keyboard goes through a calendar and out of it, or past it', async ({ page }) => {
  // At the end of a month, few days are left to choose from.
  await page.clock.setFixedTime(new Date().setDate(1));
  await page.goto(booking);
  await hydrate(page);
  await expect(insideOf(page).locator('td button:enabled').first()).toBeAttached();
  const skip = page.getByRole('link', { name: 'Skip past: Book a session with Caleb: calendar' });
  const link = page.getByRole('link', { name: 'Open Caleb’s booking calendar' });

  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();

  await skip.focus();
  await page.keyboard.press('Tab');
  await expect(frameOf(page)).toBeFocused();
  const isInside = () => frameOf(page).evaluate((frame) => document.activeElement === frame);
  let stops = 0;
  while (await isInside()) {
    stops += 1;
    expect(stops).toBeLessThan(40);
    await page.keyboard.press('Tab');
  }
  expect(stops).toBeGreaterThan(2);
  await expect(link).toBeFocused();
});

test('from widget to widget, each has its own frame, name and height @long', async ({ page }) => {
  async function expectOwnHeight(): Promise<void> {
    const reported = await contentHeight(page);
    const readHeight = async () => (await frameOf(page).boundingBox())?.height;
    await expect.poll(readHeight).toBe(Math.max(600, Math.ceil(reported)));
  }
  await page.goto(booking);
  await hydrate(page);
  await expect(frameOf(page)).toHaveAttribute('title', 'Book a session with Caleb: calendar');
  await frameOf(page).scrollIntoViewIfNeeded();
  await insideOf(page).locator('td button:enabled').first().click();
  await expectOwnHeight();
  const calendarHeight = await contentHeight(page);
  await page.getByRole('link', { name: 'Go to the pre-session questions' }).click();
  await expect(frameOf(page)).toHaveAttribute('title', /^Questions before your session/);
  await frameOf(page).scrollIntoViewIfNeeded();
  await expect(insideOf(page).getByRole('button', { name: 'Send answers' })).toBeVisible();
  await expect(statusOf(page)).toHaveText('');
  await expectOwnHeight();
  expect(await contentHeight(page)).not.toBe(calendarHeight);
});

test('widgets have no accessibility violation at any width, inside and outside', async ({
  page,
}) => {
  async function expectNoViolation(where: string): Promise<void> {
    for (const width of sampleOf([360, 768, 1280])) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findViolations(page), `${where} at ${width} pixels`).toEqual([]);
    }
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(booking);
  await hydrate(page);
  await frameOf(page).scrollIntoViewIfNeeded();
  await expect(insideOf(page).locator('h1')).toBeVisible();
  await expectNoViolation(booking);
  for (const widget of [
    '/widget/booking/SampleBookingCaleb00',
    '/widget/group/SampleGroupEsther000',
    '/widget/form/SampleContactForm000',
    '/widget/survey/SampleSurveyNaomi000',
    '/embed/show/SamplePodcastLakelight',
  ]) {
    await page.goto(providerOrigin + widget);
    await expectNoViolation(widget);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a form is there, and a player has its link', async ({ page, foreignRequests }) => {
    await page.goto('/contact');
    await expect(insideOf(page).locator('h1')).toHaveText('Send a message to Lakelight Counseling');
    await page.goto('/resources/podcast');
    await expect(page.getByRole('link', { name: 'Open the podcast in a new tab' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show the player' })).toHaveCount(0);
    expect(foreignRequests.filter((url) => url.includes('/embed/'))).toEqual([]);
  });
});
