import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { PagePayload } from '../src/payload/payload';
import { findBrowser } from './browser/find-browser';
import { createPreviewServer } from './serve/preview-server';
import { startProvider } from './provider/start-provider';
import { readBuiltPages } from './read/read-built-pages';
import { Camera } from './screenshots/camera';
import { readScreenshotOptions } from './screenshots/options';
import { writeOverview } from './screenshots/overview';
import { states } from './screenshots/states';
import { projectFolder } from './project-folder';

const site = join(projectFolder, 'dist');
const folder = join(projectFolder, 'screenshots');

/** Takes pictures of the site in `dist/`, of its pages or their states, and an overview of them. */
async function takeScreenshots(): Promise<void> {
  const { pages: paths, widths, schemes, states: wantsStates } = readScreenshotOptions();
  const pages = choosePages(paths);
  // Before the servers, which would keep the command running if there were no browser.
  const browser = await chromium.launch(await findBrowser());
  const servers: Server[] = [];
  try {
    const address = await serveSite(servers);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    const camera = new Camera({ browser, address, folder, widths, schemes });
    if (wantsStates) await takeStates(camera, pages);
    else for (const { path } of pages) await camera.takePage(path);
    const overview = join(folder, 'index.html');
    writeFileSync(overview, writeOverview(camera.shots));
    console.log(`${camera.shots.length} pictures. Open ${overview} in a browser.`);
  } finally {
    await browser.close();
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
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
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const provider = startProvider(
    {
      configFile: join(projectFolder, 'site.config.json'),
      publicFolder: join(projectFolder, 'public'),
    },
    { log: console.log },
  );
  if (provider) servers.push(provider);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function takeStates(camera: Camera, pages: readonly PagePayload[]): Promise<void> {
  const missing: string[] = [];
  for (const state of states) {
    const page = pages.find(({ blocks }) =>
      blocks.some(({ block }) => block.type === state.blockType),
    );
    if (page) await camera.takeState(page.path, state);
    else missing.push(`${state.name} (${state.blockType})`);
  }
  if (missing.length > 0) console.warn(`No page that was asked for has: ${missing.join(', ')}.`);
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
