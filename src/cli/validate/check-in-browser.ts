import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { buildSiteFolder } from '../../build/build-site';
import { loadConfig } from '../../build/load-config';
import { listenLocally } from '../../build/server/ports';
import { createPreviewServer } from '../../build/server/preview-server';
import { progress } from '../../io/progress';
import { projectFolder, projectSite } from '../../io/project-folder';
import { readBuiltPages } from '../../io/read-built-pages';
import { startBrowser } from '../../io/start-browser';
import { hosts } from '../../published/hosts/hosts';
import { CommandError } from '../../io/command-error';
import type { ExitCode } from '../command';
import { findViolations, hydrate } from './find-violations';

/** Between them, both widths of a menu and both color schemes are seen. */
const screens = [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'dark' },
] as const;

/**
 * Builds the site of the project, opens each page in a browser, and prints what is wrong with it there:
 * accessibility violations, scripts that fail, images that do not load, and content that is too wide.
 * The config must be valid.
 *
 * @param at the moment that counts as now
 * @returns the exit code: 0 all is well, 1 a page has a fault
 * @throws CommandError when a browser or a package is missing
 */
export async function checkInBrowser(at: number | undefined): Promise<ExitCode> {
  const browser = await startBrowser(['axe-core']);
  try {
    const folder = join(projectFolder, 'node_modules/.cache/checked-site');
    const { config, ...loaded } = loadConfig(projectSite, [], { at });
    if (!config) throw new CommandError('The config changed during the check. Run it again.');
    await buildSiteFolder(config, projectSite.publicFolder, folder, hosts[0], loaded);
    const server = createPreviewServer(folder);
    const paths = readBuiltPages(folder).map(({ path }) => path);
    const faults: string[] = [];
    progress.begin('opening pages in the browser', paths.length * screens.length);
    let opened = 0;
    try {
      const address = await listenLocally(server);
      for (const screen of screens) {
        const context = await openContext(browser, address, screen);
        for (const path of paths) {
          progress.advance(opened);
          for (const fault of await findFaults(context, address + path)) {
            faults.push(`${path} at ${screen.width} pixels: ${fault}`);
          }
          opened += 1;
        }
        await context.close();
      }
    } finally {
      server.close();
      server.closeAllConnections();
    }
    for (const fault of faults) console.error(`error: ${fault}`);
    if (faults.length > 0) return 1;
    console.log(`No problems found in the browser on ${paths.length} pages.`);
    return 0;
  } finally {
    await browser.close();
  }
}

/** Widgets of other providers are not requested: what they show does not belong to the site. */
async function openContext(
  browser: Browser,
  address: string,
  { colorScheme, ...viewport }: (typeof screens)[number],
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
  await context.route(
    (url) => url.origin !== address,
    (route) => route.abort(),
  );
  return context;
}

async function findFaults(context: BrowserContext, address: string): Promise<string[]> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(`Script: ${message}`));
  page.on('console', (message) => {
    const isOurs = message.location().url.startsWith(new URL(address).origin);
    // The 404 page reports that there is no page, and so does the browser.
    const [text = ''] = message.text().split('\n');
    const isStatus =
      text.startsWith('There is no page ') ||
      (text.startsWith('Failed to load resource') && message.location().url === address);
    if (message.type() === 'error' && isOurs && !isStatus) faults.push(`Script: ${text}`);
  });
  await page.goto(address);
  const { needed, shown } = await page.evaluate(() => ({
    needed: document.documentElement.scrollWidth,
    shown: document.documentElement.clientWidth,
  }));
  if (needed > shown) faults.push(`The page is ${needed} pixels wide, so it scrolls horizontally.`);
  for (const violation of await findViolations(page)) faults.push(`Accessibility: ${violation}`);
  // After a script that fails, a notice takes the place of its block, and React finds images changed.
  const isInteractive = await hydrate(page).then(
    () => true,
    () => false,
  );
  if (!isInteractive) faults.push('Script: The page does not become interactive.');
  faults.push(...(await listMissingImages(page)));
  await page.close();
  return faults;
}

function listMissingImages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.allSettled(images.map((image) => image.decode()));
    return images
      .filter(({ currentSrc, naturalWidth }) => {
        return currentSrc.startsWith(location.origin) && naturalWidth === 0;
      })
      .map(({ currentSrc }) => `The image ${currentSrc} does not load.`);
  });
}
