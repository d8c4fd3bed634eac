import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page, type ViewportSize } from '@playwright/test';
import sharp from 'sharp';
import { nameContent } from '../../src/published/name-content';
import { makeTempFolder } from '../../tests/make-temp-folder';
import { routeTypefaces } from '../../tests/e2e/support/route-typefaces';
import { startTestEditor } from '../../tests/e2e/support/start-test-editor';
import { buildTestSite } from '../../tests/sites/build-test-site';
import { readTestSite, type TestSiteName } from '../../tests/sites/read-site';
import { findBrowser } from '../../src/io/find-browser';
import { progress } from '../../src/io/progress';
import { listenLocally } from '../../src/build/server/ports';
import { readBuiltPages } from '../../src/io/read-built-pages';
import { createPreviewServer } from '../../src/build/server/preview-server';
import { useTempRoot } from '../../tests/runners/temp-root';
import { blockSites, blockWindow, findBlocks, openBlock } from './blocks';
import { drawDevices } from './draw-devices';
import { blockFolder, imageFolder, recordFile, shownSite, type Shown } from './images';
import { recordEdit } from './record-edit';
import { takeGuide } from './take-guide';
import { takeShots } from './take-shots';
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
    progress.begin('taking images of the guide');
    const guide = await takeGuide(browser);
    const shots = await takeShots(browser);
    progress.begin('taking images of blocks');
    const blocks = await takeBlocks(browser);
    write(
      { ...site.files, ...editor.files, ...guide.files, ...shots.files },
      {
        site: site.shown,
        editor: editor.shown,
        guide: guide.guide,
        shots: shots.shots,
        blocks,
      },
    );
  } finally {
    await browser.close();
  }
}

/** Builds a test site, and serves it while something is done with it. */
async function withSite<T>(
  name: TestSiteName,
  use: (address: string, folder: string) => Promise<T>,
): Promise<T> {
  const site = readTestSite(name);
  await buildTestSite(site, site.builtFolder);
  const server = createPreviewServer(site.builtFolder);
  try {
    return await use(await listenLocally(server), site.builtFolder);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

function takeSite(browser: Browser): Promise<Taken> {
  return withSite(shownSite, async (address) => {
    const take = async (viewport: ViewportSize, deviceScaleFactor: number) => {
      const page = await open(browser, viewport, deviceScaleFactor);
      await routeTypefaces(page);
      await page.goto(address, { waitUntil: 'networkidle' });
      const shot = await page.screenshot({ animations: 'disabled' });
      return { shot, shown: await listShown(page, 'body') };
    };
    const laptop = await take(windows.laptop, 1);
    const phone = await take(windows.phone, 2);
    return {
      files: { 'site.webp': await drawDevices(laptop.shot, phone.shot) },
      shown: laptop.shown,
    };
  });
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
    await withSite(name, async (address, folder) => {
      const page = await open(browser, blockWindow, 1);
      await routeTypefaces(page);
      for (const block of findBlocks(readBuiltPages(folder))) {
        if (block.type in shown) continue;
        shown[block.type] = await openBlock(page, address, block);
        const element = page.locator(`[id="${block.id}"]`);
        await writeTop(await element.screenshot({ animations: 'disabled' }), block.type);
      }
      await page.close();
    });
  }
  return shown;
}

/** Writes the image of a block; of a long one, what would fit into a window. */
async function writeTop(shot: Buffer, type: string): Promise<void> {
  const { width = 0, height = 0 } = await sharp(shot).metadata();
  await sharp(shot)
    .extract({ left: 0, top: 0, width, height: Math.min(height, blockWindow.height) })
    .resize({ width: 960 })
    .webp({ quality: 74, effort: 6 })
    .toFile(join(blockFolder, `${type}.webp`));
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
