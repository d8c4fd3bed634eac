import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type BrowserContextOptions, type Page } from '@playwright/test';
import type { PagePayload } from '../src/pages/payload';
import { findBrowser } from './find-browser';
import { createPreviewServer } from './preview-server';
import { startProvider } from './provider/start-provider';
import { readBuiltPages } from './read-built-pages';
import { readScreenshotOptions } from './screenshots/options';
import { fileOf, writeOverview, type Shot } from './screenshots/overview';
import { states, type State } from './screenshots/states';
import { scrollThrough } from './scroll-through';

const project = join(import.meta.dirname, '..');
const site = join(project, 'dist');
const folder = join(project, 'screenshots');

/** Takes pictures of the site in `dist/`, of its pages or their states, and an overview of them. */
async function takeScreenshots(): Promise<void> {
  const { pages: paths, widths, schemes, states: wantsStates } = readScreenshotOptions();
  const pages = choosePages(paths);
  const shots: Shot[] = [];
  const server = createPreviewServer(site);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = startProvider(
    { configFile: join(project, 'site.config.json'), publicFolder: join(project, 'public') },
    { log: console.log },
  );
  const browser = await chromium.launch(await findBrowser());

  async function openPage(path: string, context: BrowserContextOptions = {}): Promise<Page> {
    const page = await browser.newPage({ baseURL: address, reducedMotion: 'reduce', ...context });
    await page.goto(path);
    return page;
  }

  async function takePage(path: string): Promise<void> {
    const page = await openPage(path);
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
    // From small to large, because a browser keeps a picture that is larger than it needs.
    for (const width of widths) {
      for (const scheme of schemes) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme: scheme });
        await scrollThrough(page);
        await save(page, { name, width, scheme }, true);
      }
    }
    await page.close();
  }

  async function takeState(path: string, state: State): Promise<void> {
    const { name, context, media, whole = false, show } = state;
    for (const width of widths) {
      for (const scheme of schemes) {
        const page = await openPage(path, {
          viewport: { width, height: 800 },
          colorScheme: scheme,
          ...context,
        });
        if (media) await page.emulateMedia({ media });
        // Without script, browsers load all pictures at once.
        if (whole && context?.javaScriptEnabled !== false) await scrollThrough(page);
        if (!show || (await show(page))) {
          await save(page, { name: `state-${name}`, width, scheme }, whole);
        }
        await page.close();
      }
    }
  }

  async function save(page: Page, shot: Shot, fullPage: boolean): Promise<void> {
    await page.screenshot({ path: join(folder, fileOf(shot)), fullPage, animations: 'disabled' });
    shots.push(shot);
  }

  try {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    if (!wantsStates) for (const { path } of pages) await takePage(path);
    else {
      for (const state of states) {
        const page = pages.find(({ blocks }) =>
          blocks.some(({ block }) => block.type === state.blockType),
        );
        if (page) await takeState(page.path, state);
      }
    }
  } finally {
    await browser.close();
    for (const running of [server, provider]) {
      running?.close();
      running?.closeAllConnections();
    }
  }
  const overview = join(folder, 'index.html');
  writeFileSync(overview, writeOverview(shots));
  console.log(`${shots.length} pictures. Open ${overview} in a browser.`);
}

function choosePages(paths: string[]): PagePayload[] {
  const pages = readBuiltPages(site);
  const unknown = paths.find((path) => !pages.some((page) => page.path === path));
  if (unknown !== undefined) throw new Error(`There is no page "${unknown}" in dist/.`);
  return paths.length === 0 ? pages : pages.filter(({ path }) => paths.includes(path));
}

try {
  await takeScreenshots();
} catch (error) {
  console.error(error instanceof Error && !process.env['DEBUG'] ? error.message : error);
  process.exitCode = 2;
}
