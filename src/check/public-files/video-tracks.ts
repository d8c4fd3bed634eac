import { ByteReader } from './byte-reader';
import { findIsoBoxes, listIsoBoxes } from './iso-boxes';

/** Four letters by which players know how a video is encoded, and what people call that. */
export const videoCodecs: Readonly<Record<string, string>> = {
  avc1: 'H.264',
  avc3: 'H.264',
  av01: 'AV1',
  hvc1: 'HEVC (H.265)',
  hev1: 'HEVC (H.265)',
  vp08: 'VP8',
  vp09: 'VP9',
  mp4v: 'MPEG-4 Visual',
  s263: 'H.263',
  apcn: 'ProRes',
  dvh1: 'Dolby Vision',
};

/**
 * How the pictures of a video are encoded: four letters for each track.
 *
 * @throws DamagedContent when it is cut off
 */
export function listVideoTracks(bytes: Uint8Array): string[] {
  const reader = new ByteReader(bytes);
  return findIsoBoxes(bytes, ['moov', 'trak', 'mdia']).flatMap(({ bodyStart, end }) => {
    const media = listIsoBoxes(bytes, bodyStart, end);
    const [handler] = findIsoBoxes(bytes, ['hdlr'], media);
    if (!handler || reader.letters(handler.bodyStart + 8, 4) !== 'vide') return [];
    return findIsoBoxes(bytes, ['minf', 'stbl', 'stsd'], media).flatMap((list) =>
      listIsoBoxes(bytes, list.bodyStart + 8, list.end).map(({ type }) => type),
    );
  });
}
