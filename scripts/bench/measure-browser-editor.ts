import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { writeEditor } from '../../src/cli/build-editor';
import type { SiteConfig } from '../../src/generated/config-types';
import { findBrowser } from '../../src/io/find-browser';
import { commitFiles } from '../../tests/git-hosts/commit-files';
import { GitHubStandIn } from '../../tests/git-hosts/github-stand-in';
import { serveFolder } from '../../tests/git-hosts/serve-folder';
import { benchSite } from './build-config';
import { EditorDriver } from './editor-driver';
import { installPeer } from './install-peer';
import { makeLargeConfig } from './make-large-config';

const posts = 100;

/** Keys that are measured at each place. */
const keys = 100;

/** A person takes this long at least to paste a token. Meanwhile, the worker is loaded. In milliseconds. */
const pasteTime = 2500;

/** How many times slower than this computer a phone is. Chromium slows down the page, not its worker. */
const slowness = 4;

/** Of the connection to the git host: milliseconds, and bytes per second. */
const line = { latency: 40, bandwidth: 10_000_000 / 8 };

/** Editors of the same kind, and their script. */
const peers = [
  { name: '@sveltia/cms', version: '0.221.1', script: 'dist/sveltia-cms.js' },
  { name: 'decap-cms', version: '3.16.3', script: 'dist/decap-cms.js' },
] as const;

/** The size of the editor in the browser, and its times. */
export interface BrowserEditorMeasure {
  /** until it can be used, with Brotli, in bytes */
  scripts: number;
  peers: { name: string; scripts: number }[];
  /** from “Open the editor” to the first page, in milliseconds */
  start: number;
  usual: KeyTimes;
  /** with the page slowed down */
  slow: KeyTimes;
}

/** How long each key took until it was on the page, and until its problem was shown, in milliseconds. */
interface KeyTimes {
  page: number[];
  problem: number[];
}

/** Measures the editor in the browser: its scripts, its start, and each key. */
export async function measureBrowserEditor(
  config: SiteConfig,
  folder: string,
): Promise<BrowserEditorMeasure> {
  mkdirSync(folder, { recursive: true });
  const large = makeLargeConfig(config, posts);
  const standIn = await GitHubStandIn.start();
  await commitFiles(standIn.repository, 'main', readSite(large));
  await writeEditor(
    folder,
    { host: 'github', repository: 'mary/practice', api: standIn.url },
    'netlify',
  );
  const sent = new Map<string, number>();
  const server = serveFolder(folder, (file, content) => {
    if (file.endsWith('.js')) sent.set(file, brotliCompressSync(content).length);
  });
  const address = await new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      resolve(`http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}/`);
    });
  });
  const browser = await chromium.launch(await findBrowser());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const start = await signIn(page, address, standIn);
    const scripts = [...sent.values()].reduce((sum, bytes) => sum + bytes, 0);
    const driver = new EditorDriver(page, large);
    const usual = await measureKeys(driver);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    const slow = await measureKeys(driver);
    return { scripts, peers: await Promise.all(peers.map(measurePeer)), start, usual, slow };
  } finally {
    await browser.close();
    server.close();
    await standIn.close();
  }
}

async function measureKeys(driver: EditorDriver): Promise<KeyTimes> {
  const described = await driver.type(await driver.openDescription(), keys);
  const block = await driver.type(await driver.openBlock(), keys);
  return { page: block.flat(), problem: described.map(([first = 0]) => first) };
}

/** @returns milliseconds */
async function signIn(page: Page, address: string, standIn: GitHubStandIn): Promise<number> {
  await page.goto(address);
  await page.getByLabel('Token').fill(standIn.token);
  await page.waitForTimeout(pasteTime);
  Object.assign(standIn.switches, line);
  const start = performance.now();
  await page.getByRole('button', { name: 'Open the editor' }).click();
  await page.frameLocator('iframe[aria-busy=false]').locator('h1').waitFor();
  return performance.now() - start;
}

async function measurePeer({ name, version, script }: (typeof peers)[number]) {
  const folder = await installPeer(name, version);
  const content = readFileSync(join(folder, 'node_modules', name, script));
  return { name: `${name} ${version}`, scripts: brotliCompressSync(content).length };
}

function readSite(config: SiteConfig): Record<string, string | Uint8Array> {
  const { publicFolder } = benchSite;
  const files = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return {
    'site.config.json': JSON.stringify(config, undefined, 2),
    ...Object.fromEntries(
      files.map((file) => [`public${file.slice(publicFolder.length)}`, readFileSync(file)]),
    ),
  };
}
