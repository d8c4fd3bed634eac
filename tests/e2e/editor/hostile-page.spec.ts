// @promise A malicious page in another tab gets nothing from an open editor, even with its token or
// under its host name; no text becomes code in it

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  apiPath,
  editorPath,
  tokenHeader,
  type DocumentAnswer,
} from '../../../src/editor/protocol/editor-api';
import { editForAll, headline, shownPage } from '../support/edited-site';
import { robEditor, type Target } from '../support/rob-editor';
import { expect, test } from '../support/test';

const site = editForAll();

const emptyPage = '<!doctype html><html lang="en"><title>Hostile</title><body></body></html>';
const hostile = createServer((_request, response) => {
  response.setHeader('Content-Type', 'text/html').end(emptyPage);
});

test.beforeAll(async () => {
  await new Promise<void>((resolve) => {
    hostile.listen(0, '127.0.0.1', resolve);
  });
});

test.afterAll(() => {
  hostile.close();
});

test('a hostile page in another tab reads and changes nothing, not even under the editor’s address @safety', async ({
  page,
  context,
}) => {
  await page.addInitScript(countMessageListeners);
  await site.open(page);
  await expect(shownPage(page).locator('h1')).toHaveText(headline);
  // What others send to its window is heard by nobody: frames and editor need no messages.
  await shownPage(page).locator('h1').click();
  expect(await page.evaluate('messageListeners')).toBe(0);
  const before = site.read();
  const { origin, port, hash } = new URL(site.address);
  const token = hash.slice(1);
  const answer = await page.request.get(`${origin}${apiPath}document`, {
    headers: { [tokenHeader]: token },
  });
  const { revision } = (await answer.json()) as DocumentAnswer;
  const changes = [{ op: 'set', path: ['site', 'name'], value: 'Robbed' }];
  const target: Target = {
    origin,
    editor: editorPath,
    api: apiPath,
    tokenHeader,
    token,
    picture: /\/images\/[\w-]+\.jpg/.exec(before)?.[0] ?? '',
    change: JSON.stringify({ revision, label: 'Robbed', changes }),
  };

  const { port: ownPort } = hostile.address() as AddressInfo;
  const tab = await context.newPage();
  // Of another site, and of the same one: its cookies are sent to all ports of a machine.
  for (const address of [`http://hostile.localhost:${ownPort}/`, `http://127.0.0.1:${ownPort}/`]) {
    await tab.goto(address);
    expect([address, await tab.evaluate(robEditor, target)]).toEqual([address, []]);
  }
  // DNS rebinding: the name of the hostile page leads to the editor once the page is there.
  const rebound = `http://hostile.localhost:${port}`;
  await tab.route(`${rebound}/hostile`, (route) =>
    route.fulfill({ contentType: 'text/html', body: emptyPage }),
  );
  await tab.goto(`${rebound}/hostile`);
  for (const goal of [rebound, origin]) {
    const worked = await tab.evaluate(robEditor, { ...target, origin: goal });
    expect([goal, worked]).toEqual([goal, []]);
  }
  await tab.close();

  await page.reload();
  await expect(page.getByText(/^Saved( ·|$)/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  expect(site.read()).toBe(before);

  // On a page of the editor itself, the same tries would not fail.
  const own = await page.evaluate(robEditor, target);
  expect(own).toEqual(expect.arrayContaining(['read the document', 'change the document']));
  expect(own).toEqual(expect.arrayContaining(['read a page', 'show a picture', 'frame a page']));
});

test('no text becomes code or elements in the page of the editor @safety', async ({ page }) => {
  await site.open(page);
  const done = await page.evaluate(async () => {
    // What the test itself evaluates may do all of that; what it leaves to a timer may not.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    const ways: Record<string, () => unknown> = {
      'become elements': () => (document.createElement('p').innerHTML = '<b>x</b>'),
      'load a script': () => (document.createElement('script').src = '/x.js'),
      'run later': () => setTimeout('1'),
      'run at once': () => new Function('return 1')(),
    };
    return Object.keys(ways).filter((name) => {
      try {
        ways[name]?.();
        return true;
      } catch {
        return false;
      }
    });
  });
  expect(done).toEqual([]);
});

/** Counts who listens to messages of other windows. It runs in the page, before its own code. */
function countMessageListeners(): void {
  const counted = globalThis as unknown as { messageListeners: number };
  counted.messageListeners = 0;
  const add = window.addEventListener.bind(window);
  window.addEventListener = (name: string, ...others: unknown[]) => {
    if (name === 'message') counted.messageListeners += 1;
    Reflect.apply(add, window, [name, ...others]);
  };
  Object.defineProperty(window, 'onmessage', {
    set() {
      counted.messageListeners += 1;
    },
  });
}
