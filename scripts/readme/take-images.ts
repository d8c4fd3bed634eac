import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page, type ViewportSize } from '@playwright/test';
import sharp from 'sharp';
import { nameContent } from '../../src/published/name-content';
import { makeTempFolder } from '../../tests/make-temp-folder';
import { routeTypefaces } from '../../tests/e2e/support/route-typefaces';
import { startTestEditor } from '../../tests/e2e/support/start-test-editor';
import { buildTestSite } from '../../tests/sites/build-test-site';
import { readTestSite } from '../../tests/sites/read-site';
import { findBrowser } from '../browser/find-browser';
import { progress } from '../commands/progress';
import { listenLocally } from '../serve/listen-locally';
import { readBuiltPages } from '../read/read-built-pages';
import { createPreviewServer } from '../serve/preview-server';
import { useTempRoot } from '../../tests/runners/temp-root';
import { blockSites, blockWindow, findBlocks, openBlock } from './blocks';
import { drawDevices } from './draw-devices';
import { blockFolder, imageFolder, recordFile, shownSite, type Shown } from './images';
import { recordEdit } from './record-edit';
import { aroundPage, listShown, openEditor, selectHeadline, windows } from './scenes';

/** Images of the site or of the editor. */
interface Taken {
  files: Record<string, Buffer>;
  shown: string[];
}

/** Takes the images of README.md and of the reference, and notes what they show. */
export async function takeImages(): Promise<void> {
  useTempRoot();
  const browser = await chromium.launch(await findBrowser());
  try {
    progress.begin('taking images of the site');
    const site = await takeSite(browser);
    progress.begin('recording the editor');
    const editor = await takeEditor(browser);
    progress.begin('taking images of blocks');
    const blocks = await takeBlocks(browser);
    write({ ...site.files, ...editor.files }, { site: site.shown, editor: editor.shown, blocks });
  } finally {
    await browser.close();
  }
}

async function takeSite(browser: Browser): Promise<Taken> {
  const site = readTestSite(shownSite);
  await buildTestSite(site, site.builtFolder);
  const server = createPreviewServer(site.builtFolder);
  const address = await listenLocally(server);
  const take = async (viewport: ViewportSize, deviceScaleFactor: number) => {
    const page = await open(browser, viewport, deviceScaleFactor);
    await routeTypefaces(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    const shot = await page.screenshot({ animations: 'disabled' });
    return { shot, shown: await listShown(page, 'body') };
  };
  try {
    const laptop = await take(windows.laptop, 1);
    const phone = await take(windows.phone, 2);
    return {
      files: { 'site.webp': await drawDevices(laptop.shot, phone.shot) },
      shown: laptop.shown,
    };
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

function open(browser: Browser, viewport: ViewportSize, deviceScaleFactor: number): Promise<Page> {
  return browser.newPage({
    viewport,
    deviceScaleFactor,
    reducedMotion: 'reduce',
    // For `routeTypefaces`.
    bypassCSP: true,
  });
}

async function takeEditor(browser: Browser): Promise<Taken> {
  const editor = await startTestEditor(makeTempFolder(), shownSite);
  try {
    const still = await open(browser, windows.editor, 1.5);
    await selectHeadline(still, editor.address);
    const shown = await listShown(still, aroundPage);
    const shot = await still.screenshot({ animations: 'disabled' });
    await still.close();
    const moving = await open(browser, windows.editor, 1);
    await openEditor(moving, editor.address);
    return {
      files: {
        'editor.webp': await sharp(shot).webp({ quality: 82, effort: 6 }).toBuffer(),
        'edit.webp': await recordEdit(moving),
      },
      shown,
    };
  } finally {
    editor.close();
  }
}

/** Writes an image of a block of each type. */
async function takeBlocks(browser: Browser): Promise<Shown['blocks']> {
  mkdirSync(blockFolder, { recursive: true });
  const shown: Shown['blocks'] = {};
  for (const name of blockSites) {
    const site = readTestSite(name);
    await buildTestSite(site, site.builtFolder);
    const server = createPreviewServer(site.builtFolder);
    const address = await listenLocally(server);
    const page = await open(browser, blockWindow, 1);
    await routeTypefaces(page);
    for (const block of findBlocks(readBuiltPages(site.builtFolder))) {
      if (block.type in shown) continue;
      shown[block.type] = await openBlock(page, address, block);
      const shot = await page.locator(`[id="${block.id}"]`).screenshot({ animations: 'disabled' });
      const image = sharp(shot).resize({ width: 960 });
      const { height = 0 } = await sharp(await image.toBuffer()).metadata();
      const top = { left: 0, top: 0, width: 960, height: Math.min(height, 720) };
      const file = join(blockFolder, `${block.type}.webp`);
      await image.extract(top).webp({ quality: 74, effort: 6 }).toFile(file);
    }
    await page.close();
    server.close();
    server.closeAllConnections();
  }
  return shown;
}

function write(files: Record<string, Buffer>, shown: Omit<Shown, 'files'>): void {
  mkdirSync(imageFolder, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(imageFolder, name), content);
    console.log(`docs/images/${name}: ${Math.round(content.length / 1000)} kB`);
  }
  const hashes = Object.entries(files).map(
    ([name, content]) => [name, nameContent(content)] as const,
  );
  const record: Shown = { files: Object.fromEntries(hashes), ...shown };
  writeFileSync(recordFile, `${JSON.stringify(record, undefined, 2)}\n`);
}
