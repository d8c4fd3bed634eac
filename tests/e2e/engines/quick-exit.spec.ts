import { expectSoon, openHydrated, test } from './engine-test';

test('the quick exit leaves the page, which the way back does not lead to', async ({ visitor }) => {
  await visitor.open('/about');
  await openHydrated(visitor, '/thrive-portland');
  for (let times = 0; times < 3; times += 1) await visitor.press('Shift');
  // The other site cannot be reached from here: wherever that leads, nothing of the page is left.
  await expectSoon(visitor, 0, false, () => location.pathname === '/thrive-portland');
  await visitor.back();
  await expectSoon(visitor, 0, '/about', () => location.pathname);
});
