import { expect, expectSoon, hydrate, test } from './engine-test';

function readAnswers() {
  const answers = [...document.querySelectorAll<HTMLDetailsElement>('main details')];
  return {
    open: answers.map((answer) => answer.open),
    isHydrated: document.documentElement.hasAttribute('data-hydrated'),
  };
}

test('what is opened while the app is on its way stays open when it comes', async ({
  visitor,
  network,
}) => {
  network.delay(/\/assets\/(?:react-client|start-app)-/, 2500);
  await visitor.resize(390, 800);
  await visitor.open('/');
  // This is the first sign of life, too.
  await visitor.click('main details:nth-of-type(2) summary');
  const before = await visitor.evaluate(readAnswers);
  expect(before.open).toEqual([false, true, false]);
  expect(before.isHydrated).toBe(false);
  await visitor.click('header [popovertarget]');
  await expectSoon(visitor, 0, true, () => document.querySelector('nav:popover-open') !== null);
  await hydrate(visitor);
  await expectSoon(visitor, 0, true, () => document.querySelector('[role=dialog]') !== null);
  await visitor.press('Escape');
  await expectSoon(visitor, 0, true, () => document.querySelector('[role=dialog]') === null);
  expect(await visitor.evaluate(readAnswers)).toEqual({ ...before, isHydrated: true });
});

test('links and the quick exit do not wait for the app', async ({ visitor, network }) => {
  network.delay(/\/assets\/(?:react-client|start-app)-/, 60_000);
  await visitor.open('/about');
  await visitor.press('a');
  await visitor.click('footer a[href="/privacy"]');
  await expectSoon(visitor, 0, '/privacy', () => location.pathname);
  await visitor.open('/thrive-portland');
  for (let times = 0; times < 3; times += 1) await visitor.press('Shift');
  await expectSoon(visitor, 0, false, () => location.pathname === '/thrive-portland');
});
