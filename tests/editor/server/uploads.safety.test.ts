// @promise Names of files, pages and redirects that Windows or macOS do not allow are warnings, and
// no upload gets one
// @promise A file chosen in the editor is stored by its content, without camera or location data;
// no file name can escape `public/`
// @promise A removed file is restored as soon as the document names it, so undo never leaves a file
// missing

import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openEditor } from '../open-editor';
import { upload } from '../upload';

test('a photo of 12 MB works', async () => {
  const editor = await openEditor();
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const photo = await sharp({
    create: { width: 3900, height: 2600, channels: 3, noise, background: 'white' },
  })
    .jpeg({ quality: 100 })
    .toBuffer();
  expect(photo.length).toBeGreaterThan(12_000_000);
  const { answer } = await upload(editor, 'large.jpg', photo);
  expect(answer.picture).toMatchObject({ width: 2400, height: 1600 });
});
