import type { Visitor } from './drivers/visitor';
import { expect, expectSoon, openHydrated, test } from './engine-test';

const next = '[aria-roledescription=carousel] button[aria-label^=Next]';
const post = '/blog/cancel-parent-culture';

/** What the page shows of a kind of element. */
async function expectTexts(visitor: Visitor, selector: string, texts: string[]): Promise<void> {
  await expectSoon(visitor, selector, texts, (wanted) =>
    [...document.querySelectorAll<HTMLElement>(wanted)]
      .filter((element) => element.getBoundingClientRect().height > 0)
      .map((element) => element.innerText.trim()),
  );
}

test('the name of a button appears under the pointer, above all else, and Escape takes it away', async ({
  visitor,
}) => {
  await openHydrated(visitor, '/');
  await visitor.click('[aria-roledescription=carousel] button[aria-label^=Stop]');
  await visitor.hover(next);
  await expectTexts(visitor, '[role=tooltip]', ['Next testimonial']);
  const isOnTop = await visitor.evaluate(() => {
    const { left, top, width, height } =
      document.querySelector('[role=tooltip] > div')?.getBoundingClientRect() ?? new DOMRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found?.closest('[role=tooltip]') !== null;
  });
  expect(isOnTop).toBe(true);
  await visitor.press('Escape');
  await expectTexts(visitor, '[role=tooltip]', []);
});

test('a visitor who is offline is told so; the message can be closed by keyboard', async ({
  visitor,
}) => {
  await openHydrated(visitor, post);
  const region = '[role=region][aria-label*=F8]';
  await expectSoon(visitor, region, 1, (wanted) => document.querySelectorAll(wanted).length);
  await visitor.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    dispatchEvent(new Event('offline'));
  });
  await expectTexts(visitor, `${region} .MuiPaper-root`, [
    expect.stringContaining('offline') as unknown as string,
  ]);
  await visitor.press('F8');
  await expectSoon(visitor, region, true, (wanted) =>
    Boolean(document.querySelector(wanted)?.contains(document.activeElement)),
  );
  await visitor.press('Escape');
  await expectTexts(visitor, `${region} .MuiPaper-root`, []);
});

test('a copied link is confirmed, or the address is there to be copied by hand', async ({
  visitor,
}) => {
  await openHydrated(visitor, post);
  await visitor.evaluate(() => {
    const button = [...document.querySelectorAll('main button')].find((each) =>
      each.textContent?.includes('Copy link'),
    );
    button?.setAttribute('data-copy', '');
    button?.scrollIntoView({ block: 'center' });
  });
  await visitor.click('[data-copy]');
  // Each browser asks its visitor in its own way, or not at all.
  await expectSoon(visitor, 0, true, () => {
    const field = document.querySelector<HTMLInputElement>('main input');
    const says = [...document.querySelectorAll('[role=status]')];
    return (
      field?.value.endsWith(location.pathname) === true ||
      says.some((each) => each.textContent?.includes('copied'))
    );
  });
});
