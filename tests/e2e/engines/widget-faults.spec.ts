// @promise No page with widgets violates its CSP in any browser engine, and a violation would be
// detected

import { approachWidget, expect, expectSoon, hydrate, openHydrated, test } from './engine-test';

const booking = '/counselors/caleb/book-with-caleb';

test('a widget whose provider cannot be reached leaves the other ways', async ({
  visitor,
  network,
}) => {
  network.lose(/^\/(?:widget|embed)\//);
  await openHydrated(visitor, booking);
  await approachWidget(visitor);
  await expectSoon(visitor, 0, { isSaid: true, isBusy: false, ways: true }, () => ({
    isSaid: document.querySelector('main [data-wakes-app] [role=status]')?.textContent !== '',
    isBusy: document.querySelector('main [aria-busy=true]') !== null,
    ways: document.querySelector('main p[id$="_after"] a[href^="tel:"]') !== null,
  }));
});

function listRefused(): string {
  return document.documentElement.getAttribute('data-refused') ?? '';
}

// What is refused before the page has loaded, only the console says: of that, no word in WebKit.
test('no page with widgets breaks its policy; what does would be seen', async ({ visitor }) => {
  for (const path of ['/contact', booking, '/thrive-portland', '/', '/privacy']) {
    await visitor.open(path);
    await visitor.evaluate(() => {
      document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
        document.documentElement.dataset['refused'] = blockedURI;
      });
    });
    await approachWidget(visitor);
    await hydrate(visitor);
    expect(await visitor.evaluate(listRefused), path).toBe('');
  }
  expect(visitor.messages ?? []).toEqual([]);
  await visitor.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = 'http://127.0.0.1:4444/';
    document.body.append(frame);
  });
  await expect.poll(() => visitor.evaluate(listRefused)).toContain('127.0.0.1:4444');
});
