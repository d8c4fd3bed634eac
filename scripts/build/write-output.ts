import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Content, FileOutput } from '../plan/output';
import { isCompressible } from './compress-files';
import { writeCompressed } from './write-compressed';

/** Makes a file of a site and puts it into a folder, with its compressed forms if it is a text. */
export async function writeOutput({ file, make }: FileOutput, folder: string): Promise<Content> {
  const content = await make();
  writeContent(file, content, folder);
  return content;
}

function writeContent(file: string, content: Content, folder: string): void {
  const target = join(folder, file);
  mkdirSync(dirname(target), { recursive: true });
  if (typeof content === 'string' || content instanceof Uint8Array) {
    writeFileSync(target, content);
    if (isCompressible(file)) writeCompressed(target, content);
    return;
  }
  copyFileSync(content.path, target);
  if (!isCompressible(file)) return;
  if (!content.isCompressed) {
    writeCompressed(target, readFileSync(target));
    return;
  }
  for (const ending of ['.gz', '.br']) copyFileSync(content.path + ending, target + ending);
}
