import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  apiPath,
  tokenHeader,
  type DocumentAnswer,
  type StateAnswer,
} from '../../../src/editor/protocol/editor-api';
import { makeTempFolder } from '../../make-temp-folder';
import type { TestSiteName } from '../../sites/read-site';
import type { Json } from '../../../src/utils/json';
import { listDifferences } from './list-differences';
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

  /**
   * Opens the copy of a test site in a new folder.
   *
   * @param text of the file, if it is another one
   */
  async start(text?: string, name: TestSiteName = 'another-practice'): Promise<void> {
    await this.stop();
    this.folder = makeTempFolder();
    if (text !== undefined) this.write(text);
    await this.restart(name);
  }

  /** Opens the same folder once more, in a new process. */
  async restart(name: TestSiteName = 'another-practice'): Promise<void> {
    await this.stop();
    this.address = await requestEditor(this.folder, name);
  }

  async stop(): Promise<void> {
    if (this.folder) await endEditor(this.folder);
  }

  read(): string {
    return readFileSync(this.configFile, 'utf8');
  }

  /** @param file from the folder of the site: `public/images/lake.jpg` */
  hasFile(file: string): boolean {
    return existsSync(join(this.folder, file));
  }

  /** @param file from the folder of the site */
  readFile(file: string): Buffer {
    return readFileSync(join(this.folder, file));
  }

  write(text: string): void {
    writeFileSync(this.configFile, text);
  }

  /** Saves by the key for it, and waits until all is saved. */
  async save(page: Page): Promise<void> {
    await page.keyboard.press('Control+s');
    await expect(page.getByText(/^Saved( ·|$)/)).toBeVisible();
  }

  /**
   * Saves what a task has changed; the site must be one that can be published.
   *
   * @param before what the file said before the task
   * @returns what is different now, by its place: `+` was added, `-` was removed
   */
  async saveTask(page: Page, before: string): Promise<Record<string, Json>> {
    await this.save(page);
    await expect(page.getByRole('button', { name: /^(No problems|\d+ warnings?)$/ })).toBeVisible();
    return listDifferences(JSON.parse(before) as Json, JSON.parse(this.read()) as Json);
  }

  /** Opens the editor; the file must have a page. */
  async open(page: Page): Promise<void> {
    await page.goto(this.address);
    // When it is first opened, the editor is bundled.
    await expect(page.locator('iframe[aria-busy=false]')).toBeVisible({ timeout: 90_000 });
  }

  /** Takes all steps back in the process, which has them; the page need not see each. */
  async undoAll(page: Page): Promise<void> {
    const headers = this.#headers;
    let next: unknown;
    do {
      const answer = await page.request.post(new URL(`${apiPath}undo`, this.address).href, {
        headers,
      });
      next = ((await answer.json()) as StateAnswer).undo;
    } while (next);
  }

  /** The errors that the process has found in the document. */
  async listErrors(page: Page): Promise<string[]> {
    const address = new URL(`${apiPath}document`, this.address).href;
    const answer = await page.request.get(address, { headers: this.#headers });
    const { problems, isChecked } = (await answer.json()) as DocumentAnswer;
    expect(isChecked).toBe(true);
    return problems.flatMap(({ severity, message }) => (severity === 'error' ? [message] : []));
  }

  get #headers(): Record<string, string> {
    return { [tokenHeader]: this.address.split('#')[1] ?? '' };
  }
}

/** One editor for all tests of a file, which run one after the other; see `start`. */
export function editForAll(text?: string, name?: TestSiteName): EditedSite {
  const site = new EditedSite();
  test.describe.configure({ mode: 'serial' });
  test.use({ viewport: { width: 1280, height: 800 } });
  test.beforeAll(() => site.start(text, name));
  test.afterAll(() => site.stop());
  return site;
}

/** The page in the preview. */
export function shownPage(page: Page) {
  return page.frameLocator('iframe');
}
