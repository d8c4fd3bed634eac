// @promise No published JPEG, PNG, WebP, AVIF, HEIC, PDF or MP4 reveals where or with which device
// or program it was made, except in `public/as-is/`

import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { writeOutput } from '../../../src/build/write-output';
import { planPictureFiles } from '../../../src/build/images/plan-picture-files';
import { createPictureKey, locateCached } from '../../../src/build/images/picture-cache';
import {
  planPictures,
  traitsFile,
  type PicturePlan,
} from '../../../src/build/images/plan-pictures';
import { UnreadablePictures } from '../../../src/io/command-error';
import { locateChecksummed, readChecksummed } from '../../../src/io/cache/checksummed-files.mjs';
import { planPublicFiles } from '../../../src/build/outputs/public-outputs';
import { listUses } from '../../../src/check/public-files/used-files';
import { measureAssets } from '../../../src/io/measure-assets';
import type { SiteConfig } from '../../../src/generated/config-types';
import { makeTempFolder } from '../../make-temp-folder';
import { makePublicFolder, photo, withPictures } from './sample-pictures';

async function plan(config: SiteConfig, folder: string) {
  return planPictures(listUses(config).shown, folder, await measureAssets(folder));
}

async function writeFiles(planned: PicturePlan, folder: string): Promise<void> {
  for (const file of planPictureFiles(planned)) await writeOutput(file, folder);
}

test('a photo is made in widths up to its own, in three formats, under names that follow from its content', async () => {
  const folder = await makePublicFolder({ '/images/The lake, 2.jpg': photo(700, 400) });
  const planned = await plan(withPictures('/images/The lake, 2.jpg'), folder);
  const out = makeTempFolder();
  await writeFiles(planned, out);
  const names = readdirSync(join(out, 'assets/pictures')).toSorted();
  expect(names.map((name) => name.replace(/-[0-9a-f]{8}-/, '-#-'))).toEqual(
    [160, 214, 285, 380, 506, 675, 700]
      .flatMap((width) =>
        ['avif', 'jpg', 'webp'].map((format) => `the-lake-2-#-${width}.${format}`),
      )
      .toSorted(),
  );
  for (const name of names) {
    const { width, height } = await sharp(join(out, 'assets/pictures', name)).metadata();
    expect(width).toBe(Number(/-(\d+)\./.exec(name)?.[1]));
    expect(Math.abs(height - (width * 400) / 700)).toBeLessThan(1);
  }
  const asset = planned.assets.pictures.get('/images/The lake, 2.jpg');
  expect(asset?.variants?.colors).toMatch(/^#\w{3},#\w{3},#\w{3}$/);
});

test('what is made once is not made again, and another picture has other names', async () => {
  const folder = await makePublicFolder({ '/images/lake.jpg': photo(170, 100) });
  const config = withPictures('/images/lake.jpg');
  const out = makeTempFolder();
  const first = await plan(config, folder);
  await writeFiles(first, out);
  const [picture] = first.pictures.values();
  const url = `/assets/pictures/${picture?.variants.name}-160.avif`;
  const path = locateCached(picture?.key ?? '', '160.avif');
  const cached = locateChecksummed(path);
  // Not when it was changed: it is marked as used.
  const made = statSync(cached).ino;
  await writeFiles(await plan(config, folder), makeTempFolder());
  expect(statSync(cached).ino).toBe(made);
  expect(readFileSync(join(out, url))).toEqual(readChecksummed(path));
  const types = [...planPictureFiles(first)].map(({ url: name, type }) => [name, type]);
  expect(types).toContainEqual([url, 'image/avif']);
  expect(types).toContainEqual([url.replace('avif', 'jpg'), 'image/jpeg']);

  writeFileSync(join(folder, 'images/lake.jpg'), await photo(171, 100));
  const [other] = (await plan(config, folder)).pictures.values();
  expect(other?.variants.name).not.toBe(picture?.variants.name);
  // The plan was made for the picture that is gone.
  rmSync(cached);
  await expect(writeFiles(first, makeTempFolder())).rejects.toThrow(
    'was replaced during the build',
  );
});

test('a picture that is there twice is published twice', async () => {
  const shade = `#${randomBytes(3).toString('hex')}`;
  const copies = ['/images/lake.jpg', '/images/copy.jpg'];
  const folder = await makePublicFolder(
    Object.fromEntries(copies.map((file) => [file, photo(600, 400, shade)])),
  );
  const out = makeTempFolder();
  await writeFiles(await plan(withPictures(...copies), folder), out);
  const names = readdirSync(join(out, 'assets/pictures'));
  expect(names.filter((name) => name.startsWith('lake-'))).toHaveLength(names.length / 2);
});

test('a picture that is transparent stays so for old browsers, and has no colors behind it', async () => {
  const clear = sharp({
    create: {
      width: 200,
      height: 100,
      channels: 4,
      background: { r: 0, g: 80, b: 90, alpha: 0.4 },
    },
  });
  const folder = await makePublicFolder({ '/images/mark.png': clear.png().toBuffer() });
  const planned = await plan(withPictures('/images/mark.png'), folder);
  const out = makeTempFolder();
  await writeFiles(planned, out);
  const names = readdirSync(join(out, 'assets/pictures'));
  expect(new Set(names.map((name) => name.split('.').at(-1)))).toEqual(
    new Set(['avif', 'webp', 'png']),
  );
  for (const name of names) {
    expect((await sharp(join(out, 'assets/pictures', name)).metadata()).hasAlpha).toBe(true);
  }
  const [picture] = planned.pictures.values();
  expect(picture?.variants.colors).toBeUndefined();
});

test('a photo that the camera held upright is upright, and does not say where it was taken', async () => {
  const turned = sharp(await photo(400, 200))
    .withExif({ IFD3: { GPSLatitude: '36/1 34/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const folder = await makePublicFolder({ '/images/upright.jpg': turned });
  const planned = await plan(withPictures('/images/upright.jpg'), folder);
  expect(planned.assets.pictures.get('/images/upright.jpg')).toMatchObject({
    width: 200,
    height: 400,
  });
  const out = makeTempFolder();
  await writeFiles(planned, out);
  for (const name of readdirSync(join(out, 'assets/pictures'))) {
    const { width, height, orientation, exif } = await sharp(
      join(out, 'assets/pictures', name),
    ).metadata();
    expect(height / width).toBeCloseTo(2, 1);
    expect([orientation, exif]).toEqual([undefined, undefined]);
  }
});

test('drawings and animations stay as they are', async () => {
  const frames = [photo(20, 20), photo(20, 20, '#204060')];
  const animation = sharp(await Promise.all(frames), { join: { animated: true } });
  const folder = await makePublicFolder({
    '/images/hills.svg': Promise.resolve(
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ),
    '/images/water.gif': animation.gif().toBuffer(),
  });
  const planned = await plan(withPictures('/images/hills.svg', '/images/water.gif'), folder);
  expect(planned.pictures.size).toBe(0);
});

test('originals are published only where something leads to them', async () => {
  const folder = await makePublicFolder({
    '/images/shown.jpg': photo(20, 20),
    '/images/in-text.jpg': photo(30, 20),
    '/images/linked.jpg': photo(40, 20),
    '/images/alone.jpg': photo(50, 20),
  });
  const config = withPictures('/images/shown.jpg', '/images/linked.jpg');
  const [post] = config.entities.posts;
  if (post) {
    post.content =
      '<p><img src="/images/in-text.jpg" alt="Reeds"></p><p><a href="/images/linked.jpg">All of it</a></p>';
  }
  const { pictures } = await plan(config, folder);
  expect([...pictures.keys()].toSorted()).toEqual([
    '/images/in-text.jpg',
    '/images/linked.jpg',
    '/images/shown.jpg',
  ]);
  const published = [...planPublicFiles(folder, listUses(config), { pictures }, config.theme)];
  expect(published.map(({ url }) => url)).toEqual(['/images/linked.jpg']);
});

test('all pictures that end too early are named', async () => {
  const whole = await photo(400, 300);
  const cut = Promise.resolve(whole.subarray(0, whole.length / 2));
  const folder = await makePublicFolder({
    '/images/a.jpg': cut,
    '/images/b.jpg': cut,
    '/images/good.jpg': photo(20, 20),
  });
  const config = withPictures('/images/b.jpg', '/images/good.jpg', '/images/a.jpg');
  const failure: unknown = await plan(config, folder).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(UnreadablePictures);
  expect(failure).toMatchObject({ files: ['/images/a.jpg', '/images/b.jpg'] });
});

test('a cache that cannot be used is not taken for a damaged picture', async () => {
  const bytes = await photo(30, 20, `#${randomBytes(3).toString('hex')}`);
  const folder = await makePublicFolder({ '/images/lake.jpg': Promise.resolve(bytes) });
  const blocked = locateChecksummed(locateCached(createPictureKey(bytes), traitsFile));
  mkdirSync(blocked, { recursive: true });
  onTestFinished(() => rmSync(blocked, { recursive: true }));
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  const { pictures } = await plan(withPictures('/images/lake.jpg'), folder);
  expect([...pictures.keys()]).toEqual(['/images/lake.jpg']);
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^Cannot save to the cache in .*pictures\. /)],
  ]);
});

