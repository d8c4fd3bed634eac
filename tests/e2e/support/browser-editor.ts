import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Page, PlaywrightWorkerOptions } from '@playwright/test';
import type { EditorSettings } from '../../../src/editor/protocol/editor-addresses';
import type { Json } from '../../../src/utils/json';
import { commitFiles } from '../../git-hosts/commit-files';
import { GitHubStandIn } from '../../git-hosts/github-stand-in';
import type { OtherStandIn } from '../../git-hosts/other-stand-in';
import { makeTempFolder } from '../../make-temp-folder';
import { readTestSite, type TestSiteName } from '../../sites/read-site';
import { shownPage, type EditedSite } from './edited-site';
import { field, formOf, outlineOf, paneOf } from './editor-parts';
import { serveFolder } from '../../git-hosts/serve-folder';
import { listDifferences } from './list-differences';
import { requestBrowserEditor } from './request-editor';
import { expect, test } from './test';

/**
 * The editor as a website, and the repository of a test site at a stand-in of a git host: what tests of the editor
 * do with `EditedSite`.
 */
export class BrowserEditor<
  StandIn extends GitHubStandIn | OtherStandIn = GitHubStandIn,
> implements Pick<EditedSite, 'read' | 'open' | 'save' | 'saveTask'> {
  #standIn: StandIn | undefined;
  #server: Server | undefined;
  address = '';

  constructor(private readonly startStandIn: () => Promise<StandIn>) {}

  get standIn(): StandIn {
    if (!this.#standIn) throw new Error('The editor has not been started.');
    return this.#standIn;
  }

  /** @param settings how people sign in, and what lies before the API */
  async start(
    name: TestSiteName = 'another-practice',
    settings: Partial<EditorSettings> = {},
  ): Promise<void> {
    this.#standIn = await this.startStandIn();
    const folder = makeTempFolder();
    const config = await requestBrowserEditor(folder, name, {
      host: this.standIn.kind,
      api: this.standIn.api,
      ...settings,
    });
    // A new site begins without a repository.
    if (!settings.starters) {
      await commitFiles(this.standIn.repository, 'main', readSite(name, config));
    }
    this.#server = serveFolder(folder);
    await new Promise<void>((resolve) => this.#server?.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
    this.address = `http://127.0.0.1:${address.port}/`;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    this.#server?.close();
    await this.#standIn?.close();
  }

  /** Opens the editor and signs in. */
  async open(page: Page, token = this.standIn.token): Promise<void> {
    await page.goto(this.address);
    await this.signIn(page, token);
    await expect(page.locator('iframe[aria-busy=false]')).toBeVisible();
  }

  /** Fills in the form to sign in and sends it. */
  async signIn(page: Page, token = this.standIn.token): Promise<void> {
    await page.getByLabel('Token').fill(token);
    await page.getByRole('button', { name: 'Open the editor' }).click();
  }

  /** Changes the headline of `another-practice`. Once the page shows it, the browser has stored it. */
  async writeHeadline(page: Page, text: string): Promise<void> {
    await outlineOf(page)
      .getByRole('button', { name: /^Banner/ })
      .click();
    await field(formOf(page), 'Title').fill(text);
    await expect(shownPage(page).locator('h1')).toHaveText(text);
  }

  /** Saves by the key for it or, as phones have none, by the button, and waits until all is saved. */
  async save(page: Page): Promise<void> {
    const isNarrow = await paneOf(page, 'Content').isVisible();
    if (isNarrow) await page.getByRole('button', { name: 'Save', exact: true }).click();
    else await page.keyboard.press('Control+s');
    await expect(page.getByText(/^Saved( ·|$)/)).toBeVisible();
  }

  /** Publishes what is saved. */
  async publish(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish' });
    await dialog.getByRole('button', { name: /^Publish/ }).click();
    await expect(dialog.getByText('Published.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('Saved · published')).toBeVisible();
  }

  /**
   * Saves and publishes what a task has changed.
   *
   * @param before the config in the repository before the task
   * @returns what is different now, by its place: `+` was added, `-` was removed
   */
  async saveTask(page: Page, before: string): Promise<Record<string, Json>> {
    await this.save(page);
    await this.publish(page);
    return listDifferences(JSON.parse(before) as Json, JSON.parse(this.read()) as Json);
  }

  /** The config in the repository. */
  read(): string {
    return this.readFile('site.config.json').toString();
  }

  /** A file in the repository. */
  readFile(file: string): Buffer {
    const { folder } = this.standIn.repository;
    return execFileSync('git', ['show', `main:${file}`], { cwd: folder, maxBuffer: 1e8 });
  }

  hasFile(file: string): boolean {
    const { folder } = this.standIn.repository;
    return execFileSync('git', ['ls-tree', 'main', '--', file], { cwd: folder }).length > 0;
  }
}

/** One repository for all tests of a file, which run one after the other. */
export function editInBrowser(name?: TestSiteName): BrowserEditor {
  const site = new BrowserEditor(() => GitHubStandIn.start());
  test.describe.configure({ mode: 'serial' });
  test.use({ viewport: { width: 1280, height: 800 } });
  test.beforeAll(() => site.start(name));
  test.afterAll(() => site.stop());
  return site;
}

/** A phone, as far as the engine can be one: Playwright's Firefox can only be as narrow. */
export const phone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: ({ browserName }: PlaywrightWorkerOptions, use: (isMobile: boolean) => Promise<void>) =>
    use(browserName !== 'firefox'),
};

function readSite(name: TestSiteName, config: string): Record<string, string | Uint8Array> {
  const { publicFolder } = readTestSite(name);
  const files = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return {
    'site.config.json': config,
    ...Object.fromEntries(
      files.map((file) => [`public${file.slice(publicFolder.length)}`, readFileSync(file)]),
    ),
  };
}
