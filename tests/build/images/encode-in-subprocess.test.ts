import { expect, test } from 'vitest';
import { encodeApart } from '../../../src/build/images/encode-in-subprocess';
import { resizeImage } from '../../../src/build/images/resize-image.mjs';
import { photo } from './sample-pictures';

test('a process of its own makes the same files', async () => {
  const bytes = await photo(300, 200);
  for (const format of ['avif', 'webp', 'jpg', 'png'] as const) {
    const file = { bytes, width: 150, format };
    const made = await encodeApart(file);
    expect(Buffer.from(made).equals(await resizeImage(file))).toBe(true);
  }
});

test('what is no picture is refused with the words of the encoder, and the next one is made', async () => {
  const file = { bytes: Buffer.from('no picture'), width: 150, format: 'webp' } as const;
  const words = await resizeImage(file).catch((error: Error) => error.message);
  await expect(encodeApart(file)).rejects.toThrow(new Error(String(words)));
  const made = await encodeApart({ ...file, bytes: await photo(30, 20) });
  expect(made.length).toBeGreaterThan(0);
});
