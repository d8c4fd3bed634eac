import { ByteReader, cutOff, DamagedContent } from './byte-reader';

/** A part of an MP4, AVIF or HEIC: four letters say what it is. Parts may contain parts. */
export interface IsoBox {
  type: string;
  start: number;
  bodyStart: number;
  end: number;
}

/**
 * Lists the boxes between two places of a file.
 *
 * @throws DamagedContent when one reaches beyond the end
 */
export function listIsoBoxes(bytes: Uint8Array, start = 0, end = bytes.length): IsoBox[] {
  const reader = new ByteReader(bytes);
  const boxes: IsoBox[] = [];
  let position = start;
  // A few bytes at the end of a group are permitted.
  while (position + 8 <= end) {
    const short = reader.number(position, 4);
    const headLength = short === 1 ? 16 : 8;
    const length =
      short === 1 ? reader.number(position + 8, 8) : short === 0 ? end - position : short;
    const type = reader.letters(position + 4, 4);
    if (length < headLength || position + length > end) throw new DamagedContent(cutOff);
    boxes.push({ type, start: position, bodyStart: position + headLength, end: position + length });
    position += length;
  }
  return boxes;
}

/** The boxes along a path of types: `['moov', 'trak', 'mdia']` are the media of all tracks. */
export function findIsoBoxes(
  bytes: Uint8Array,
  [type, ...rest]: readonly string[],
  boxes: readonly IsoBox[] = listIsoBoxes(bytes),
): IsoBox[] {
  const found = boxes.filter((box) => box.type === type);
  if (rest.length === 0) return found;
  return found.flatMap((box) =>
    findIsoBoxes(bytes, rest, listIsoBoxes(bytes, box.bodyStart, box.end)),
  );
}
