import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import type { SiteConfig } from '../../src/generated/config-types';
import { searchRootUrl, type SearchRoot } from '../../src/payload/search/search-index';
import { findBrowser } from '../browser/find-browser';
import { hydrate } from '../browser/hydrate';
import { progress } from '../commands/progress';
import { planSite } from '../plan/plan-site';
import { loadConfig } from '../read/load-config';
import { createPreviewServer } from '../serve/preview-server';
import { benchSite } from './bench-site';
import { buildConfig, workFolder } from './build-config';
import { makeLargeConfig } from './make-large-config';
import { slowDown } from './slow-phone';
import { addFeatures, searchPage } from './vary-features';

const folder = join(workFolder, 'search');
const indexFolder = join(folder, '_search');

/** What the first search of a visitor costs. */
interface FirstSearch {
  files: number;
  /** as they were sent, with headers */
  bytes: number;
  /** from the last letter to the first word that is marked */
  ms: number;
}

/**
 * Measures a first search in indexes of several sizes, each for words of the first posts.
 *
 * @param postCounts how many posts are added to those of the config
 * @returns the lines of a Markdown table
 */
export async function measureSearch(
  config: SiteConfig,
  postCounts: readonly number[],
): Promise<string[]> {
  buildConfig(addFeatures(makeLargeConfig(config, 1)), 'search');
  const words = config.entities.posts.slice(0, 3).map(({ title }) => findLongest(title));
  const rows: string[] = [];
  for (const postCount of postCounts) {
    // One after the other: each takes the place of the one before.
    // oxlint-disable-next-line no-await-in-loop
    const pages = await writeIndex(addFeatures(makeLargeConfig(config, postCount)));
    progress.begin(`searching ${pages} pages`);
    // oxlint-disable-next-line no-await-in-loop
    const searches = await searchFor(words);
    const most = (read: (search: FirstSearch) => number) =>
      Math.max(...searches.map(read)).toFixed(0);
    rows.push(
      `| ${pages} | ${most(({ files }) => files)} | ${most(({ bytes }) => bytes)} | ${most(({ ms }) => ms)} |`,
    );
  }
  return [
    `A first search for ${words.map((word) => `"${word}"`).join(', ')}, the most of them, on a phone four times slower with 1.6 Mbit/s and 150 ms:`,
    '',
    '| pages | files | bytes | ms to the results |',
    '|---|---|---|---|',
    ...rows,
  ];
}

function findLongest(title: string): string {
  const [longest = ''] = title.split(/\W+/).toSorted((a, b) => b.length - a.length);
  return longest.toLowerCase();
}

/**
 * Puts the index of a config into the built site, in place of the one that is there.
 *
 * @returns how many pages are in it
 */
async function writeIndex(written: object): Promise<number> {
  progress.begin('making an index');
  const { publicFolder } = benchSite;
  const configFile = join(workFolder, 'index.json');
  writeFileSync(configFile, JSON.stringify(written));
  const { config, problems } = loadConfig({ configFile, publicFolder });
  if (!config) throw new Error(problems[0]?.message ?? 'the config was refused');
  const app = { key: '', script: '', outputs: [] };
  const plan = await planSite(config, { publicFolder, app, metaPolicy: 'none' });
  rmSync(indexFolder, { recursive: true, force: true });
  mkdirSync(indexFolder, { recursive: true });
  let pages = 0;
  for (const output of plan.outputs()) {
    if ('page' in output || !output.url.startsWith('/_search/')) continue;
    // oxlint-disable-next-line no-await-in-loop
    const text = String(await output.make());
    writeFileSync(join(folder, output.file), text);
    if (output.url === searchRootUrl) ({ pages } = JSON.parse(text) as SearchRoot);
  }
  return pages;
}

async function searchFor(words: readonly string[]): Promise<FirstSearch[]> {
  const server = createPreviewServer(folder).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch(await findBrowser());
  try {
    const searches: FirstSearch[] = [];
    for (const word of words) {
      // Once before, so that the server has compressed what it sends.
      // oxlint-disable-next-line no-await-in-loop
      await searchOnce(browser, origin, word);
      // oxlint-disable-next-line no-await-in-loop
      searches.push(await searchOnce(browser, origin, word));
    }
    return searches;
  } finally {
    await browser.close();
    server.close();
  }
}

async function searchOnce(browser: Browser, origin: string, word: string): Promise<FirstSearch> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.goto(origin + searchPage.path);
  await hydrate(page);
  const session = await page.context().newCDPSession(page);
  const sizes: number[] = [];
  session.on('Network.loadingFinished', ({ encodedDataLength }) => sizes.push(encodedDataLength));
  await slowDown(session);
  const waiting = page.evaluate(waitForResults);
  await page.getByRole('main').getByRole('searchbox').fill(word);
  const ms = await waiting;
  await page.close();
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0), ms };
}

/** Runs in the page: how long it is from the next letter to the paint of the first result. */
function waitForResults(): Promise<number> {
  return new Promise((resolve) => {
    let typed = 0;
    addEventListener('input', () => (typed = performance.now()), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main mark')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - typed)));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}
