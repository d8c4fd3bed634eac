import type { Frame, Page } from '@playwright/test';

/** What a page did that only a script of an attacker does: `alert(1)`, `fetch(https://…)`. */
export type Executions = string[];

/**
 * Hooks what hostile content calls, in the page and its frames, also those that come later. Nothing
 * leaves the machine: what is asked for elsewhere is refused.
 */
export async function hookExecutions(page: Page, origin: string): Promise<Executions> {
  const executions: Executions = [];
  await page.exposeBinding('tellExecution', (_source, what: string) => {
    executions.push(what);
  });
  await page.addInitScript((home) => {
    const tell: unknown = Reflect.get(window, 'tellExecution');
    function report(what: string): void {
      if (typeof tell === 'function') tell(what);
    }
    for (const name of ['alert', 'confirm', 'prompt', 'print']) {
      Reflect.set(window, name, (...args: unknown[]) => report(`${name}(${args.join()})`));
    }
    const send = window.fetch.bind(window);
    window.fetch = (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, home);
      if (url.origin !== home) report(`fetch(${url.href})`);
      return send(input, init);
    };
  }, origin);
  await page.context().route(
    (url) => url.protocol.startsWith('http') && url.origin !== origin,
    (route) => route.abort(),
  );
  return executions;
}

/** Hovers, focuses and clicks every element; links to pages are not followed. */
export async function exercise(frame: Frame | Page): Promise<void> {
  await frame.evaluate(async () => {
    document.addEventListener(
      'click',
      ({ target }) => {
        const link = target instanceof Element ? target.closest('a[href]') : null;
        const leadsAway =
          link instanceof HTMLAnchorElement && /^(https?|mailto|tel|sms):$/.test(link.protocol);
        // What is written after another scheme, such as javascript:, must be able to run.
        if (leadsAway) addEventListener('click', (event) => event.preventDefault(), { once: true });
      },
      { capture: true },
    );
    const hover = ['pointerover', 'mouseover', 'mouseenter', 'pointerdown', 'mousedown', 'mouseup'];
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>('body, body *')) {
      for (const type of hover) element.dispatchEvent(new MouseEvent(type, { bubbles: true }));
      element.focus();
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
    // Events of pictures, animations and links that are code come a little later.
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  });
}
