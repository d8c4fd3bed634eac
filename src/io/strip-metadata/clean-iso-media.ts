import { ByteReader, DamagedContent } from '../../check/public-files/byte-reader';
import { findIsoBoxes, listIsoBoxes, type IsoBox } from '../../check/public-files/iso-boxes';
import { blankPictureNotes } from './clean-avif';

/** The boxes that say something about a file and nothing that a player needs, wherever they are. */
const notes = new Set(['udta', 'meta', 'uuid', 'free', 'skip', 'wide', 'Xtra', 'ilst', 'keys']);

/** Groups of boxes in which there may be some of them. */
const groups = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'moof', 'traf', 'mvex', 'edts']);

/** What a track may be of: pictures, sound, words on the picture. */
const shownTracks = new Set([
  'vide',
  'soun',
  'sbtl',
  'subt',
  'text',
  'clcp',
  'tmcd',
  'hint',
  'auxv',
]);

/** Encoders write their names into the video itself, where no box says so. */
const encoderNames = [/x26[45] [-(][ -~]{10,2000}/g, /Lav[cf]\d+\.\d+\.\d+(?: [a-z0-9_]+)?/g];

/**
 * A video (MP4) or picture (AVIF) without what cameras and programs noted in it. Notes are
 * overwritten, so that all places in the file stay where they are.
 *
 * @throws DamagedContent when it is cut off, or holds notes that cannot be taken out
 */
export function cleanIsoMedia(original: Uint8Array): Uint8Array {
  const bytes = Buffer.from(original);
  const boxes = listIsoBoxes(bytes);
  const isVideo = boxes.some(({ type }) => type === 'moov');
  if (isVideo) {
    for (const track of findIsoBoxes(bytes, ['moov', 'trak'], boxes))
      refuseUnknownTrack(bytes, track);
  } else {
    for (const { bodyStart, end } of findIsoBoxes(bytes, ['meta'], boxes)) {
      blankPictureNotes(bytes, { start: bodyStart, end });
    }
  }
  blankBoxes(bytes, boxes, isVideo ? notes : new Set([...notes].filter((type) => type !== 'meta')));
  if (isVideo) {
    for (const path of [
      ['moov', 'mvhd'],
      ['moov', 'trak', 'tkhd'],
      ['moov', 'trak', 'mdia', 'mdhd'],
    ]) {
      for (const box of findIsoBoxes(bytes, path)) blankTimes(bytes, box);
    }
    for (const box of findIsoBoxes(bytes, ['moov', 'trak', 'mdia', 'hdlr'])) blankName(bytes, box);
    for (const box of findIsoBoxes(bytes, ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd'])) {
      blankEncoder(bytes, box);
    }
    for (const box of boxes) if (box.type === 'mdat') blankEncoderNames(bytes, box);
  }
  return bytes;
}

function refuseUnknownTrack(bytes: Uint8Array, track: IsoBox): void {
  const inTrack = listIsoBoxes(bytes, track.bodyStart, track.end);
  for (const { bodyStart } of findIsoBoxes(bytes, ['mdia', 'hdlr'], inTrack)) {
    const kind = new ByteReader(bytes).letters(bodyStart + 8, 4);
    if (shownTracks.has(kind)) continue;
    throw new DamagedContent('contains a track with camera metadata, such as locations');
  }
}

/** Turns boxes into empty space; players skip that. */
function blankBoxes(bytes: Buffer, boxes: readonly IsoBox[], blanked: ReadonlySet<string>): void {
  for (const { type, start, bodyStart, end } of boxes) {
    if (blanked.has(type)) {
      bytes.write('free', start + 4, 'latin1');
      bytes.fill(0, bodyStart, end);
    } else if (groups.has(type)) {
      blankBoxes(bytes, listIsoBoxes(bytes, bodyStart, end), blanked);
    }
  }
}

/** When something was made and changed: two numbers after the version, each longer in version 1. */
function blankTimes(bytes: Buffer, { bodyStart, end }: IsoBox): void {
  const length = bytes[bodyStart] === 1 ? 16 : 8;
  bytes.fill(0, bodyStart + 4, Math.min(bodyStart + 4 + length, end));
}

/** What the program that wrote a track calls it. */
function blankName(bytes: Buffer, { bodyStart, end }: IsoBox): void {
  if (bodyStart + 24 < end) bytes.fill(0, bodyStart + 24, end);
}

/** Each description of a video holds 32 bytes for the name of the encoder. */
function blankEncoder(bytes: Buffer, { bodyStart, end }: IsoBox): void {
  for (const { type, start, end: entryEnd } of listIsoBoxes(bytes, bodyStart + 8, end)) {
    if (/^(?:avc[1-4]|hvc1|hev1|av01|vp0[89]|mp4v)$/.test(type) && start + 86 <= entryEnd) {
      bytes.fill(0, start + 50, start + 82);
    }
  }
}

function blankEncoderNames(bytes: Buffer, { bodyStart, end }: IsoBox): void {
  // A letter for each byte, a piece at a time: names are near the start of the first picture or sound.
  const letters = bytes.toString('latin1', bodyStart, end);
  for (const name of encoderNames) {
    for (const { index, 0: found } of letters.matchAll(name)) {
      bytes.fill(' ', bodyStart + index, bodyStart + index + found.length);
    }
  }
}
