import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { startTestEditor } from '../../tests/e2e/support/start-test-editor';
import { makeTempFolder } from '../../tests/make-temp-folder';
import { nameTexts, shotBrowser, walkShots } from './editor-shots';
import { shownSite, type Shown } from './images';

/** Images of the editor, and the name of the texts in each. */
interface TakenShots extends Pick<Shown, 'shots'> {
  files: Record<string, Buffer>;
}

/** Takes the images of the editor in the guides. */
export async function takeShots(browser: Browser): Promise<TakenShots> {
  const files: TakenShots['files'] = {};
  const shots: TakenShots['shots'] = {};
  const editor = await startTestEditor(makeTempFolder(), shownSite);
  const page = await browser.newPage({
    ...shotBrowser,
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
  });
  try {
    await walkShots(page, editor.address, async (shot) => {
      shots[shot.name] = await nameTexts(page, shot);
      const taken = await page.locator(shot.part).last().screenshot({ animations: 'disabled' });
      files[`${shot.name}.webp`] = await sharp(taken)
        .resize({ width: 900, withoutEnlargement: true })
        .webp({ quality: 76, effort: 6 })
        .toBuffer();
    });
  } finally {
    await page.close();
    editor.close();
  }
  return { files, shots };
}
