import type { FileFormat } from './recognize-format';

/** What public/ may hold, by what it is for. */
export type WantedKind = 'picture' | 'drawing' | 'video' | 'document' | 'typeface';

const again = 'Copy or download the file again from its source, or use another file.';

const pictureSteps =
  'Save the image as JPEG or PNG; renaming the file does not convert it. On a Mac, open it in Preview and choose File > Export. On Windows, open it in Paint and choose File > Save as.';

/** What to do with a video that is too large or is not for all browsers. */
export const videoSteps =
  'Convert the video to MP4 with H.264; renaming the file does not convert it. On Windows and on a Mac, use the free program HandBrake with the preset "Fast 720p30". On an iPhone, send the video to a computer first.';

const documentSteps =
  'Save the document as PDF; renaming the file does not convert it. In Word: File > Save As > PDF. In Pages: File > Export To > PDF. On an iPhone: Share > Print, then spread the preview of the first page with two fingers and share the PDF.';

/** What to do with a file that is of another kind than its name says, or than may be published. */
export function adviseSaving(wanted: WantedKind, { kind, name, ending }: FileFormat): string {
  if (name === 'empty') return again;
  if (kind === 'page') {
    return `${again} On the web, choose "Save image as", or the button to download.`;
  }
  if (ending !== undefined) {
    return `Rename the file so that its name ends with ".${ending}", then update the settings that use it.`;
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
  return steps && `${steps} Then delete the old file and update the settings that use it.`;
}