test('a picture that nobody measured is not planned without a width', async () => {
  const folder = await makePublicFolder({ '/images/lake.jpg': photo(20, 20) });
  const assets = { ...(await measureAssets(folder)), pictures: new Map() };
  await expect(planPictures(['/images/lake.jpg'], folder, assets)).rejects.toThrow(
    'The size of /images/lake.jpg is not known',
  );
});

test('a picture that was read before, and of which all is known, is not read again', async () => {
  const folder = await makePublicFolder({ '/images/lake.jpg': photo(180, 100) });
  const config = withPictures('/images/lake.jpg');
  const first = await plan(config, folder);
  const assets = await measureAssets(folder);
  const keys = new Map([...first.pictures].map(([file, { key }]) => [file, key]));
  rmSync(join(folder, 'images/lake.jpg'));
  const { shown } = listUses(config);
  expect((await planPictures(shown, folder, assets, keys)).pictures).toEqual(first.pictures);
  await expect(planPictures(shown, folder, assets)).rejects.toThrow('ENOENT');
});

test('a picture that was replaced since it was read, and of which nothing is known, is told', async () => {
  const folder = await makePublicFolder({ '/images/lake.jpg': photo(190, 100) });
  const keys = new Map([['/images/lake.jpg', randomBytes(8).toString('hex')]]);
  const { shown } = listUses(withPictures('/images/lake.jpg'));
  await expect(planPictures(shown, folder, await measureAssets(folder), keys)).rejects.toThrow(
    'lake.jpg was replaced during the build. Run the build again.',
  );
});
