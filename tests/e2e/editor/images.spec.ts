import type { Locator, Page } from '@playwright/test';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { editForAll, shownPage } from '../support/edited-site';
import {
  choosePage,
  field,
  formOf,
  namedFile,
  outlineOf,
  takePhoto,
} from '../support/editor-parts';
import { expect, test } from '../support/test';

const site = editForAll(undefined, 'every-part');

async function openBlock(page: Page, address: string, name: RegExp): Promise<Locator> {
  await site.open(page);
  await choosePage(page, address);
  await outlineOf(page).getByRole('button', { name }).first().click();
  return formOf(page);
}

/** Pastes or drops a photo, as a browser hands it out. */
async function give(target: Locator, type: 'paste' | 'drop', name: string): Promise<void> {
  const bytes = [...(await takePhoto(300, 200))];
  await target.evaluate(
    (element, given) => {
      const data = new DataTransfer();
      const file = new File([new Uint8Array(given.bytes)], given.name, { type: 'image/jpeg' });
      data.items.add(file);
      const { x, y } = element.getBoundingClientRect();
      const init = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        given.type === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: data })
          : new DragEvent('drop', {
              ...init,
              dataTransfer: data,
              clientX: x + 20,
              clientY: y + 20,
            }),
      );
    },
    { type, name, bytes },
  );
}

/** One step back is all there was. */
async function undoOnce(page: Page, before: string): Promise<void> {
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText(/^Saved( ·|$)/)).toBeHidden();
  await site.save(page);
  expect(JSON.parse(site.read())).toEqual(JSON.parse(before));
}

test('a click on an image opens its setting, also where it lies behind the text', async ({
  page,
}) => {
  await site.open(page);
  const block = outlineOf(page).getByRole('button', { name: /^Hero/ });
  await outlineOf(page).getByRole('link', { name: 'Settings' }).click();
  await expect(block).not.toBeInViewport();
  for (const [index, name] of ['photo-meadow', 'photo-flower'].entries()) {
    const image = shownPage(page).locator(`section img[src*="${name}"]`).first();
    await image.scrollIntoViewIfNeeded();
    const box = await image.boundingBox();
    if (!box) throw new Error(`${name} is not on the page.`);
    await page.mouse.click(box.x + box.width * 0.6, box.y + box.height * 0.35);
    await expect(field(formOf(page), 'File')).toBeFocused();
    await expect(field(formOf(page), 'File')).toHaveValue(`/images/${name}.jpg`);
    // The outline shows what is selected.
    if (index === 0) await expect(block).toBeInViewport();
  }
});

