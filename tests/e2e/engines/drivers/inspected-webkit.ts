import { expect, webkit, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { once } from 'node:events';
import type { ConnectOverCDPTransport } from 'playwright-core';
import { WebSocket } from 'ws';
import { startProgram, waitForLine } from './start-program';
import { startProxy } from './proxy';
import type { WebKitPrograms } from './webkit';
import { findFreePort, waitForAnswer } from './webdriver-connection';

/** How much WebKit reads at once, in bytes: more, and it hangs up. */
const frameSize = 100_000;

interface Size {
  width: number;
  height: number;
}

/**
 * A WebKit that Playwright drives through its inspector, the protocol for Safari on phones. It has one
 * page only and makes no contexts, so that each context is a browser with a display of its own. The
 * fixtures pass its size in a way of their own: it is the property `size`.
 *
 * @returns as much of a browser as Playwright’s fixtures use
 */
export function openInspectedWebKit(programs: WebKitPrograms): Browser {
  const browser = {
    size: { width: 1280, height: 800 },
    newContext: () => startContext(programs, browser.size),
    close: () => Promise.resolve(),
    // The fixtures look there for headers.
    _connection: {},
  };
  return browser as unknown as Browser;
}

async function startContext(programs: WebKitPrograms, size: Size): Promise<BrowserContext> {
  const network = await startProxy(new Map());
  // As large as the window: what has the pointer over it has the focus.
  const screen = ['-screen', '0', `${size.width}x${size.height}x24`];
  const display = startProgram(programs.display, [
    '-displayfd',
    '1',
    ...screen,
    '-nolisten',
    'tcp',
  ]);
  const host = `127.0.0.1:${await findFreePort()}`;
  const args = [
    '--private',
    `--proxy=http://${network.address}`,
    '--javascript-can-open-windows-automatically=true',
    'about:blank',
  ];
  const program = startProgram(programs.browser, args, {
    DISPLAY: `:${await waitForLine(display, /^(\d+)$/)}`,
    WEBKIT_INSPECTOR_HTTP_SERVER: host,
  });
  const page = await openBarePage(host, size);
  await page.addInitScript(noticeTyping);
  Object.assign(page, {
    // Its headers about openers have the editor load in another process: there, WebKit would ask for
    // it and lose it again and again, and Playwright would look for a frame that has gone.
    route: () => Promise.resolve(),
    async goto(address: string) {
      await page.evaluate((to) => window.location.assign(to), address);
      await expect(page).toHaveURL(address);
    },
  });
  const context = page.context();
  const unused = [page];
  return Object.assign(context, {
    async newPage() {
      const next = unused.pop();
      if (!next) throw new Error('This WebKit has one page only.');
      return next;
    },
    async close() {
      await context.browser()?.close();
      await program.stop();
      await display.stop();
      network.close();
    },
  });
}

/** Playwright writes into fields with scripts of the page, which React does not take for typing. */
function noticeTyping(): void {
  addEventListener(
    'input',
    ({ isTrusted, target }) => {
      const { _valueTracker: known } = target as {
        _valueTracker?: { setValue: (text: string) => void };
      };
      if (!isTrusted) known?.setValue('\0');
    },
    true,
  );
}

/** Opens a window without bars, which make the first one wider than a phone. */
async function openBarePage(host: string, { width, height }: Size): Promise<Page> {
  const first = await findTarget(host);
  const opener = await inspect(host, first);
  await opener.evaluate(
    (features) => void window.open('about:blank', '', features),
    `popup, width=${width}, height=${height}`,
  );
  return inspect(host, await findTarget(host, first));
}

/** Waits until WebKit offers another page for inspection. @returns its path */
function findTarget(host: string, known?: string): Promise<string> {
  const ask = async () => {
    const answer = await fetch(`http://${host}/`);
    const paths = (await answer.text()).match(/\/socket\/\d+\/\d+\/WebPage/g) ?? [];
    const found = paths.find((path) => path !== known);
    if (found === undefined) throw new Error('WebKit offers no page for inspection.');
    return found;
  };
  // On a busy machine, it starts slowly.
  return waitForAnswer(ask, 600);
}

async function inspect(host: string, path: string): Promise<Page> {
  const socket = new WebSocket(`ws://${host}${path}`);
  const transport: ConnectOverCDPTransport = {
    send(message) {
      const bytes = Buffer.from(JSON.stringify(message));
      for (let at = 0; at < bytes.length; at += frameSize) {
        const isLast = at + frameSize >= bytes.length;
        socket.send(bytes.subarray(at, at + frameSize), { binary: false, fin: isLast });
      }
    },
    close: () => socket.close(),
  };
  socket.on('message', (data) => transport.onmessage?.(JSON.parse(String(data)) as object));
  socket.on('close', () => transport.onclose?.());
  await once(socket, 'open');
  const browser = await webkit.connectOverCDP(transport);
  const page = browser.contexts()[0]?.pages()[0];
  if (!page) throw new Error('WebKit has no page.');
  return page;
}
