import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { apiPath, tokenHeader, type StateAnswer } from '../../../src/editor/editor-api';
import { makeTempFolder } from '../../make-temp-folder';
import { endEditor, requestEditor } from './request-editor';
import { expect, test } from './test';

/** What the first heading of the site says. */
export const headline = 'Move without thinking about it';

/** An editor, and the copy of a test site that it has open. */
export class EditedSite {
  folder = '';
  /** what opens the editor; it holds the token */
  address = '';

  get configFile(): string {
    return join(this.folder, 'site.config.json');
  }

  /** Opens a new folder, in which there can be a file with this text. */
  async start(text?: string): Promise<void> {
    await this.stop();
    this.folder = makeTempFolder();
    if (text !== undefined) this.write(text);
    this.address = await requestEditor(this.folder);
  }

  async stop(): Promise<void> {
    if (this.folder) await endEditor(this.folder);
  }

  read(): string {
    return readFileSync(this.configFile, 'utf8');
  }

  write(text: string): void {
    writeFileSync(this.configFile, text);
  }

  /** Opens the editor; the file must have a page. */
  async open(page: Page): Promise<void> {
    await page.goto(this.address);
    // When it is first opened, the editor is bundled.
    await expect(page.locator('iframe[aria-busy=false]')).toBeVisible({ timeout: 90_000 });
  }

  /** Takes all steps back in the process, which has them; the page need not see each. */
  async undoAll(page: Page): Promise<void> {
    const headers = { [tokenHeader]: this.address.split('#')[1] ?? '' };
    let next: unknown;
    do {
      const answer = await page.request.post(new URL(`${apiPath}undo`, this.address).href, {
        headers,
      });
      next = ((await answer.json()) as StateAnswer).undo;
    } while (next);
  }
}

/** One editor for all tests of a file, which run one after the other; it can begin with another text. */
export function editForAll(text?: string): EditedSite {
  const site = new EditedSite();
  test.describe.configure({ mode: 'serial' });
  test.use({ viewport: { width: 1280, height: 800 } });
  test.beforeAll(() => site.start(text));
  test.afterAll(() => site.stop());
  return site;
}

/** The page in the preview. */
export function shownPage(page: Page) {
  return page.frameLocator('iframe');
}