test('several images are added to a gallery, with one answer about their origin', async ({
  page,
}) => {
  const before = site.read();
  const form = await openBlock(page, '/resources', /^Gallery/);
  await form
    .locator('input[type=file][multiple]')
    .setInputFiles([
      namedFile('Room one.jpg', await takePhoto(400, 300)),
      namedFile('letter.jpg', Buffer.from('%PDF-1.4')),
      namedFile('Room two.jpg', await takePhoto(500, 300)),
      namedFile('Room two.jpg', await takePhoto(600, 300)),
    ]);
  const dialog = page.getByRole('dialog', { name: 'Add 3 images' });
  const descriptions = dialog.getByRole('textbox', { name: 'Image description' });
  await expect(descriptions.first()).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await descriptions.first().fill('A room');
  await descriptions.nth(1).fill('Another room');
  await dialog.getByRole('textbox', { name: 'Caption' }).nth(1).fill('Upstairs');
  await expect(dialog).toContainText('Still missing: Image description');
  await dialog.getByRole('checkbox').nth(2).check();
  await dialog.getByRole('button', { name: 'Add 3 images' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('alert')).toContainText('“letter.jpg” is a PDF');
  await expect(shownPage(page).getByAltText('Another room')).toBeAttached();
  const { name } = (JSON.parse(before) as { site: { name: string } }).site;
  const saved = Object.values(await site.saveTask(page, before));
  expect(saved).toContainEqual({
    files: ['/images/room-one.jpg', '/images/room-two.jpg', '/images/room-two-2.jpg'],
    title: 'Room one',
    creator: name,
    license: 'own-work',
  });
  expect(saved).toContainEqual({
    image: { src: '/images/room-two.jpg', alt: 'Another room' },
    caption: 'Upstairs',
  });
  expect(saved).toContainEqual({ image: { src: '/images/room-two-2.jpg', decorative: true } });
  await undoOnce(page, before);
});

test('an image that cannot be kept is left out, and the others are added once', async ({
  page,
}) => {
  const before = site.read();
  const form = await openBlock(page, '/resources', /^Gallery/);
  let tries = 0;
  await page.route('**/keep', (route) => {
    tries += 1;
    const answer = { status: 422, json: { message: 'Choose the file again.' } };
    return tries === 2 || tries === 3 ? route.fulfill(answer) : route.continue();
  });
  const photos = ['First.jpg', 'Second.jpg', 'Third.jpg'].map(async (name, index) =>
    namedFile(name, await takePhoto(400 + index, 300)),
  );
  await form.locator('input[type=file][multiple]').setInputFiles(await Promise.all(photos));
  const dialog = page.getByRole('dialog', { name: /^Add \d images$/ });
  const add = dialog.getByRole('button', { name: /^Add/ });
  for (const index of [0, 1, 2]) await dialog.getByRole('checkbox').nth(index).check();
  for (let round = 1; round <= 2; round += 1) {
    await add.click();
    await expect.poll(() => tries).toBe(round + 1);
    await expect(dialog.getByRole('alert')).toContainText('Choose the file again.');
  }
  await dialog.getByRole('button', { name: 'Leave this image out' }).click();
  await expect(add).toHaveText('Add 2 images');
  await add.click();
  await expect(dialog).toBeHidden();
  const saved = Object.values(await site.saveTask(page, before));
  expect(saved).toContainEqual({ image: { src: '/images/first.jpg', decorative: true } });
  expect(saved).toContainEqual({ image: { src: '/images/third.jpg', decorative: true } });
  expect(JSON.stringify(saved)).not.toContain('second');
  await undoOnce(page, before);
});

for (const way of ['paste', 'drop'] as const) {
  test(`a photo gets into a text by ${way}, in one step`, async ({ page, messages }) => {
    const before = site.read();
    const form = await openBlock(page, '/', /^Accordion/);
    await form.getByRole('button', { name: 'Is this real?', exact: true }).click();
    const text = field(form, 'Answer');
    await text.focus();
    await page.keyboard.press('Control+End');
    await give(text, way, `By ${way}.jpg`);
    const dialog = page.getByRole('dialog', { name: 'Add image' });
    await dialog.getByRole('textbox', { name: 'Image description' }).fill('A garden');
    await dialog.getByRole('textbox', { name: 'Caption' }).fill('In May');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(text).toBeFocused();
    await expect(text.getByRole('img', { name: 'A garden' })).toBeVisible();
    const saved = await site.saveTask(page, before);
    expect(JSON.stringify(saved)).toContain(
      `<figure><img src=\\"/images/by-${way}.jpg\\" alt=\\"A garden\\"><figcaption>In May</figcaption></figure>`,
    );
    expect(JSON.stringify(saved)).toContain(`"files":["/images/by-${way}.jpg"]`);
    await undoOnce(page, before);
    expect(messages).toEqual([]);
  });
}

test('a pasted link to a video becomes a widget of its block, in one step', async ({ page }) => {
  const before = site.read();
  const form = await openBlock(page, '/group', /Join the group/);
  const paste = form.getByRole('textbox', { name: 'Paste the link or code from the provider' });
  await paste.fill('https://example.com/nothing');
  await form.getByRole('button', { name: 'Check' }).click();
  await expect(form.getByRole('alert').first()).toContainText('not a widget of a known provider');
  await paste.fill('https://www.youtube.com/watch?v=abcdefghijk');
  await form.getByRole('button', { name: 'Check' }).click();
  const title = form.getByRole('textbox', { name: 'Title of the widget' });
  await expect(title).toBeFocused();
  await title.fill('Breathing in four steps');
  await page.keyboard.press('Enter');
  await expect(title).toBeHidden();
  const saved = Object.values(await site.saveTask(page, before));
  expect(saved).toContainEqual({
    id: 'breathing-in-four-steps',
    provider: 'youtube',
    kind: 'video',
    ref: 'abcdefghijk',
    title: 'Breathing in four steps',
    fallback: { label: 'Breathing in four steps (YouTube)' },
  });
  expect(saved).toContain('breathing-in-four-steps');
  await undoOnce(page, before);
});

test('an image in a text is replaced together with its caption', async ({ page }) => {
  const before = site.read();
  const form = await openBlock(page, '/', /^Accordion/);
  await form.getByRole('button', { name: 'Is this real?', exact: true }).click();
  const text = field(form, 'Answer');
  const dialog = page.getByRole('dialog', { name: 'Add image' });
  for (const [name, caption] of [
    ['June', 'In June'],
    ['July', 'In July'],
    ['August', ''],
  ] as const) {
    if (name === 'June') await text.focus();
    else await text.getByRole('img').click();
    await give(text, 'paste', `${name}.jpg`);
    await dialog.getByRole('textbox', { name: 'Image description' }).fill(name);
    await dialog.getByRole('textbox', { name: 'Caption' }).fill(caption);
    await page.keyboard.press('Enter');
    await expect(text.getByRole('img', { name })).toBeVisible();
  }
  expect(JSON.stringify(await site.saveTask(page, before))).toContain(
    '<figure><img src=\\"/images/august.jpg\\" alt=\\"August\\"><figcaption>In July</figcaption></figure>',
  );
  await site.undoAll(page);
});
