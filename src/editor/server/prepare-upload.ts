import { slugify } from '../../utils/slugify';
import { isDeviceName, publicKinds } from '../../check/public-files/file-names';
import { DamagedContent } from '../../check/public-files/byte-reader';
import {
  explainDamage,
  findContentFault,
  findSizeFault,
  type ContentFault,
} from '../../check/public-files/public-kinds';
import { recognizeFormat } from '../../check/public-files/recognize-format';
import type { WantedKind } from '../../check/public-files/saving-steps';
import { cleanFile } from '../../io/strip-metadata/clean-file';
import { openSample } from '../../io/find-typeface';
import { preparePicture, putInDrawing, type PreparedPicture } from './prepare-picture';
import { RefusedRequest } from './read-body';

/** The only folders of public/ that the editor writes to. */
export const uploadFolders: Readonly<Record<WantedKind, string>> = {
  picture: 'images',
  drawing: 'images',
  video: 'video',
  document: 'pdf',
  typeface: 'fonts',
};

const longestName = 80;

/** A file as it would be in public/. */
export interface PreparedFile {
  /** `/images/lake.jpg` */
  file: string;
  bytes: Uint8Array;
  picture?: PreparedPicture['picture'];
}

/**
 * Turns a file that somebody chose into one that may be in public/: recognized by its content,
 * whatever its name says, without the notes of cameras and programs. Pictures are turned upright and
 * made smaller; where only drawings fit, one is put into a drawing.
 *
 * @param wanted the kinds of files that fit where it was chosen
 * @throws RefusedRequest that says what is wrong with the file and what to do
 */
export async function prepareUpload(
  name: string,
  bytes: Uint8Array,
  wanted: readonly WantedKind[],
): Promise<PreparedFile> {
  const refuse = ({ message, hint }: ContentFault): never => {
    throw new RefusedRequest(422, `“${name}” ${message}. ${hint}`);
  };
  const format = recognizeFormat(bytes);
  if (format.kind === 'picture' && !wanted.includes('picture') && wanted.includes('drawing')) {
    const picture = await prepareUpload(name, bytes, ['picture']);
    return prepareUpload(name, await putInDrawing(picture.bytes), wanted);
  }
  const kind = chooseKind(name, format.kind, wanted);
  const stem = nameStem(name);
  const locate = (ending: string) => `/${uploadFolders[kind]}/${stem}.${ending}`;
  const isFitting = format.kind === kind && format.ending !== undefined;
  const file = locate((isFitting ? format.ending : publicKinds[kind][0]) ?? '');
  try {
    const fault = findSizeFault(file, bytes.length) ?? findContentFault(file, bytes);
    // Under its own name, it would be right elsewhere.
    const isOther = !isFitting && format.ending !== undefined;
    if (fault) return refuse(isOther ? { ...fault, hint: 'Choose a different file here.' } : fault);
    if (kind === 'typeface' && !canRead(bytes, file)) return refuse(unreadableTypeface);
    if (kind === 'picture' || kind === 'drawing') {
      const prepared = await preparePicture(bytes, kind);
      return { ...prepared, file: locate(prepared.ending) };
    }
    return { file, bytes: cleanFile(bytes) };
  } catch (error) {
    if (error instanceof DamagedContent) return refuse(explainDamage(file, error));
    throw error;
  }
}

const unreadableTypeface: ContentFault = {
  what: 'unfit',
  message: 'cannot be read as a font',
  hint: 'Download it again as WOFF2 or TTF.',
};

/** Whether a build could read the typeface. */
function canRead(typeface: Uint8Array, file: string): boolean {
  try {
    openSample(typeface, file);
    return true;
  } catch {
    return false;
  }
}

/** What the content is, if that fits; else what fits, so that the difference can be explained. */
function chooseKind(name: string, kind: string, wanted: readonly WantedKind[]): WantedKind {
  const named = /\.svg$/i.test(name) ? wanted.find((each) => each === 'drawing') : undefined;
  return wanted.find((each) => each === kind) ?? named ?? wanted[0] ?? 'picture';
}

/** `Lake at Dawn (1).HEIC` → `lake-at-dawn-1` */
function nameStem(given: string): string {
  const stem = given.replace(/\.[^.]*$/, '').replace(/^.*[\\/]/, '');
  const name = slugify(stem).slice(0, longestName).replace(/-$/, '');
  // The site can be copied to Windows.
  return isDeviceName(name) ? `file-${name}` : name;
}
