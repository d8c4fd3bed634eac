import type { Visitor } from './drivers/visitor';
import { approachWidget, expectSoon, openHydrated, test } from './engine-test';

/** What is said of a widget, and how its frame is. */
function readWidget() {
  const place = document.querySelector('main [data-wakes-app]');
  const frame = place?.querySelector('iframe');
  return {
    says: place?.querySelector('[role=status]')?.textContent ?? '',
    isBusy: document.querySelector('main [aria-busy=true]') !== null,
    isHigh: (frame?.getBoundingClientRect().height ?? 0) > 300,
  };
}

/** Whether what a link has led to is right below the header. */
function isInPlace(): boolean {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const top = document.querySelector(':target')?.getBoundingClientRect().top ?? 0;
  return Math.abs(top - Number.parseFloat(scrollPaddingTop)) < 3;
}

test('a widget comes into view, says how high it is, and is there', async ({ visitor }) => {
  await openHydrated(visitor, '/contact');
  await approachWidget(visitor);
  await expectSoon(visitor, 0, { says: '', isBusy: false, isHigh: true }, readWidget);
});

/** Goes past the widget of the page by keyboard. */
async function skipWidget(visitor: Visitor): Promise<void> {
  await approachWidget(visitor);
  await visitor.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('main a[href^="#"]')?.focus();
  });
  await visitor.press('Enter');
  await expectSoon(visitor, 0, true, isInPlace);
}

async function expectHigher(visitor: Visitor, before: number): Promise<void> {
  await expectSoon(visitor, before, true, (height) => {
    return (document.querySelector('main iframe')?.clientHeight ?? 0) > height;
  });
}

function readHeight(): number {
  return document.querySelector('main iframe')?.clientHeight ?? 0;
}

function isSaidToBeLate(): boolean {
  return document.querySelector('main [data-wakes-app] button') !== null;
}

/** The page does not wait for twelve seconds until it says so. */
const impatience = `<script>{
  const wait = setTimeout;
  window.setTimeout = (run, time, ...args) => wait(run, time > 10_000 ? 2000 : time, ...args);
}</script>`;

test('what a visitor skipped a widget for stays in its place when the widget grows @telling', async ({
  visitor,
  network,
}) => {
  const release = network.hold(/^\/widget\//);
  await openHydrated(visitor, '/contact');
  await skipWidget(visitor);
  const before = await visitor.evaluate(readHeight);
  release();
  await expectHigher(visitor, before);
  await expectSoon(visitor, 0, true, isInPlace);
});

test('it also stays there when the page says that the widget is late, and when it comes after all', async ({
  visitor,
  network,
}) => {
  network.rewrite((text) => text.replace('<head>', `<head>${impatience}`));
  const release = network.hold(/^\/widget\//);
  await openHydrated(visitor, '/contact');
  await skipWidget(visitor);
  await expectSoon(visitor, 0, true, isSaidToBeLate);
  await expectSoon(visitor, 0, true, isInPlace);
  const before = await visitor.evaluate(readHeight);
  release();
  await expectHigher(visitor, before);
  await expectSoon(visitor, 0, false, isSaidToBeLate);
  await expectSoon(visitor, 0, true, isInPlace);
});
