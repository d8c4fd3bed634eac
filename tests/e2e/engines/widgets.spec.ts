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

test('what a visitor skipped a widget for stays in its place when the widget grows @telling', async ({
  visitor,
  network,
}) => {
  const release = network.hold(/^\/widget\//);
  await openHydrated(visitor, '/contact');
  await approachWidget(visitor);
  const before = await visitor.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('main a[href^="#"]')?.focus();
    return document.querySelector('main iframe')?.clientHeight ?? 0;
  });
  await visitor.press('Enter');
  await expectSoon(visitor, 0, true, isInPlace);
  release();
  await expectSoon(visitor, before, true, (height) => {
    return (document.querySelector('main iframe')?.clientHeight ?? 0) > height;
  });
  await expectSoon(visitor, 0, true, isInPlace);
});
