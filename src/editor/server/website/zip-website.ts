import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import { listBuiltFiles } from '../../../build/add-host-files';
import { isCompressible } from '../../../build/outputs/output';
import { RefusedRequest } from '../read-body';

/** What a ZIP without extensions can hold, and what fits into the memory of most computers. */
const most = { files: 65_535, bytes: 2 ** 31 };

/** @param folder with a built website @throws RefusedRequest when it is too large */
export async function zipWebsite(folder: string): Promise<Uint8Array> {
  const files = listBuiltFiles(folder).toSorted((one, other) => (one.file < other.file ? -1 : 1));
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (files.length > most.files || total > most.bytes) {
    throw new RefusedRequest(
      422,
      'The website is too large for a ZIP. Run “npm run build” and upload the folder dist.',
    );
  }
  const zipped: Zippable = {};
  for (const { file } of files) {
    const content = new Uint8Array(await readFile(join(folder, file)));
    // Images and videos are compressed already.
    zipped[file] = [content, { level: isCompressible(file) ? 6 : 0 }];
  }
  return zipSync(zipped);
}
