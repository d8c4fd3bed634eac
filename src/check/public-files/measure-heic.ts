import { ByteReader, DamagedContent } from './byte-reader';
import { findIsoBoxes, listIsoBoxes, type IsoBox } from './iso-boxes';

/** In pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/**
 * The size of a photo of an iPhone (HEIC) as it is seen: cut and turned as the file says. It may hold
 * several pictures, of which one is shown. The parts are described in ISO/IEC 23008-12, 6.5.
 *
 * @throws DamagedContent when the file is cut off or does not say how large the picture is
 */
export function measureHeic(bytes: Uint8Array): PictureSize {
  const reader = new ByteReader(bytes);
  const [meta] = findIsoBoxes(bytes, ['meta']);
  if (!meta) throw new DamagedContent('does not contain an image');
  const boxes = listIsoBoxes(bytes, meta.bodyStart + 4, meta.end);
  let size: PictureSize | undefined;
  for (const { type, bodyStart } of listProperties(reader, boxes)) {
    if (type === 'ispe') {
      size = { width: reader.number(bodyStart + 4, 4), height: reader.number(bodyStart + 8, 4) };
    }
    if (type === 'clap') {
      const [width, height] = [0, 8].map((at) =>
        Math.round(reader.number(bodyStart + at, 4) / reader.number(bodyStart + at + 4, 4)),
      );
      size = width && height ? { width, height } : size;
    }
    // In quarter turns.
    if (type === 'irot' && size && reader.number(bodyStart, 1) % 2 === 1) {
      size = { width: size.height, height: size.width };
    }
  }
  if (!size) throw new DamagedContent('does not contain its image size');
  return size;
}

/** What is said of the picture that is shown, in the order in which it is to be done. */
function listProperties(reader: ByteReader, boxes: readonly IsoBox[]): IsoBox[] {
  const { bytes } = reader;
  const [shown] = findIsoBoxes(bytes, ['pitm'], boxes);
  if (!shown) return [];
  const id = reader.number(shown.bodyStart + 4, bytes[shown.bodyStart] === 0 ? 2 : 4);
  const all = findIsoBoxes(bytes, ['iprp', 'ipco'], boxes).flatMap(({ bodyStart, end }) =>
    listIsoBoxes(bytes, bodyStart, end),
  );
  return findIsoBoxes(bytes, ['iprp', 'ipma'], boxes)
    .flatMap(({ bodyStart }) => listPlaces(reader, bodyStart, id))
    .flatMap((place) => all[place - 1] ?? []);
}

/** The places, from 1 on, of the properties of a picture in the list of all properties. */
function listPlaces(reader: ByteReader, list: number, wanted: number): number[] {
  const idSize = reader.number(list, 1) === 0 ? 2 : 4;
  const isWide = reader.number(list + 3, 1) % 2 === 1;
  const placeSize = isWide ? 2 : 1;
  let position = list + 8;
  for (let left = reader.number(list + 4, 4); left > 0; left -= 1) {
    const id = reader.number(position, idSize);
    const count = reader.number(position + idSize, 1);
    const start = position + idSize + 1;
    position = start + count * placeSize;
    if (id !== wanted) continue;
    // The first bit says whether the property must be understood.
    return Array.from(
      { length: count },
      (_, index) => reader.number(start + index * placeSize, placeSize) & (isWide ? 32767 : 127),
    );
  }
  return [];
}
