import { join } from 'node:path';
import type { PublicAssets } from '../../../pages/build-context';
import { measurePicture } from '../../../io/measure-picture';
import { listPublicFiles } from '../../../io/public-files';
import { memoryFiles } from '../memory-files';

type Size = ReturnType<typeof measurePicture>;

/** The shape of most photos. */
const unmeasured: Size = { width: 1600, height: 1067 };

/** As on a computer, as far as the files are in the memory. */
export async function measureAssets(publicFolder: string): Promise<PublicAssets> {
  const files = [...listPublicFiles(publicFolder)].map((file) => ({
    file,
    ...memoryFiles.expect(join(publicFolder, file)),
  }));
  const measured = files.flatMap(({ file, bytes }): [string, Size][] => {
    const size = bytes && measure(bytes);
    return size ? [[file, size]] : [];
  });
  return {
    pictures: new Map(measured),
    unmeasured,
    fileSizes: new Map(files.map(({ file, size }) => [file, size])),
    videoCodecs: new Map(),
  };
}

const known = new WeakMap<Uint8Array, Size | undefined>();

function measure(bytes: Uint8Array): Size | undefined {
  if (!known.has(bytes)) known.set(bytes, tryMeasuring(bytes));
  return known.get(bytes);
}

/** Undefined for a file that is not a picture, or is damaged: the check reports it. */
function tryMeasuring(bytes: Uint8Array): Size | undefined {
  try {
    return measurePicture(bytes);
  } catch {
    return undefined;
  }
}
