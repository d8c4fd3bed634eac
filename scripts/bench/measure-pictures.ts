import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { SiteConfig } from '../../src/generated/config-types';
import { benchSite } from './bench-site';
import { buildConfig, workFolder, type BuildMeasure } from './build-config';
import { makeLargeConfig } from './make-large-config';
import { removeFeatures } from './vary-features';
import { progress } from '../commands/progress';
import { workThrough } from '../pictures/work-through';

/** As phones take them. */
const size = { width: 4000, height: 3000 };

/** So many files one entry of `media` may name. */
const mostOfOneWork = 200;

/** Grain is what makes photos of cameras large. */
const grain = { type: 'gaussian', mean: 128, sigma: 30 } as const;

/**
 * Builds a site with one photo for each of so many posts, twice: the second time, the photos are known.
 * A tenth of them comes first, to see whether memory grows with their number.
 *
 * @returns the lines of a Markdown table
 */
export async function measurePictures(config: SiteConfig, photoCount: number): Promise<string[]> {
  const rows: string[] = [];
  // Bundles the code and makes all but the photos, so that no row counts it.
  buildConfig(removeFeatures(makeLargeConfig(config, 1)), 'photos-none');
  for (const [name, count] of [
    ['few', Math.ceil(photoCount / 10)],
    ['all', photoCount],
  ] as const) {
    // One after the other, so that each is built alone.
    // oxlint-disable-next-line no-await-in-loop
    const publicFolder = await makePhotos(name, count);
    const withPhotos = addPhotos(config, count);
    const build = () => buildConfig(withPhotos, `photos-${name}`, publicFolder);
    rows.push(writeRow(`${count} new ones`, build()), writeRow(`the same ${count}`, build()));
  }
  return [
    'Photos of 12 megapixels, each for a separate post:',
    '',
    '| | s of the processor | s | processors busy | peak MB | MB read |',
    '|---|---|---|---|---|---|',
    ...rows,
  ];
}

/** @returns a folder with the files of the project and the photos */
async function makePhotos(name: string, count: number): Promise<string> {
  const folder = join(workFolder, `public-${name}`);
  cpSync(benchSite.publicFolder, folder, { recursive: true });
  mkdirSync(join(folder, 'images/photos'));
  progress.begin('taking photos', count);
  let taken = 0;
  await workThrough(Array.from({ length: count }).keys(), async (index) => {
    // Not one of them is like another, also not like one of an earlier run.
    const background = { r: (Date.now() + index * 37) % 256, g: (index * 71) % 256, b: 128 };
    const noise = { width: 1000, height: 750, channels: 3, background, noise: grain } as const;
    await sharp({ create: noise })
      .resize({ ...size, kernel: 'cubic' })
      .tint(background)
      .jpeg({ quality: 90 })
      .toFile(join(folder, namePhoto(index)));
    taken += 1;
    progress.advance(taken);
  });
  return folder;
}

function namePhoto(index: number): string {
  return `/images/photos/photo-${index + 1}.jpg`;
}

function addPhotos(config: SiteConfig, count: number): object {
  const large = makeLargeConfig(config, count);
  const own = config.entities.posts.length;
  for (const [index, post] of large.entities.posts.slice(own).entries()) {
    post.image = { ...post.image, src: namePhoto(index) };
  }
  const [first] = large.media;
  const files = Array.from({ length: count }, (_, index) => namePhoto(index));
  if (!first) return removeFeatures(large);
  while (files.length > 0) {
    large.media.push({ ...first, files: files.splice(0, mostOfOneWork) });
  }
  return removeFeatures(large);
}

function writeRow(name: string, measure: BuildMeasure): string {
  const { cpuSeconds, checkMs, buildMs, peakMb, readMb } = measure;
  const seconds = (checkMs + buildMs) / 1000;
  const cells = [
    name,
    cpuSeconds.toFixed(1),
    seconds.toFixed(1),
    (cpuSeconds / seconds).toFixed(1),
    peakMb.toFixed(0),
    readMb.toFixed(0),
  ];
  return `| ${cells.join(' | ')} |`;
}
