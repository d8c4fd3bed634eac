#!/usr/bin/env -S node --import tsx
// Stands between Playwright and an installed Firefox, which both speak WebDriver BiDi. Playwright
// expects a Firefox newer than Debian's and gives up at the first command that it does not know.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { findFirefox } from '../find-engines';
import { writeTypingActions } from './keys';

interface Command {
  id: number;
  method: string;
  params: {
    target?: { context?: string; sandbox?: string };
    arguments?: readonly { value?: unknown }[];
    [name: string]: unknown;
  };
}

interface Answer {
  id?: number;
  error?: string;
}

/** What a script answers that returns nothing. */
const nothing = { type: 'success', realm: '', result: { type: 'undefined' } };

const executable = findFirefox();
if (executable === undefined) throw new Error('Firefox is not installed.');
// In the group of this process, which Playwright ends at the latest.
const firefox = spawn(executable, process.argv.slice(2), { stdio: ['ignore', 'ignore', 'pipe'] });
const address = await new Promise<string>((resolve) => {
  createInterface({ input: firefox.stderr }).on('line', (line) => {
    const found = /WebDriver BiDi listening on (\S+)/.exec(line)?.[1];
    if (found !== undefined) resolve(found);
  });
});
const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
await once(server, 'listening');
server.on('connection', (playwright) => void relay(playwright));
// Playwright waits for this line.
console.log(`WebDriver BiDi listening on ws://127.0.0.1:${(server.address() as AddressInfo).port}`);

async function relay(playwright: WebSocket): Promise<void> {
  playwright.pause();
  const browser = new WebSocket(`${address}/session`);
  const typing = new Set<number>();
  await once(browser, 'open');
  playwright.on('message', (data) => {
    const command = JSON.parse(String(data)) as Command;
    const typed = readTyped(command);
    if (typed) typing.add(command.id);
    else keepApart(command);
    browser.send(JSON.stringify(typed ?? command));
  });
  browser.on('message', (data) => {
    const answer = JSON.parse(String(data)) as Answer;
    const { id = 0, error } = answer;
    // Settings that this Firefox does not have, and what Playwright keeps for its traces.
    if (error === 'unknown command') playwright.send(writeSuccess(id, {}));
    else if (!error && typing.delete(id)) playwright.send(writeSuccess(id, nothing));
    else playwright.send(String(data));
  });
  browser.once('close', () => {
    firefox.kill();
    process.exit();
  });
  playwright.once('close', () => browser.close());
  playwright.resume();
}

/** Has text typed that Playwright would write into a field by a script, which React does not notice. */
function readTyped({ id, params }: Command): Command | undefined {
  const [, , , script, , text] = params.arguments ?? [];
  if (!script?.value?.toString().includes('__pw_bidiInsertText(text')) return undefined;
  const actions = writeTypingActions(String(text?.value));
  return {
    id,
    method: 'input.performActions',
    params: {
      context: params.target?.context,
      actions: [{ type: 'key', id: 'playwright', actions }],
    },
  };
}

/** Has scripts run beside those of the page, where its policy does not hold for them. */
function keepApart({ params: { target } }: Command): void {
  if (target?.context !== undefined) target.sandbox ??= 'playwright';
}

function writeSuccess(id: number, result: object): string {
  return JSON.stringify({ type: 'success', id, result });
}
