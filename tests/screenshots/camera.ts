import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { scrollThrough } from './scroll-through';
import type { ScreenshotOptions } from './options';
import { fileOf, namePage, type Shot } from './overview';
import type { State } from './states';

interface CameraOptions extends Pick<ScreenshotOptions, 'widths' | 'schemes'> {
  browser: Browser;
  /** where the site is served */
  address: string;
  /** where the pictures go */
  folder: string;
}

/** Takes pictures of pages and of their states, in all widths and schemes. */
export class Camera {
  /** what was taken so far */
  readonly shots: Shot[] = [];

  constructor(private readonly options: CameraOptions) {}

  async takePage(path: string): Promise<void> {
    const { widths, schemes } = this.options;
    const page = await this.openPage(path);
    const name = namePage(path);
    // From small to large, because a browser keeps a picture that is larger than it needs.
    for (const width of widths) {
      for (const scheme of schemes) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme: scheme });
        await scrollThrough(page);
        await this.save(page, { name, width, scheme }, true);
      }
    }
    await page.close();
  }

  async takeState(path: string, state: State): Promise<void> {
    const { widths, schemes } = this.options;
    const { name, context, media, whole = false, show } = state;
    for (const width of widths) {
      for (const scheme of schemes) {
        const page = await this.openPage(path, {
          viewport: { width, height: 800 },
          colorScheme: scheme,
          ...context,
        });
        if (media) await page.emulateMedia({ media });
        // Without script, browsers load all pictures at once.
        if (whole && context?.javaScriptEnabled !== false) await scrollThrough(page);
        if (!show || (await show(page))) {
          await this.save(page, { name: `state-${name}`, width, scheme }, whole);
        }
        await page.close();
      }
    }
  }

  private async openPage(path: string, context: BrowserContextOptions = {}): Promise<Page> {
    const { browser, address } = this.options;
    const page = await browser.newPage({ baseURL: address, reducedMotion: 'reduce', ...context });
    await page.goto(path);
    return page;
  }

  private async save(page: Page, shot: Shot, fullPage: boolean): Promise<void> {
    const path = join(this.options.folder, fileOf(shot));
    await page.screenshot({ path, fullPage, animations: 'disabled' });
    this.shots.push(shot);
  }
}
