import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Json } from '../../../src/utils/json';
import { makeTempFolder } from '../../make-temp-folder';
import { GitHubStandIn } from '../../git-hosts/github-stand-in';
import { BrowserEditor } from '../support/browser-editor';
import { headline } from '../support/edited-site';
import { takePhoto } from '../support/editor-parts';
import { listDifferences } from '../support/list-differences';
import type { Visitor } from './drivers/visitor';
import { clickButton, expectHeadline, expectText, fill, publish, signIn } from './editor-visitor';
import { expect, expectSoon, test } from './engine-test';

test.describe.configure({ mode: 'serial' });

const editor = new BrowserEditor(() => GitHubStandIn.start());

test.beforeAll(() => editor.start());
test.afterAll(() => editor.stop());

const titleField = '[id="setting-routes/0/blocks/0/title"]';

/** Writes a file that a visitor can choose. */
function writeUpload(name: string, content: Buffer): string {
  const file = join(makeTempFolder(), name);
  writeFileSync(file, content);
  return file;
}

/** What was published since then, by its place. */
function listPublished(before: string): Record<string, Json> {
  return listDifferences(JSON.parse(before) as Json, JSON.parse(editor.read()) as Json);
}

/** Opens the fields of a counselor's portrait. */
async function openPortrait(visitor: Visitor): Promise<void> {
  await expectHeadline(visitor, headline);
  await clickButton(visitor, 'Counselors', 'nav');
  await clickButton(visitor, 'Lea', 'nav');
  await clickButton(visitor, 'Image', '[aria-label="Settings for the selected item"]');
  await expectSoon(visitor, 0, true, () => document.querySelector('input[type=file]') !== null);
}

test('a photo is turned upright, described and published', async ({ visitor }) => {
  const before = editor.read();
  await signIn(visitor, editor);
  await openPortrait(visitor);
  await visitor.chooseFile('input[type=file]', writeUpload('Lea.jpg', await takePhoto()));
  await expectText(visitor, '[role=dialog]', '/images/lea.jpg · 800 × 1200 pixels');
  await fill(visitor, '[role=dialog] :is(input, textarea)', 'Lea');
  await clickButton(visitor, 'Use this file', '[role=dialog]');
  await expectText(visitor, 'output', 'Added as /images/lea.jpg');
  await publish(visitor);

  expect(listPublished(before)).toEqual({
    'entities/counselors/0/image/src': '/images/lea.jpg',
    'entities/counselors/0/image/alt': 'Lea',
    '+media/3': {
      files: ['/images/lea.jpg'],
      title: 'Lea',
      creator: (JSON.parse(before) as { site: { name: string } }).site.name,
      license: 'own-work',
    },
  });
  const { format, width, height } = await sharp(
    editor.readFile('public/images/lea.jpg'),
  ).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 800, height: 1200 });
});

test('a large WebP photo stays small where the browser cannot write WebP', async ({ visitor }) => {
  const photo = sharp({ create: { width: 3000, height: 900, channels: 3, background: '#4488AA' } });
  await signIn(visitor, editor);
  await openPortrait(visitor);
  const upload = writeUpload('Lake.webp', await photo.webp().toBuffer());
  await visitor.chooseFile('input[type=file]', upload);
  await expectText(visitor, '[role=dialog]', ' · 2400 × 720 pixels');
  const said = await visitor.evaluate(() => document.querySelector('[role=dialog]')?.textContent);
  expect(said).toMatch(/\/images\/lake\.(?:webp|jpg) · /);
  await clickButton(visitor, 'Cancel', '[role=dialog]');
});

test('a click on the page puts the caret where it was', async ({ visitor }) => {
  await signIn(visitor, editor);
  await expectHeadline(visitor, headline);
  // A driver clicks in the window only, not in its frames.
  await visitor.evaluate(() => {
    const title = document.querySelector('iframe')?.contentDocument?.querySelector('h1');
    const text = title?.firstChild;
    if (!title || !text) throw new Error('The preview has no headline.');
    const range = title.ownerDocument.createRange();
    range.setStart(text, 5);
    range.setEnd(text, 6);
    const { left, top, height } = range.getBoundingClientRect();
    const place = { clientX: left + 1, clientY: top + height / 2 };
    title.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...place }));
  });
  await expectSoon(visitor, 0, 5, () => {
    const shown = document.querySelector('iframe')?.contentDocument;
    return shown?.activeElement?.tagName === 'H1' ? shown.getSelection()?.focusOffset : undefined;
  });
});

test('a headline is changed, kept over a reload and published, then everything is deleted @telling', async ({
  visitor,
}) => {
  const before = editor.read();
  await signIn(visitor, editor, { isKept: true });
  await expectHeadline(visitor, headline);
  await clickButton(visitor, 'Banner', 'nav');
  await fill(visitor, titleField, 'Kept here');
  await expectHeadline(visitor, 'Kept here');
  expect(editor.read()).toBe(before);

  await visitor.open(editor.address);
  await expectHeadline(visitor, 'Kept here');
  await publish(visitor);
  expect(editor.read()).toBe(before.replace(`"${headline}"`, '"Kept here"'));

  await clickButton(visitor, 'Sign out');
  await clickButton(visitor, 'Sign out and delete changes', '[role=dialog]');
  await expectSoon(
    visitor,
    0,
    '',
    () => document.querySelector<HTMLInputElement>('input[type=password]')?.value,
  );
  const stored = await visitor.evaluate(async () => [
    ...(await indexedDB.databases()),
    ...Object.keys(sessionStorage),
  ]);
  expect(stored).toEqual([]);
});

test('in a window as wide as a phone, a headline is changed and published', async ({ visitor }) => {
  const pane = '[role=group][aria-label=Show]';
  const before = editor.read();
  await visitor.resize(360, 740);
  await signIn(visitor, editor);
  await clickButton(visitor, 'Content', pane);
  await clickButton(visitor, 'Banner', 'nav');
  await fill(visitor, titleField, 'By thumb');
  await clickButton(visitor, 'Preview', pane);
  await expectHeadline(visitor, 'By thumb');
  expect(await visitor.evaluate(() => [innerWidth, document.body.scrollWidth])).toEqual([360, 360]);
  await publish(visitor);
  expect(listPublished(before)).toEqual({ 'routes/0/blocks/0/title': 'By thumb' });
});
