import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Content, type FileOutput, isCompressible } from './outputs/output';
import { encodings, writeCompressed } from './compress-files';

/**
 * Makes a file of a site and puts it into a folder.
 *
 * @param hasCopies whether a text gets compressed copies beside it
 */
export async function writeOutput(
  { file, make }: FileOutput,
  folder: string,
  hasCopies = false,
): Promise<Content> {
  const content = await make();
  writeContent(join(folder, file), content, hasCopies && isCompressible(file));
  return content;
}

function writeContent(target: string, content: Content, hasCopies: boolean): void {
  mkdirSync(dirname(target), { recursive: true });
  if (typeof content === 'string' || content instanceof Uint8Array) {
    writeFileSync(target, content);
    if (hasCopies) writeCompressed(target, content);
    return;
  }
  copyFileSync(content.path, target);
  if (!hasCopies) return;
  if (!content.isCompressed) {
    writeCompressed(target, readFileSync(target));
    return;
  }
  for (const { ending } of encodings) copyFileSync(content.path + ending, target + ending);
}
