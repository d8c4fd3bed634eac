import type { Page } from '@playwright/test';
import { words } from '../../src/editor/words';
import { nameContent } from '../../src/published/name-content';
import { formOf, openItem } from '../../tests/e2e/support/editor-parts';
import { openEditor } from './scenes';

/** How an editor reaches what an image shows; a name that is a text is the whole name. */
type Step =
  | [act: 'open' | 'press' | 'press in settings' | 'wait for', name: string | RegExp]
  | [act: 'type', name: string, text: string];

interface Shot {
  name: string;
  /** CSS selector of the part of the editor in the image */
  part: string;
  steps: Step[];
}

const opening = words.openingFormats;
const dialog = '[role=dialog]';
const settings = 'main > section:nth-of-type(2)';
const columns = 'main';

/** The browser in which they are taken: the editor suggests its time zone. */
export const shotBrowser = {
  viewport: { width: 1000, height: 700 },
  timezoneId: 'America/Chicago',
};

/** The images of the editor in the guides. Those that change the site are the last. */
const shots: Shot[] = [
  { name: 'help', part: dialog, steps: [['press', 'Help']] },
  { name: 'wizard', part: dialog, steps: [['press', 'Make it yours']] },
  {
    name: 'add-block',
    part: dialog,
    steps: [
      ['press', 'Add a block'],
      ['type', 'Search', 'question'],
    ],
  },
  {
    name: 'format',
    part: columns,
    steps: [
      ['open', /^Accordion/],
      ['press in settings', 'Will sessions be confidential?'],
      ['wait for', /^Answer/],
    ],
  },
  {
    name: 'image',
    part: settings,
    steps: [
      ['open', /^Hero/],
      ['press in settings', /^Image/],
    ],
  },
  {
    name: 'location',
    part: dialog,
    steps: [
      ['open', /^Locations/],
      ['press', 'Add location'],
      ['type', 'Name', 'Harbor office'],
    ],
  },
  {
    name: 'add-counselor',
    part: dialog,
    steps: [
      ['open', /^Counselors \d/],
      ['press', 'Add counselor'],
      ['type', 'Name', 'Dana Okafor'],
    ],
  },
  {
    name: 'remove-counselor',
    part: dialog,
    steps: [
      ['open', /^Counselors \d/],
      ['open', 'Caleb Renner'],
      ['press', /^Remove .*Caleb/],
    ],
  },
  {
    name: 'add-post',
    part: dialog,
    steps: [
      ['open', /^Posts \d/],
      ['press', 'Add post'],
      ['type', 'Title', 'Snow on the lake'],
    ],
  },
  {
    name: 'event',
    part: dialog,
    steps: [
      ['open', /^Events/],
      ['press', 'Add event'],
      ['type', 'Title', 'Grief group'],
      ['type', 'Start', '2099-04-15'],
    ],
  },
  {
    name: 'add-page',
    part: dialog,
    steps: [
      ['press', 'Add a page'],
      ['type', 'Page title', 'Grief group'],
    ],
  },
  {
    name: 'path',
    part: dialog,
    steps: [
      ['open', /^Contact/],
      ['press', 'Change the path'],
      ['type', 'Path', '/write-to-us'],
    ],
  },
  { name: 'search-result', part: settings, steps: [['open', /^Contact/]] },
  { name: 'menu', part: columns, steps: [['open', 'Navigation']] },
  {
    name: 'crisis',
    part: settings,
    steps: [
      ['open', /^Notices/],
      ['open', /^If you are in crisis/],
    ],
  },
  { name: 'theme', part: columns, steps: [['open', 'Theme']] },
  {
    name: 'widget',
    part: settings,
    steps: [
      ['open', /^Widgets/],
      ['open', /with Miriam/],
      ['type', 'Paste the link or code from the provider', 'https://cal.com/miriam'],
    ],
  },
  {
    name: 'language',
    part: dialog,
    steps: [
      ['open', 'Site'],
      ['press in settings', /^Country and languages/],
      ['press', 'Add a language'],
    ],
  },
  {
    name: 'announcement',
    part: dialog,
    steps: [
      ['press', 'Add a block'],
      ['type', 'Search', 'closed'],
      ['press', 'Add announcement'],
      ['type', 'Text', 'We are closed from December 24 to January 2.'],
      ['type', 'Unpublish on', '2099-01-03T00:00'],
    ],
  },
  {
    name: 'problem',
    part: columns,
    steps: [
      ['open', /^Hero/],
      ['press in settings', 'Book A Session'],
      ['type', 'Link to', '/book-a-sesion'],
      ['wait for', /does not exist/],
    ],
  },
];

/** Opens the editor for each image and shows what is in it. */
export async function walkShots(
  page: Page,
  address: string,
  show: (shot: Shot) => Promise<void>,
): Promise<void> {
  for (const shot of shots) {
    await page.goto('about:blank');
    await openEditor(page, address);
    for (const step of shot.steps) await take(page, step);
    // Formatted texts open later than their settings.
    await page.waitForFunction((text) => !document.body.textContent.includes(text), opening);
    await show(shot);
    // The questions about a new site would open again.
    await page.evaluate(() => sessionStorage.clear());
  }
}

async function take(page: Page, [act, name, text = '']: Step): Promise<void> {
  if (act === 'open') return openItem(page, name);
  const opened = page.locator(dialog).last();
  const isOpen = await opened.isVisible();
  const scope = isOpen ? opened : act === 'press' ? page.locator('body') : formOf(page);
  if (act === 'type') return scope.getByLabel(name, { exact: true }).first().fill(text);
  if (act === 'wait for') return scope.getByText(name).first().waitFor();
  return scope.getByRole('button', { name, exact: true }).first().click();
}

/** Names the texts of an image, without the choices of closed lists. */
export async function nameTexts(page: Page, { part }: Shot): Promise<string> {
  const text = await page
    .locator(part)
    .last()
    .evaluate((element) => {
      const copy = element.cloneNode(true) as Element;
      for (const choice of copy.querySelectorAll('option, style')) choice.remove();
      return copy.textContent;
    });
  return nameContent(Buffer.from(text));
}
