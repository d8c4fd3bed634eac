import type { FileFormat } from './recognize-format';

/** What public/ may hold, by what it is for. */
export type WantedKind = 'picture' | 'drawing' | 'video' | 'document' | 'typeface';

const again = 'Copy or download it again from where it comes from, or use another file.';

const pictureSteps =
  'Save it as JPEG or PNG; a new name alone does not change it. On a Mac: open it in Preview, File > Export. On Windows: open it in Paint, File > Save as.';

/** What to do with a video that is too large or is not for all browsers. */
export const videoSteps =
  'Convert it to MP4 with H.264; a new name alone does not change it. On Windows and on a Mac: with the free program HandBrake, preset "Fast 720p30". On an iPhone: send it to a computer first.';

const documentSteps =
  'Save it as PDF; a new name alone does not change it. In Word: File > Save As > PDF. In Pages: File > Export To > PDF. On an iPhone: Share > Print, then spread the picture of the first page with two fingers and share that.';

/** What to do with a file that is of another kind than its name says, or than may be published. */
export function adviseSaving(wanted: WantedKind, { kind, name, ending }: FileFormat): string {
  if (name === 'empty') return again;
  if (kind === 'page') {
    return `${again} On the web, choose "Save image as", or the button to download.`;
  }
  if (ending !== undefined) {
    return `Rename it, so that its name ends with ".${ending}", and write the new name where it is used.`;
  }
  if (wanted === 'video') return kind === 'video' ? videoSteps : again;
  if (wanted === 'document') return kind === 'document' ? documentSteps : again;
  return kind === 'picture' ? pictureSteps : again;
}

/** The endings of files that people have and that are not published. */
const otherEndings: [endings: readonly string[], steps: string][] = [
  [
    ['tif', 'tiff', 'bmp', 'psd', 'dng', 'cr2', 'cr3', 'nef', 'arw', 'raw', 'jxl', 'jfif', 'ico'],
    pictureSteps,
  ],
  [['mov', 'm4v', 'avi', 'webm', 'mkv', 'wmv', 'mpg', 'mpeg', '3gp', 'mts'], videoSteps],
  [
    ['doc', 'docx', 'odt', 'pages', 'rtf', 'ppt', 'pptx', 'key', 'xls', 'xlsx', 'numbers'],
    documentSteps,
  ],
];

/**
 * What to do with a file, according to how its name ends; undefined when nothing is known of such
 * files.
 */
export function adviseEnding(ending: string): string | undefined {
  const steps = otherEndings.find(([endings]) => endings.includes(ending.toLowerCase()))?.[1];
  return steps && `${steps} Then delete this file, and write the new name where it is used.`;
}
