import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { SiteConfig } from '../../../src/generated/config-types';
import { makeTempFolder } from '../../make-temp-folder';
import { sampleConfig } from '../../sample-config';

/** A photo that is sky above and meadow below. */
export async function photo(width: number, height: number, sky = '#a8c4d0'): Promise<Buffer> {
  const meadow = {
    width,
    height: Math.round(height / 2),
    channels: 3,
    background: '#4b6b4f',
  } as const;
  return sharp({ create: { width, height, channels: 3, background: sky } })
    .composite([{ input: { create: meadow }, gravity: 'south' }])
    .jpeg()
    .toBuffer();
}

/** A folder public/ with pictures by their paths. */
export async function makePublicFolder(
  pictures: Readonly<Record<string, Promise<Buffer>>>,
): Promise<string> {
  const folder = makeTempFolder();
  for (const [file, bytes] of Object.entries(pictures)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), await bytes);
  }
  return folder;
}

/** The sample site with banners that show these pictures; everything else shows the first one. */
export function withPictures(...files: string[]): SiteConfig {
  const json = JSON.stringify(sampleConfig).replaceAll('/images/lake.webp', files[0] ?? '');
  const config = JSON.parse(json) as SiteConfig;
  const [route] = config.routes;
  if (!route) throw new Error('The sample site has no page');
  route.blocks = files.map((src) => ({
    type: 'banner',
    layout: 'picture',
    title: 'Still waters',
    image: { src, decorative: true },
  }));
  return config;
}
