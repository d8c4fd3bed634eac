// @promise-of-folder Links, Back, focus, menus, accordions, carousels, widgets, messages, printing,
// dark colors, pages without JavaScript and the quick exit behave the same in Chromium, Firefox and
// WebKit

import { sampleOf } from '../../runners/is-sample';
import { awaitTypefaces } from '../../../src/published/fonts/await-typefaces';
import type { Visitor } from './drivers/visitor';
import { expect, expectSoon, hydrate, openHydrated, test } from './engine-test';

/** The target of the address is right below the header. */
async function expectTargetShown(visitor: Visitor, hash: string): Promise<void> {
  await expectSoon(visitor, hash, { hash, isBelowHeader: true }, (wanted) => {
    const top = document.querySelector(wanted)?.getBoundingClientRect().top ?? 0;
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    return { hash: location.hash, isBelowHeader: Math.abs(top - padding) < 3 };
  });
}

async function expectScrolled(visitor: Visitor, top: number): Promise<void> {
  await expectSoon(visitor, 0, top, () => Math.round(scrollY));
}

/** As slowly as a visitor: not between two frames. */
async function scrollTo(visitor: Visitor, top: number): Promise<void> {
  await visitor.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  }, top);
  await expectScrolled(visitor, top);
}

/** A click that no driver scrolls the page for. */
async function follow(visitor: Visitor, selector: string): Promise<void> {
  await visitor.evaluate((wanted) => {
    document.querySelector<HTMLElement>(wanted)?.click();
  }, selector);
}

/** The page is at its top, and its heading has the focus. */
async function expectArrived(visitor: Visitor, path: string): Promise<void> {
  await expectSoon(visitor, 0, { path, top: 0, focus: 'H1' }, () => ({
    path: location.pathname,
    top: Math.round(scrollY),
    focus: document.activeElement?.tagName,
  }));
}

/** The text in the middle of the window. */
function readLine(): string | null | undefined {
  return document.elementFromPoint(200, 400)?.textContent;
}

for (const { device, width } of sampleOf([
  { device: 'a phone', width: 390 },
  { device: 'a desktop', width: 1280 },
])) {
  for (const path of sampleOf(['/privacy', '/terms'])) {
    test(`on ${device}, links to parts of ${path} lead there, and back to where one was @telling`, async ({
      visitor,
    }) => {
      await visitor.resize(width, 800);
      await openHydrated(visitor, path);
      await follow(visitor, 'main nav li:nth-child(4) a');
      await expectTargetShown(visitor, '#block-1_4');
      await scrollTo(visitor, 300);
      await follow(visitor, 'main nav li:nth-child(2) a');
      await expectTargetShown(visitor, '#block-1_2');
      // An entry of the history that was there before is another one now.
      await follow(visitor, 'main nav li:nth-child(4) a');
      await expectTargetShown(visitor, '#block-1_4');
      await visitor.back();
      await expectTargetShown(visitor, '#block-1_2');
      await visitor.back();
      await expectScrolled(visitor, 300);
      await visitor.back();
      await expectScrolled(visitor, 0);
    });
  }

  test(`on ${device}, Tab and Enter lead past the header, and past a widget`, async ({
    visitor,
  }) => {
    await visitor.resize(width, 800);
    await openHydrated(visitor, '/contact');
    await visitor.press('Tab');
    await visitor.press('Enter');
    await expectTargetShown(visitor, '#main');
    await expectSoon(visitor, 0, 'main', () => document.activeElement?.id);
    const hash = await visitor.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('main a[href^="#"]');
      link?.focus();
      return link?.hash ?? '';
    });
    await visitor.press('Enter');
    await expectTargetShown(visitor, hash);
    await expectSoon(visitor, 0, hash, () => `#${document.activeElement?.id}`);
  });

  test(`on ${device}, a page that a link leads to starts at the top, with the focus on its heading`, async ({
    visitor,
  }) => {
    await visitor.resize(width, 800);
    await openHydrated(visitor, '/terms');
    await visitor.evaluate(() => void Object.assign(globalThis, { isSameDocument: true }));
    await scrollTo(visitor, 1200);
    await follow(visitor, 'footer a[href="/about"]');
    await expectArrived(visitor, '/about');
    const head = await visitor.evaluate(() => ({
      isSameDocument: 'isSameDocument' in globalThis,
      title: document.title,
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    }));
    expect(head).toEqual({
      isSameDocument: true,
      title: expect.stringContaining('About'),
      canonical: expect.stringMatching(/\/about$/),
    });
    await visitor.back();
    await expectArrived(visitor, '/terms');
  });
}

test('Back from another document restores the place, and the page still works', async ({
  visitor,
  network,
}) => {
  // Where they come too late, they are there after Back only, and lines break elsewhere then.
  network.rewrite(awaitTypefaces);
  await openHydrated(visitor, '/terms');
  await visitor.evaluate(async () => void (await document.fonts.ready));
  await scrollTo(visitor, 1200);
  const line = await visitor.evaluate(readLine);
  await visitor.open('/robots.txt');
  await visitor.back();
  await expectSoon(visitor, 0, line, readLine);
  await hydrate(visitor);
  await follow(visitor, 'footer a[href="/about"]');
  await expectArrived(visitor, '/about');
  await visitor.back();
  await expectArrived(visitor, '/terms');
});

test('a link to a part of another page leads to that part', async ({ visitor }) => {
  await openHydrated(visitor, '/terms');
  await visitor.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/privacy#block-1_4';
    link.className = 'there';
    document.querySelector('main')?.prepend(link);
  });
  await follow(visitor, '.there');
  await expectTargetShown(visitor, '#block-1_4');
  await expectSoon(visitor, 0, 'block-1_4', () => document.activeElement?.id);
});

test('a link leads on before React has come', async ({ visitor, network }) => {
  network.lose(/start-app/);
  await visitor.open('/terms');
  await visitor.click('footer a[href="/about"]');
  await expectSoon(visitor, 0, '/about About', () =>
    [location.pathname, document.querySelector('h1')?.textContent].join(' '),
  );
});

for (const part of ['react-client', 'start-app']) {
  test(`the script "${part}" that was lost is fetched again at the next sign of life`, async ({
    visitor,
    network,
  }) => {
    const lost = new RegExp(`/assets/${part}-`);
    network.lose(lost);
    await visitor.open('/terms');
    const giveSign = async () => {
      await visitor.press('a');
      return network.asked.some((path) => lost.test(path));
    };
    await expect.poll(giveSign).toBe(true);
    // The page has noticed as soon as it has looked for a newer version of itself.
    await expect
      .poll(() => network.asked.filter((path) => path === '/terms').length)
      .toBeGreaterThan(1);
    network.lose(/^nothing$/);
    await hydrate(visitor);
  });
}
