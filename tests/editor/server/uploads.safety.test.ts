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
