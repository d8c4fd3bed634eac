import { rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { PagePayload } from '../../src/payload/payload';
import { findBrowser } from '../../src/io/find-browser';
import { resolveOutputFolder, type Output } from '../../src/io/output-folder';
import { createStagingFolder, replaceFolder } from '../../src/io/replace-folder';
import { CommandError } from '../../src/io/command-error';
import { progress } from '../../src/io/progress';
import { listenLocally } from '../../src/build/server/ports';
import { createPreviewServer } from '../../src/build/server/preview-server';
import { startProvider } from '../../src/build/mock-provider/serve-widgets';
import { readBuiltPages } from '../../src/io/read-built-pages';
import { Camera } from './camera';
import type { ScreenshotOptions } from './options';
import { writeOverview, type Shot } from './overview';
import { states } from './states';
import { takeInEngine } from './take-in-engine';
import { projectFolder, projectSite } from '../../src/io/project-folder';

const site = join(projectFolder, 'dist');
const output: Output = { name: 'pictures', type: 'folder', mark: 'made-by-screenshots.txt' };

/**
 * Takes pictures of the site in `dist/`, of its pages or their states, and writes an overview of them.
 *
 * @throws CommandError when a page does not exist, or `screenshots/` holds something else
 */
export async function takeScreenshots(options: ScreenshotOptions): Promise<void> {
  const folder = resolveOutputFolder('screenshots', output);
  const pages = choosePages(options.pages);
  const staging = createStagingFolder(folder);
  try {
    const shots = await takeInto(staging, pages, options);
    writeFileSync(join(staging, 'index.html'), writeOverview(shots));
    writeFileSync(
      join(staging, output.mark),
      'Made by "npm run screenshots", which replaces this folder.\n',
    );
    replaceFolder(staging, folder, output);
    console.log(`${shots.length} screenshots. Open ${join(folder, 'index.html')} in a browser.`);
  } finally {
    // Gone already when all went well.
    rmSync(staging, { recursive: true, force: true });
  }
}

async function takeInto(
  folder: string,
  pages: readonly PagePayload[],
  options: ScreenshotOptions,
): Promise<readonly Shot[]> {
  const servers: Server[] = [];
  try {
    const address = await serveSite(servers);
    const shots: Shot[] = [];
    for (const engine of options.engines) {
      const place = { engine, address, folder };
      shots.push(
        ...(engine === 'chromium'
          ? await takeInChromium(place, pages, options)
          : await takeInEngine({ ...place, engine }, pages, options)),
      );
    }
    return shots;
  } finally {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  }
}

async function takeInChromium(
  place: { address: string; folder: string },
  pages: readonly PagePayload[],
  { widths, schemes, states: wantsStates }: ScreenshotOptions,
): Promise<readonly Shot[]> {
  const browser = await chromium.launch(await findBrowser());
  try {
    const camera = new Camera({ ...place, browser, widths, schemes });
    if (wantsStates) await takeStates(camera, pages);
    else {
      for (const { path } of progress.each('taking screenshots of pages', pages)) {
        await camera.takePage(path);
      }
    }
    return camera.shots;
  } finally {
    await browser.close();
  }
}

/**
 * Serves the site and its stand-in provider.
 *
 * @param servers gets what must be closed
 * @returns the address of the site
 */
async function serveSite(servers: Server[]): Promise<string> {
  const server = createPreviewServer(site);
  servers.push(server);
  const address = await listenLocally(server);
  const provider = startProvider(projectSite, { log: console.log });
  if (provider) servers.push(provider);
  return address;
}

async function takeStates(camera: Camera, pages: readonly PagePayload[]): Promise<void> {
  const missing: string[] = [];
  for (const state of progress.each('taking screenshots of states', states)) {
    const page = pages.find(({ blocks }) =>
      blocks.some(({ block }) => block.type === state.blockType),
    );
    if (page) await camera.takeState(page.path, state);
    else missing.push(`${state.name} (${state.blockType})`);
  }
  if (missing.length > 0) console.warn(`None of the chosen pages has: ${missing.join(', ')}.`);
}

function choosePages(paths: readonly string[]): PagePayload[] {
  const pages = readBuiltPages(site);
  const unknown = paths.find((path) => !pages.some((page) => page.path === path));
  if (unknown !== undefined)
    throw new CommandError(`dist/ does not contain the page "${unknown}".`);
  return paths.length === 0 ? pages : pages.filter(({ path }) => paths.includes(path));
}
