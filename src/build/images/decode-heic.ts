import { findIsoBoxes, listIsoBoxes } from '../../check/public-files/iso-boxes';
import { isHeic } from '../../check/public-files/recognize-format';
import { readCached } from '../../io/cache/cache-files';
import { locateCached } from './picture-cache';

/** Another name whenever it is made in another way. */
const decodedFile = 'decoded-1.jpg';

/**
 * A picture in a format that our encoder reads: a photo of an iPhone is decoded, once for all files
 * that are made of it.
 *
 * @param key of the picture
 * @throws Error when such a photo is damaged
 */
export async function makeReadable(bytes: Uint8Array, key: string): Promise<Uint8Array> {
  if (!isHeic(bytes)) return bytes;
  return readCached(locateCached(key, decodedFile), () => decodeHeic(bytes));
}

/**
 * A photo of an iPhone (HEIC) as a JPEG of high quality with the same colors, turned as it is seen.
 * Nothing else that is noted in the file is in it.
 *
 * @throws Error when it is damaged
 */
export async function decodeHeic(bytes: Uint8Array): Promise<Buffer> {
  const [{ default: decode }, { default: sharp }] = await Promise.all([
    import('heic-decode'),
    import('sharp'),
  ]);
  const { width, height, data } = await decode({ buffer: bytes });
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
  const profile = findColorProfile(bytes);
  return profile ? addColorProfile(jpeg, profile) : jpeg;
}

/** What the colors of a photo mean (ICC): those of a phone are more vivid than usual ones. */
function findColorProfile(bytes: Uint8Array): Uint8Array | undefined {
  const [meta] = findIsoBoxes(bytes, ['meta']);
  if (!meta) return undefined;
  const boxes = listIsoBoxes(bytes, meta.bodyStart + 4, meta.end);
  return findIsoBoxes(bytes, ['iprp', 'ipco', 'colr'], boxes)
    .map(({ bodyStart, end }) => bytes.subarray(bodyStart, end))
    .find((body) => /^(?:prof|rICC)/.test(Buffer.from(body.subarray(0, 4)).toString('latin1')))
    ?.subarray(4);
}

/** As Annex B of the ICC specification says: after the first two bytes, in one part. */
function addColorProfile(jpeg: Buffer, profile: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from('ICC_PROFILE\0\u0001\u0001', 'latin1'), profile]);
  // Longer ones would need several parts; that of a phone has 548 bytes.
  if (content.length > 65_533) return jpeg;
  const head = Buffer.from([0xff, 0xe2, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}
