import type { Page } from '@playwright/test';

const binding = 'countAction';

/**
 * Counts what a person does from now on: a click, a field that is filled, a choice, a chosen file and a
 * key or shortcut that writes nothing are one action each.
 */
export async function countActions(page: Page): Promise<() => number> {
  let count = 0;
  await page.exposeBinding(binding, () => {
    count += 1;
  });
  await page.evaluate((name) => {
    let filled: EventTarget | null = null;
    const act = (target: EventTarget | null = null) => {
      filled = target;
      const counter: unknown = Reflect.get(window, name);
      if (typeof counter === 'function') counter();
    };
    addEventListener('pointerdown', () => act(), true);
    addEventListener('keydown', ({ key, ctrlKey }) => key !== 'Control' && ctrlKey && act(), true);
    addEventListener('keydown', ({ key }) => key === 'Enter' && act(), true);
    addEventListener(
      'input',
      ({ target }) => {
        const isClicked =
          target instanceof Element && target.matches('[type=radio], [type=checkbox]');
        if (!isClicked && target !== filled) act(target);
      },
      true,
    );
  }, binding);
  return () => count;
}
