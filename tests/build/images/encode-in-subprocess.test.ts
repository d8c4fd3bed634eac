import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodeApart } from '../../../src/build/images/encode-in-subprocess';
import { resizeImage, settings } from '../../../src/build/images/resize-image.mjs';
import { photo } from './sample-pictures';

test('a process of its own makes the same files', async () => {
  const bytes = await photo(300, 200);
  for (const format of ['avif', 'webp', 'jpg', 'png'] as const) {
    const file = { bytes, key: 'photo', width: 150, format };
    const made = await encodeApart(file);
    expect(Buffer.from(made).equals(await resizeImage(file))).toBe(true);
  }
});

test('what is no picture is refused with the words of the encoder, and the next one is made', async () => {
  const bytes = Buffer.from('no picture');
  const file = { bytes, key: 'none', width: 150, format: 'webp' } as const;
  const words = await resizeImage(file).catch((error: Error) => error.message);
  await expect(encodeApart(file)).rejects.toThrow(new Error(String(words)));
  const made = await encodeApart({ ...file, bytes: await photo(30, 20), key: 'small' });
  expect(made.length).toBeGreaterThan(0);
});

test('files are the same whether a picture is resized for each or once for all', async () => {
  const half = sharp({ create: { width: 300, height: 200, channels: 4, background: '#8cf8' } });
  for (const bytes of [await photo(300, 200), await half.png().toBuffer()]) {
    const alone = sharp(bytes).resize({ width: 150 });
    const file = { bytes, key: `${bytes.length}`, width: 150 };
    const made = await resizeImage({ ...file, format: 'webp' });
    expect(made.equals(await alone.clone().webp(settings.webp).toBuffer())).toBe(true);
    // Nothing is read again.
    const jpg = await resizeImage({ ...file, bytes: Buffer.alloc(0), format: 'jpg' });
    expect(jpg.equals(await alone.clone().jpeg(settings.jpg).toBuffer())).toBe(true);
  }
});
