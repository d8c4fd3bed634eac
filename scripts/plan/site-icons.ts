import { appleIconUrl, manifestIcons, oldIconUrl } from '../../src/published/web-manifest';
import type { DrawingCache } from '../cache/drawing-cache';
import { hashSources } from '../cache/hash-sources';
import { readPackageVersion } from '../cache/package-version';
import { planFile, type FileOutput } from './output';

/** An icon that is made of the mark of the practice. */
interface IconFile {
  url: string;
  /** width and height in pixels */
  side: number;
  /** how much of the width the mark takes */
  share: number;
  /** where the icon must not be transparent */
  ground?: string;
}

/** What stands in the middle of a maskable icon is never cut off: https://w3c.github.io/manifest/#icon-masks */
const maskableShare = 0.62;

/** The icons of the site that are no SVG. */
export function planSiteIcons(
  cache: DrawingCache,
  { logo, ground }: { logo: Buffer; ground: string },
): FileOutput[] {
  const icons: IconFile[] = [
    { url: oldIconUrl, side: 32, share: 1 },
    { url: appleIconUrl, side: 180, share: 0.8, ground },
    ...manifestIcons.map(({ src, side, purpose }): IconFile =>
      purpose === 'maskable'
        ? { url: src, side, share: maskableShare, ground }
        : { url: src, side, share: 1 },
    ),
  ];
  const code = hashSources([import.meta.filename]) + readPackageVersion('sharp');
  return icons.map((icon) => {
    const key = `${code}${JSON.stringify(icon)}${logo.toString('base64')}`;
    return planFile(icon.url, () => cache.keep(key, () => drawIcon(logo, icon)));
  });
}

async function drawIcon(logo: Buffer, { url, side, share, ground }: IconFile): Promise<Buffer> {
  // Loaded only when needed: most builds draw nothing.
  const { default: sharp } = await import('sharp');
  const inner = Math.round(side * share);
  const margin = Math.floor((side - inner) / 2);
  const rest = side - inner - margin;
  const background = ground ?? '#0000';
  const mark = await sharp(logo, { density: 600 })
    .resize(inner, inner, { fit: 'contain', background: '#0000' })
    .extend({ top: margin, left: margin, bottom: rest, right: rest, background: '#0000' })
    .png()
    .toBuffer();
  const icon = sharp(mark);
  const png = await (ground === undefined ? icon : icon.flatten({ background }))
    .png({ palette: true, effort: 10 })
    .toBuffer();
  return url.endsWith('.ico') ? wrapAsIco(png, side) : png;
}

/** An ICO file that holds a single PNG: https://en.wikipedia.org/wiki/ICO_(file_format) */
function wrapAsIco(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  // An icon, one picture.
  header.set([0, 0, 1, 0, 1, 0, side, side]);
  // One plane of 32 bits a pixel.
  header.set([1, 0, 32, 0], 10);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
