import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import type { GitHubStandIn } from '../../tests/git-hosts/github-stand-in';
import { listTexts } from './scenes';

const anyDialog = '[role=dialog]';

/** The parts of the page in the images of the guides that put a website online. */
export const guideParts = {
  start: 'main > section',
  token: anyDialog,
  choose: anyDialog,
  online: anyDialog,
  publish: anyDialog,
  domain: '[aria-labelledby=website-domain]',
  live: anyDialog,
  download: anyDialog,
  check: '[aria-labelledby=website-check]',
} as const;

/** The names of the images. */
type Part = keyof typeof guideParts;

/**
 * The texts in an image of the guide; not their colors, which change while a field gets the focus, nor
 * when it was taken.
 */
export async function listGuideTexts(page: Page, part: Part): Promise<string[]> {
  const texts = await listTexts(page, guideParts[part]);
  return texts
    .filter((text) => !text.startsWith('Last change on'))
    .map((text) => text.replace(/ \| [^|]* \| [^|]*$/, ''));
}

/**
 * Puts a new website online as the guide describes it, and connects a domain.
 *
 * @param page shows the first page of an editor with starters
 * @param show is called for each image of the guide, while the page shows it
 */
export async function walkGuide(
  page: Page,
  { token, switches }: GitHubStandIn,
  show: (part: Part) => Promise<void>,
): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Start').waitFor();
  await show('start');
  await button('Start').click();
  await button('Continue later').click();
  await button('Put it online').click();
  const dialog = page.getByRole('dialog', { name: 'Put your website online' });
  await dialog.getByLabel('Token').fill(token);
  await show('token');
  await button('Next').click();
  await dialog.getByText('https://mary.github.io').waitFor();
  await show('choose');
  await dialog.getByLabel('Put the sample online').check();
  await dialog.getByRole('button', { name: 'Put it online' }).click();
  await dialog.getByText('Your website is online').waitFor({ timeout: 90_000 });
  await show('online');
  await button('Continue editing').click();
  await page.frameLocator('iframe').locator('h1').click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('You can begin here.');
  await button('Publish').click();
  await page.getByText('things to do before the site goes live').waitFor();
  await show('publish');
  await button('Cancel').click();
  switches.records.set('quiet-lake.org', 'github').set('www.quiet-lake.org', 'github');
  await button('Your website').click();
  await page.getByRole('textbox', { name: 'Domain' }).fill('quiet-lake.org');
  await button('Use this domain').click();
  await button('Check the records').click();
  await page.getByText('quiet-lake.org is set up correctly.', { exact: true }).waitFor();
  await button('Turn on HTTPS').waitFor({ timeout: 90_000 });
  // All records fit only into a tall window.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 960, height: 1300 });
  await show('domain');
  if (size) await page.setViewportSize(size);
  await page.locator('#website-live').evaluate((heading) => heading.scrollIntoView());
  await show('live');
}

/**
 * Downloads a website, uploads it to a host and checks it, as the guide for other hosts describes it.
 *
 * @param page shows an editor of a folder
 * @param served the folder that the host serves
 * @param show as for `walkGuide`
 */
export async function walkOtherHost(
  page: Page,
  served: string,
  show: (part: Part) => Promise<void>,
): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Put it online').click();
  await button('Download your website').click();
  await page.getByText('things to do before the site goes live').waitFor();
  await show('download');
  const downloading = page.waitForEvent('download', { timeout: 200_000 });
  await button('Download').click();
  const zip = readFileSync(await (await downloading).path());
  for (const [file, content] of Object.entries(unzipSync(new Uint8Array(zip)))) {
    mkdirSync(dirname(join(served, file)), { recursive: true });
    writeFileSync(join(served, file), content);
  }
  await button('Close').click();
  await button('Your website').click();
  await button('Check now').click();
  await page.getByText('The version that you built last is online.').waitFor();
  await show('check');
}
