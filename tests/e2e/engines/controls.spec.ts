import type { Visitor } from './drivers/visitor';
import { expect, expectSoon, hydrate, openHydrated, test } from './engine-test';

async function focus(visitor: Visitor, selector: string): Promise<void> {
  await visitor.evaluate((wanted) => {
    document.querySelector<HTMLElement>(wanted)?.focus();
  }, selector);
}

async function expectCount(visitor: Visitor, selector: string, count: number): Promise<void> {
  await expectSoon(visitor, selector, count, (wanted) => document.querySelectorAll(wanted).length);
}

/** A window that is not in front gives the focus to an element, too, but does not match `:focus`. */
async function expectFocus(visitor: Visitor, selector: string): Promise<void> {
  await expectSoon(visitor, selector, true, (wanted) => document.activeElement?.matches(wanted));
}

/** Which of the answers are open, in the order of the page. */
async function expectAnswers(visitor: Visitor, open: boolean[]): Promise<void> {
  await expectSoon(visitor, 0, open, () =>
    [...document.querySelectorAll<HTMLDetailsElement>('main details')].map((item) => item.open),
  );
}

test('of the questions, one answer is open at a time, by pointer and by keyboard', async ({
  visitor,
}) => {
  await openHydrated(visitor, '/');
  await visitor.click('main details:nth-of-type(1) summary');
  await expectAnswers(visitor, [true, false, false]);
  await visitor.click('main details:nth-of-type(2) summary');
  await expectAnswers(visitor, [false, true, false]);
  await visitor.click('main details:nth-of-type(2) summary');
  await expectAnswers(visitor, [false, false, false]);
  await visitor.press('Enter');
  await expectAnswers(visitor, [false, true, false]);
  await visitor.press('Space');
  await expectAnswers(visitor, [false, false, false]);
});

test('the keyboard opens, walks through and closes a sub-menu', async ({ visitor }) => {
  const button = 'nav li > button';
  await openHydrated(visitor, '/terms');
  await focus(visitor, button);
  await expectCount(visitor, 'nav [aria-expanded=true]', 0);
  await visitor.press('Enter');
  await expectCount(visitor, 'nav [aria-expanded=true]', 1);
  await visitor.press('Space');
  await expectCount(visitor, 'nav [aria-expanded=true]', 0);
  await visitor.press('Enter');
  await visitor.press('Tab');
  await expectFocus(visitor, 'nav li li:first-child a');
  await visitor.press('Escape');
  await expectCount(visitor, 'nav [aria-expanded=true]', 0);
  await expectFocus(visitor, button);
  await visitor.press('Space');
  await visitor.press('Tab');
  await visitor.press('Enter');
  await expectSoon(visitor, 0, '/resources/recommended-reading H1', () =>
    [location.pathname, document.activeElement?.tagName].join(' '),
  );
  await expectCount(visitor, 'nav [aria-expanded=true]', 0);
});

test('the menu of a phone opens as a dialog; Escape and a chosen link close it @telling', async ({
  visitor,
}) => {
  await visitor.resize(390, 800);
  await openHydrated(visitor, '/terms');
  const toggle = 'header [popovertarget]';
  await visitor.click(toggle);
  await expectCount(visitor, '[role=dialog]', 1);
  await expectFocus(visitor, '[role=dialog] *');
  await expectCount(visitor, 'main[inert]', 1);
  await visitor.press('Escape');
  await expectCount(visitor, '[role=dialog], [inert]', 0);
  await expectFocus(visitor, toggle);
  await visitor.press('Enter');
  await expectCount(visitor, '[role=dialog]', 1);
  await visitor.click('[role=dialog] a[href="/book-a-session"]');
  await expectSoon(visitor, 0, '/book-a-session H1 0', () =>
    [location.pathname, document.activeElement?.tagName, Math.round(scrollY)].join(' '),
  );
  await expectCount(visitor, '[role=dialog], [inert]', 0);
});

test('the menu of a phone opens before React has come, and stays open when it comes', async ({
  visitor,
  network,
}) => {
  await visitor.resize(390, 800);
  network.lose(/start-app/);
  await visitor.open('/terms');
  await visitor.click('header [popovertarget]');
  await expectCount(visitor, 'nav:popover-open', 1);
  await expect
    .poll(() => network.asked.filter((path) => path === '/terms').length)
    .toBeGreaterThan(1);
  network.lose(/^nothing$/);
  await hydrate(visitor);
  await expectCount(visitor, '[role=dialog]', 1);
});

/**
 * Of the slides, from 0: the one that is seen, the one whose dot is marked, the one that is not inert.
 */
function readCarousel() {
  const carousel = document.querySelector('[aria-roledescription=carousel]');
  const row = carousel?.querySelector('[aria-live]');
  const tabs = [...(carousel?.querySelectorAll('[role=tab]') ?? [])];
  const slides = [...(row?.children ?? [])];
  return {
    seen: row && Math.round((row.scrollLeft / row.clientWidth) * 4) / 4,
    dot: tabs.findIndex((tab) => tab.matches('[aria-selected=true]')),
    live: slides.findIndex((slide) => !slide.matches('[inert]')),
  };
}

test('what is seen of the carousel is what is said of it, whatever moves it', async ({
  visitor,
}) => {
  await visitor.resize(390, 800);
  await openHydrated(visitor, '/');
  const controls = '[aria-roledescription=carousel] button';
  await visitor.click(`${controls}[aria-label^=Stop]`);
  await expectSoon(visitor, 0, { seen: 0, dot: 0, live: 0 }, readCarousel);
  // As a finger does, without a word to the app.
  await visitor.evaluate(() => {
    const row = document.querySelector('[aria-roledescription=carousel] [aria-live]');
    row?.scrollBy({ left: row.clientWidth });
  });
  await expectSoon(visitor, 0, { seen: 1, dot: 1, live: 1 }, readCarousel);
  await visitor.click(`${controls}[aria-label^=Next]`);
  await expectSoon(visitor, 0, { seen: 2, dot: 2, live: 2 }, readCarousel);
  await visitor.click('[aria-roledescription=carousel] [role=tab]');
  await expectSoon(visitor, 0, { seen: 0, dot: 0, live: 0 }, readCarousel);
});
