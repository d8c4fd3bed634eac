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

test('a widget comes into view, says how high it is, and is there', async ({ visitor }) => {
  await openHydrated(visitor, '/contact');
  await approachWidget(visitor);
  await expectSoon(visitor, 0, { says: '', isBusy: false, isHigh: true }, readWidget);
});
