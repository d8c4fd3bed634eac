// @promise While the app is loading, links, menus, answers and the quick exit work, and open parts
// stay open
// @promise On a slow device with a slow connection, nothing that was typed or opened is lost when
// React takes over

import { originOf } from '../support/ports';
import type { Visitor } from './drivers/visitor';
import { expect, expectHydrated, expectSoon, openHydrated, test } from './engine-test';

const app = /\/assets\/(?:react-client|start-app)-/;

/** As measured by those who grade pages: a phone with a bad connection. */
const slow4G = { latency: 150, bytesPerSecond: 200_000 };

/** Takes five sixths of the time in which scripts can run, in a page with this before all others. */
const busyScript = `<script>setInterval(() => {
  for (const end = performance.now() + 50; performance.now() < end;);
}, 60)</script>`;

/** What a visitor of the home page, on a phone, has opened and where they are. */
function readOpened() {
  const row = document.querySelector('[aria-roledescription=carousel] [aria-live]');
  const answers = [...document.querySelectorAll<HTMLDetailsElement>('details')];
  const links = [...document.querySelectorAll('nav li a')];
  return {
    answers: answers.map((answer) => answer.open),
    slide: row && Math.round(row.scrollLeft / row.clientWidth),
    isMenuOpen: document.querySelector('nav:popover-open') !== null,
    // Of the sub-menus, too.
    links: links.filter((link) => link.getClientRects().length > 0).length,
  };
}

/** Opens whatever can be opened of the home page; the first of it is a sign of life, too. */
async function openAll(visitor: Visitor): Promise<ReturnType<typeof readOpened>> {
  await visitor.click('main details:nth-of-type(2) summary');
  await visitor.click('footer summary');
  await visitor.evaluate(() => {
    const row = document.querySelector('[aria-roledescription=carousel] [aria-live]');
    row?.scrollTo({ left: row.clientWidth, behavior: 'instant' });
  });
  await visitor.click('header [popovertarget]');
  await expectSoon(visitor, 0, true, () => document.querySelector('nav:popover-open') !== null);
  const opened = await visitor.evaluate(readOpened);
  expect(opened.answers.filter(Boolean)).toHaveLength(2);
  expect(opened.slide).toBe(1);
  expect(opened.links).toBeGreaterThan(7);
  return opened;
}

function readField() {
  const field = document.querySelector<HTMLInputElement>('main input');
  return {
    value: field?.value,
    caret: field?.selectionStart,
    hasFocus: document.activeElement === field,
    asked: location.search,
  };
}

test('what is opened while the app is on its way stays open when it comes', async ({
  visitor,
  network,
}) => {
  const release = network.hold(app);
  await visitor.resize(390, 800);
  await visitor.open('/');
  const opened = await openAll(visitor);
  release();
  await expectHydrated(visitor);
  await expectSoon(visitor, 0, true, () => document.querySelector('[role=dialog]') !== null);
  expect(await visitor.evaluate(readOpened)).toEqual(opened);
  // From now on, the sub-menus open one by one.
  await visitor.click('nav li > button');
  await expectSoon(
    visitor,
    0,
    0,
    () => document.querySelectorAll('[aria-expanded=true] + ul').length,
  );
  await visitor.press('Escape');
  await expectSoon(visitor, 0, true, () => document.querySelector('[role=dialog]') === null);
  const { answers, slide } = await visitor.evaluate(readOpened);
  expect({ answers, slide }).toEqual({ answers: opened.answers, slide: opened.slide });
});

for (const query of ['', '?q=short']) {
  test(`what is typed into /search${query} while the app is on its way is kept and looked for`, async ({
    visitor,
    network,
  }) => {
    const release = network.hold(app);
    await visitor.open(`${originOf('every-part')}/search${query}`);
    await visitor.click('main input');
    await visitor.type('poto ');
    for (let times = 0; times < 4; times += 1) await visitor.press('ArrowLeft');
    await visitor.type('h');
    release();
    await expectHydrated(visitor);
    await expectSoon(visitor, 0, 'Photo', () => document.querySelector('main mark')?.textContent);
    const typed = { value: 'photo ', caret: 2, hasFocus: true, asked: '' };
    expect(await visitor.evaluate(readField)).toEqual(typed);
  });
}

test('a menu that was opened before any script has come is reported as open', async ({
  visitor,
  network,
}) => {
  network.rewrite((text) =>
    text.replace('</body>', '<script>document.querySelector("nav").showPopover()</script></body>'),
  );
  await visitor.resize(390, 800);
  await visitor.open('/');
  const toggle = 'header [popovertarget]';
  await expectSoon(visitor, toggle, 'true', (wanted) =>
    document.querySelector(wanted)?.getAttribute('aria-expanded'),
  );
});

test('on a slow device with a slow connection, nothing is lost, and links lead on', async ({
  visitor,
  network,
}) => {
  network.slowDown(slow4G);
  network.rewrite((text, kind) =>
    kind.includes('html') ? text.replace('<head>', `<head>${busyScript}`) : text,
  );
  await visitor.resize(390, 800);
  await visitor.open('/');
  const opened = await openAll(visitor);
  await expectHydrated(visitor);
  await expectSoon(visitor, 0, true, () => document.querySelector('[role=dialog]') !== null);
  expect(await visitor.evaluate(readOpened)).toEqual(opened);
  await visitor.click('[role=dialog] a[href="/book-a-session"]');
  await expectSoon(visitor, 0, '/book-a-session H1 0', () =>
    [location.pathname, document.activeElement?.tagName, Math.round(scrollY)].join(' '),
  );
  await openHydrated(visitor, '/thrive-portland');
  for (let times = 0; times < 3; times += 1) await visitor.press('Shift');
  await expectSoon(visitor, 0, false, () => location.pathname === '/thrive-portland');
});

test('links and the quick exit do not wait for the app', async ({ visitor, network }) => {
  network.hold(app);
  await visitor.open('/about');
  await visitor.press('a');
  await visitor.click('footer a[href="/privacy"]');
  await expectSoon(visitor, 0, '/privacy complete', () =>
    [location.pathname, document.readyState].join(' '),
  );
  await visitor.open('/thrive-portland');
  for (let times = 0; times < 3; times += 1) await visitor.press('Shift');
  await expectSoon(visitor, 0, false, () => location.pathname === '/thrive-portland');
});
