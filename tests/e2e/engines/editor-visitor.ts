import type { BrowserEditor } from '../support/browser-editor';
import type { Visitor } from './drivers/visitor';
import { expect, expectSoon } from './engine-test';

/**
 * Waits for a control that can be used, and returns a selector of it alone.
 *
 * @param selector matches it and others
 * @param name what it is called begins with that
 */
async function findControl(visitor: Visitor, selector: string, name: string): Promise<string> {
  let found = '';
  const find = async () => {
    found = await visitor.evaluate(
      (wanted, start) => {
        const isCalledThat = (element: Element) => {
          const heard = element.cloneNode(true) as Element;
          for (const seen of heard.querySelectorAll('[aria-hidden=true]')) seen.remove();
          return (element.getAttribute('aria-label') ?? heard.textContent).startsWith(start);
        };
        const control = [...document.querySelectorAll(wanted)].find(
          (element) =>
            element.getClientRects().length > 0 &&
            !element.matches(':disabled') &&
            isCalledThat(element),
        );
        const steps = [];
        for (let at: Element | null | undefined = control; at; at = at.parentElement) {
          const others = at.parentElement?.children ?? [];
          if (at.parentElement) steps.unshift(`:nth-child(${[...others].indexOf(at) + 1})`);
        }
        return control ? [':root', ...steps].join(' > ') : '';
      },
      selector,
      name,
    );
    return found;
  };
  await expect.poll(find, `${selector} “${name}”`).not.toBe('');
  return found;
}

/** Clicks a button once it can be used; its name begins with that. */
export async function clickButton(visitor: Visitor, name: string, within = ''): Promise<void> {
  await visitor.click(await findControl(visitor, `${within} button`, name));
}

/** Types into a field instead of what it says. */
export async function fill(visitor: Visitor, selector: string, text: string): Promise<void> {
  await expectSoon(visitor, selector, true, (wanted) => document.querySelector(wanted) !== null);
  await visitor.click(selector);
  await visitor.press('Control+a');
  await visitor.type(text);
}

/** Waits until the page in the preview has that headline. */
export async function expectHeadline(visitor: Visitor, text: string): Promise<void> {
  await expectSoon(visitor, 0, text, () => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[aria-busy=false]');
    const shown = frame?.contentDocument?.querySelector('h1')?.textContent;
    // A test that fails says what there is instead.
    return shown ?? document.body.innerText.slice(0, 300);
  });
}

/** Waits until a part of the editor contains that text. */
export async function expectText(visitor: Visitor, selector: string, text: string): Promise<void> {
  const read = () =>
    visitor.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? '', selector);
  await expect.poll(read).toContain(text);
}

/** Opens the editor and signs in. */
export async function signIn(
  visitor: Visitor,
  editor: BrowserEditor,
  { isKept = false } = {},
): Promise<void> {
  await visitor.open(editor.address);
  await fill(visitor, 'input[type=password]', editor.standIn.token);
  if (isKept) await visitor.click('input[type=checkbox]');
  await visitor.press('Enter');
}

/** Saves, publishes and closes the dialog that says so. */
export async function publish(visitor: Visitor): Promise<void> {
  await visitor.press('Control+s');
  await expectText(visitor, 'body', ' not published');
  await clickButton(visitor, 'Publish');
  await clickButton(visitor, 'Publish', '[role=dialog]');
  await expectText(visitor, '[role=dialog]', 'Published.');
  await clickButton(visitor, 'Done', '[role=dialog]');
  await expectSoon(visitor, 0, true, () => document.querySelector('[role=dialog]') === null);
}
