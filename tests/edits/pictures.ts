import sharp from 'sharp';
import { isObject } from '../../src/utils/json';
import type { Image, SiteConfig } from '../../src/generated/config-types';
import type { PublicFiles } from './site-edit';

/** All pictures that the config names outside of HTML. */
function listImages(value: unknown): Image[] {
  if (Array.isArray(value)) return value.flatMap(listImages);
  if (!isObject(value)) return [];
  return isImage(value) ? [value] : Object.values(value).flatMap(listImages);
}

function isImage(value: object): value is Image {
  return 'src' in value && typeof value.src === 'string' && value.src.startsWith('/images/');
}

/** Shows another picture in every place: photos where drawings were, or the other way round. */
export async function replacePictures(
  config: SiteConfig,
  files: PublicFiles,
  kind: 'photos' | 'drawings',
): Promise<void> {
  const names = [...new Set(listImages(config).map(({ src }) => src))];
  // Drawing one takes a moment, and few differ as much as these.
  const photos = kind === 'photos' ? await Promise.all([0, 1, 2].map(makePhoto)) : [];
  const fresh = new Map<string, string>();
  for (const [index, name] of names.entries()) {
    const file = `/images/replaced-${index}.${kind === 'photos' ? 'jpg' : 'svg'}`;
    files.write(file, photos[index % 3] ?? draw(index));
    fresh.set(name, file);
  }
  for (const image of listImages(config)) image.src = fresh.get(image.src) ?? image.src;
  const { name } = config.site;
  config.media = config.media
    .map((medium) => ({ ...medium, files: medium.files.filter((file) => !fresh.has(file)) }))
    .filter((medium) => medium.files.length > 0);
  config.media.push({
    files: [...fresh.values()],
    title: 'New pictures',
    creator: name,
    license: 'own-work',
  });
}

/** A photo of 1600 pixels, upright or wide, dark or bright. */
function makePhoto(index: number): Promise<Buffer> {
  const height = [1000, 1600, 2100][index % 3] ?? 1000;
  const [red = 0, green = 0, blue = 0] = [40, 110, 180].map((part) => (part + index * 37) % 256);
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  // A few pixels, drawn large: clouds.
  const size = { width: 32, height: Math.round(height / 50) };
  return sharp({ create: { ...size, channels: 3, background: 'white', noise } })
    .tint({ r: red, g: green, b: blue })
    .resize(1600, height, { kernel: 'cubic' })
    .jpeg({ quality: 80 })
    .toBuffer();
}

function draw(index: number): string {
  const height = [500, 800, 1050][index % 3] ?? 500;
  const hue = (index * 47) % 360;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="${height}" viewBox="0 0 800 ${height}"><path fill="hsl(${hue} 40% 85%)" d="M0 0h800v${height}H0z"/><circle cx="400" cy="250" r="180" fill="hsl(${hue} 45% 45%)"/></svg>\n`;
}
