// @promise The quick exit works before React loads, without JavaScript, by keyboard and at 320 ×
// 256, and does not cover anything
// @promise With JavaScript, the Back button does not return to the page after a quick exit, even if
// a widget’s frame has navigated

import { expect, expectSoon, openHydrated, test } from './engine-test';

test('the quick exit leaves the page, which the way back does not lead to @telling', async ({
  visitor,
}) => {
  await visitor.open('/about');
  await openHydrated(visitor, '/thrive-portland');
  for (let times = 0; times < 3; times += 1) await visitor.press('Shift');
  // The other site cannot be reached from here: wherever that leads, nothing of the page is left.
  await expectSoon(visitor, 0, false, () => location.pathname === '/thrive-portland');
  await visitor.back();
  await expectSoon(visitor, 0, '/about', () => location.pathname);
});

test('the way back does not lead there either when the frame of the widget has moved on @telling', async ({
  visitor,
}) => {
  await visitor.open('/about');
  await openHydrated(visitor, '/thrive-portland');
  await visitor.evaluate(() => {
    document.querySelector('main [data-wakes-app]')?.scrollIntoView();
  });
  await expectSoon(visitor, 0, true, () => document.querySelector('main iframe') !== null);
  const before = await visitor.evaluate(() => history.length);
  // As a link in the widget does. At first, a browser may take that for a part of the same load.
  const moveFrame = () =>
    visitor.evaluate(async () => {
      const frame = document.querySelector<HTMLIFrameElement>('main iframe');
      if (!frame?.contentWindow) return 0;
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      frame.contentWindow.location.href = `${frame.src}?step=${performance.now()}`;
      await loaded;
      return history.length;
    });
  await expect.poll(moveFrame).toBeGreaterThan(before);
  for (let times = 0; times < 3; times += 1) await visitor.press('Shift');
  await expectSoon(visitor, 0, false, () => location.pathname === '/thrive-portland');
  // By script: WebKit's driver waits for an end of the load that is replaced.
  await visitor.evaluate(() => void setTimeout(() => history.back()));
  await expectSoon(visitor, 0, true, () => performance.now() > 500);
  await expectSoon(visitor, 0, '', () =>
    location.pathname === '/thrive-portland' ? document.body.innerText.slice(30) : '',
  );
});
