import type { Page } from '@playwright/test';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { originOf } from '../support/ports';
import { expect, hydrate, test } from '../support/test';
import { watchPolicy } from '../support/watch-policy';

test.use({ baseURL: originOf('every-part') });

const send = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Send' });

const outcomeOf = (page: Page) => page.locator('#form_sent');

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Your email').fill('ada@example.org');
  await page.getByLabel('How may we reach you?').selectOption('By email');
  await page.getByLabel('Your message').fill('Hello & good day');
}

const answers = {
  _gotcha: '',
  name: 'Ada',
  email: 'ada@example.org',
  phone: '',
  'How may we reach you?': 'By email',
  'Your message': 'Hello & good day',
};

function readAnswers(body: string | null): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(body ?? ''));
}

test('a form asks nobody before it is sent, then says so to everyone @telling', async ({
  page,
  foreignRequests,
}) => {
  const violations = await watchPolicy(page);
  await page.goto('/write');
  await hydrate(page);
  expect(await findViolations(page)).toEqual([]);
  await send(page).click();
  // The browser says what is missing, and nothing is sent.
  await expect(page.getByLabel('Your name')).toBeFocused();
  await fill(page);
  expect(foreignRequests).toEqual([]);

  const request = page.waitForRequest((each) => each.method() === 'POST');
  await send(page).click();
  const sent = await request;
  expect(readAnswers(sent.postData())).toEqual(answers);
  expect(await sent.headerValue('referer')).toBe(`${originOf('every-part')}/`);
  const outcome = outcomeOf(page);
  await expect(outcome).toHaveText('Thank you. The house answers within two days.');
  await expect(outcome).toBeFocused();
  await expect(send(page)).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  expect(violations).toEqual([]);
  expect(foreignRequests).toHaveLength(1);
});

test.describe('a form that cannot be sent keeps what was typed', () => {
  for (const fault of ['server-error', 'refuse', 'offline'] as const) {
    test(fault, async ({ page, context }) => {
      await page.goto('/write');
      await hydrate(page);
      await fill(page);
      if (fault === 'offline') await context.setOffline(true);
      else {
        await page.route(/\/form$/, (route) =>
          route.continue({ url: `${route.request().url()}?fail=${fault}` }),
        );
      }
      await send(page).click();
      const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'could not' });
      await expect(alert).toBeFocused();
      await expect(alert.getByRole('link', { name: '@' })).toBeVisible();
      await expect(page.getByLabel('Your message')).toHaveValue('Hello & good day');
      expect(await findViolations(page)).toEqual([]);

      await context.setOffline(false);
      await page.unroute(/\/form$/);
      await send(page).click();
      await expect(outcomeOf(page)).toBeFocused();
    });
  }
});

test('what a program fills in arrives with it, so that the service can drop the message', async ({
  page,
}) => {
  await page.goto('/write');
  await hydrate(page);
  const trap = page.locator('[name=_gotcha]');
  await expect(trap).toBeHidden();
  await fill(page);
  await trap.evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'));
  const response = page.waitForResponse((each) => each.request().method() === 'POST');
  await send(page).click();
  expect(await (await response).json()).toEqual({ ok: true, kept: false });
});

test('what was typed before the script came stays', async ({ page }) => {
  await page.goto('/write');
  await fill(page);
  await hydrate(page);
  await expect(page.getByLabel('Your message')).toHaveValue('Hello & good day');
  await expect(page.getByLabel('How may we reach you?')).toHaveValue('By email');
});

/** Makes the form one for Netlify, on a host that answers it as if it were sent. */
async function sendToNetlify(page: Page, { isDetected }: { isDetected: boolean }) {
  const attributes = { name: 'contact', 'data-netlify': 'true' };
  const tag = `<form name="contact"${isDetected ? '' : ' data-netlify="true"'} action="#form_sent"`;
  const posts: (string | null)[] = [];
  await page.route(/\/(?:_data\/)?write(?:\.json)?$/, async (route) => {
    const request = route.request();
    if (request.method() === 'POST') posts.push(request.postData());
    const response = await route.fetch({ method: 'GET' });
    const body = (await response.text())
      .replace(/<form action="[^"]*"/, tag)
      .replace(/"action":"[^"]*\/form"/, `"attributes":${JSON.stringify(attributes)}`);
    await route.fulfill({ response, body });
  });
  return posts;
}

test('a form for Netlify is sent only where Netlify has taken its mark from the page', async ({
  page,
}) => {
  for (const isDetected of [false, true]) {
    const posts = await sendToNetlify(page, { isDetected });
    await page.goto('/write');
    await hydrate(page);
    await fill(page);
    await send(page).click();
    const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'could not' });
    await expect(isDetected ? outcomeOf(page) : alert).toBeFocused();
    expect(posts).toHaveLength(isDetected ? 1 : 0);
    await expect(outcomeOf(page)).toBeVisible({ visible: isDetected });
    await page.unrouteAll();
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a form for Netlify looks sent only where Netlify receives it', async ({ page }) => {
    for (const isDetected of [false, true]) {
      await sendToNetlify(page, { isDetected });
      await page.goto('about:blank');
      await page.goto('/write#form_sent');
      await expect(outcomeOf(page)).toBeVisible({ visible: isDetected });
      await page.unrouteAll();
    }
  });

  test('a form is sent, and visitors who come back read so', async ({ page }) => {
    await page.goto('/write');
    await expect(outcomeOf(page)).toBeHidden();
    await fill(page);
    const request = page.waitForRequest((each) => each.method() === 'POST');
    await send(page).click();
    expect(readAnswers((await request).postData())).toEqual(answers);
    await expect(page.getByRole('heading')).toHaveText('Received');
    await page.goto('/write#form_sent');
    await expect(outcomeOf(page)).toBeVisible();
  });
});
