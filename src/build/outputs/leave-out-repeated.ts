import { isCompressible } from '../compress-files';
import { listFilesOf, type Output } from './output';

/** The outputs without those whose file an earlier one becomes: pages with one title share an image. */
export function* leaveOutRepeated<T extends Output>(outputs: Iterable<T>): Generator<T> {
  const taken = new Set<string>();
  for (const output of outputs) {
    if (taken.has(output.file)) continue;
    for (const file of listFilesOf(output)) {
      taken.add(file);
      if (isCompressible(file)) taken.add(`${file}.gz`).add(`${file}.br`);
    }
    yield output;
  }
}
