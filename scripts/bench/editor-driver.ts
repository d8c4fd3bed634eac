import type { Page } from '@playwright/test';
import { searchLengths } from '../../src/content/search-lengths';
import { problemsId } from '../../src/editor/client/form/field-notes';
import { controlId } from '../../src/editor/client/form/use-setting';
import type { Path } from '../../src/utils/json';
import { place } from '../../src/editor/client/outline/use-outline-edits';
import { writeLabel } from '../../src/editor/schema/write-label';
import { rowId } from '../../src/editor/client/state/use-list-edits';
import { words } from '../../src/editor/words';
import type { SiteConfig } from '../../src/generated/config-types';
import { longestWait, timeKey, type Awaited } from './editor-page';

/** Fits into every title, and no site says it. */
const typed = 'Text of the benchmark';

/** The keys that are pressed in turn: a letter, and the one that takes it back. */
const keys = ['x', 'Backspace'] as const;

/** The preview has shown all keys after so many milliseconds. */
const catchUp = 5000;

/** Uses the editor of a config that has a home page and posts. */
export class EditorDriver {
  constructor(
    private readonly page: Page,
    private readonly config: SiteConfig,
  ) {}

  /**
   * Opens the description of the home page and makes it as long as it may be.
   *
   * @returns what follows from one letter more: a problem, and what the page says of itself
   */
  async openDescription(): Promise<Awaited[]> {
    const home = this.findHome();
    const path = ['routes', home, 'description'];
    const text = 'x'.repeat(searchLengths.description.longest);
    const description = {
      isInPreview: true,
      selector: 'meta[name=description]',
      attribute: 'content',
    };
    await this.click(rowId(place, ['routes'], home, 'open'));
    await this.write(path, { ...description, text });
    return [
      { isInPreview: false, selector: findId(problemsId(path)), text: '' },
      { ...description, text: `${text}x` },
    ];
  }

  /** Opens the first block of the home page that has a title: one letter more is on the page. */
  async openBlock(): Promise<Awaited[]> {
    const home = this.findHome();
    const blocks = ['routes', home, 'blocks'];
    const block = this.config.routes[home]?.blocks.findIndex((one) => 'title' in one) ?? 0;
    await this.click(rowId(place, blocks, block, 'open'));
    return this.openTitle([...blocks, block, 'title']);
  }

  /** Opens the last post: one letter more is on its page. */
  async openPost(): Promise<Awaited[]> {
    const { posts } = this.config.entities;
    const last = posts.length - 1;
    await this.page.getByRole('button', { name: new RegExp(`^${postsLabel} \\d`) }).click();
    const search = this.page.getByLabel(searchLabel);
    if (await search.isVisible()) await search.fill(posts[last]?.title ?? '');
    await this.click(rowId(place, ['entities', 'posts'], last, 'open'));
    return this.openTitle(['entities', 'posts', last, 'title']);
  }

  /**
   * Opens the search of the posts, for the one that was opened before: for one letter more, it finds
   * nothing. Few posts have no search.
   */
  async openSearch(): Promise<Awaited[] | undefined> {
    const search = this.page.getByLabel(searchLabel);
    if (!(await search.isVisible())) return undefined;
    await search.fill(typed);
    return [{ isInPreview: false, selector: 'nav', text: words.nothingFound }];
  }

  /**
   * Types a letter and takes it back, in turn.
   *
   * @param times how many keys
   * @returns for each key what `timeKey` does
   */
  async type(awaited: readonly Awaited[], times: number): Promise<number[][]> {
    const measured: number[][] = [];
    for (let count = 0; count < times; count += 1) {
      const key = keys[count % 2] ?? keys[0];
      measured.push(await timeKey(this.page, key, awaited, key === 'x'));
    }
    return measured;
  }

  /** Types without waiting for what follows, but at the end. */
  async typeFast(awaited: readonly Awaited[], times: number): Promise<void> {
    for (let count = 0; count < times; count += 1) {
      await this.page.keyboard.press(keys[count % 2] ?? keys[0]);
    }
    // The preview skips keys that it is too late for: what follows from two more is only clear after these.
    await this.page.waitForTimeout(catchUp);
    await this.type(awaited, 2);
  }

  private async openTitle(path: Path): Promise<Awaited[]> {
    const title = { isInPreview: true, selector: 'body' };
    await this.write(path, { ...title, text: typed });
    return [{ ...title, text: `${typed}x` }];
  }

  /** Writes into the field of a setting, and waits for the page to show it. */
  private async write(path: Path, { selector, attribute, text }: Awaited): Promise<void> {
    await this.page.locator(findId(controlId(path))).fill(text);
    const shown = this.page.frameLocator('iframe');
    const element = attribute
      ? shown.locator(`${selector}[${attribute}="${text}"]`)
      : shown.locator(selector).filter({ hasText: text });
    await element.first().waitFor({ state: 'attached', timeout: longestWait });
    await this.page.waitForFunction(showsWholePage, undefined, { timeout: longestWait });
  }

  private async click(id: string): Promise<void> {
    await this.page.locator(findId(id)).click();
  }

  private findHome(): number {
    return this.config.routes.findIndex(({ path }) => path === '/');
  }
}

/** Runs in the page: the page before may say the same until its successor has come. */
function showsWholePage(): boolean {
  const frame = document.querySelector('iframe');
  const shown = frame?.contentDocument;
  const wanted = frame && new URL(frame.src).pathname;
  return shown?.readyState === 'complete' && shown.location.pathname === wanted;
}

const postsLabel = writeLabel('posts');
const searchLabel = `${words.search}: ${postsLabel}`;

/** The ids of the editor have the characters of paths in them. */
function findId(id: string): string {
  return `[id="${id}"]`;
}
