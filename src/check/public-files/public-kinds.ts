import { findActiveSvg } from './active-svg';
import type { DamagedContent } from './byte-reader';
import { findHeavySvg } from './heavy-svg';
import { findPublicKind, publicKinds } from './file-names';
import { recognizeFormat } from './recognize-format';
import { adviseSaving, videoSteps, type WantedKind } from './saving-steps';
import { listVideoTracks } from './video-tracks';

/** What is wrong with the content of a file in public/. */
export interface ContentFault {
  /** it is something else than its name says, does more than show something, or cannot be used */
  what: 'other' | 'unfit';
  /** the rest of a sentence about the file */
  message: string;
  hint: string;
}

const wantedNames: Readonly<Record<WantedKind, string>> = {
  picture: 'an image for browsers',
  drawing: 'an SVG image',
  video: 'a video (MP4)',
  document: 'a PDF document',
  typeface: 'a font (WOFF2 or TTF)',
};

/** What helps with a drawing that takes too long to draw. */
export const simplerDrawing = 'Simplify the image in a drawing program, or use another image.';

/** Hosts such as Cloudflare Pages take no larger files: https://developers.cloudflare.com/pages/platform/limits/ */
const maxBytes = 25 * 2 ** 20;

/**
 * The endings to save a file with, for messages about others: nobody would choose those of an iPhone,
 * and no typeface was meant.
 */
export const publicEndings: readonly string[] = [
  ...publicKinds.picture.filter((ending) => !ending.startsWith('hei')),
  ...publicKinds.drawing,
  ...publicKinds.video,
  ...publicKinds.document,
];

/** Tells whether a file in public/, `/images/lake.webp`, is called like one that it may hold. */
export function isPublicKind(file: string): boolean {
  // Services that ask whose a site is look for texts in this folder.
  return findPublicKind(file) !== undefined || /^\/\.well-known\/[^/]+\.txt$/.test(file);
}

/** What is wrong with the size of a file in public/, whatever is in it. */
export function findSizeFault(file: string, size: number): ContentFault | undefined {
  const wanted = findPublicKind(file);
  // Of pictures, smaller ones are made.
  if (size <= maxBytes || wanted === 'picture' || wanted === undefined) return undefined;
  return {
    what: 'unfit',
    message: `is ${Math.round(size / 2 ** 20)} MB; hosts accept at most 25 MB`,
    hint:
      wanted === 'video'
        ? `Make the video shorter or smaller. ${videoSteps}`
        : 'Make the file smaller.',
  };
}

/**
 * What is wrong with the content of a file in public/, as far as that can be seen without unpacking it.
 *
 * @throws DamagedContent when it is cut off
 */
export function findContentFault(file: string, bytes: Uint8Array): ContentFault | undefined {
  const wanted = findPublicKind(file);
  if (wanted === undefined) return undefined;
  const format = recognizeFormat(bytes);
  const isOfKind = format.kind === wanted && format.ending !== undefined;
  // Whatever may be meant as a drawing is read as one.
  const isRead = wanted === 'drawing' && format.ending === undefined && format.name !== 'empty';
  if (isOfKind ? wanted === 'drawing' : isRead) return findDrawingFault(bytes);
  if (isOfKind) return wanted === 'video' ? findVideoFault(bytes) : undefined;
  return {
    what: 'other',
    message: `is ${format.name}, not ${wantedNames[wanted]}`,
    hint: adviseSaving(wanted, format),
  };
}

/** A file of the right kind that is damaged, or cannot be used for another reason. */
export function explainDamage(file: string, { message }: DamagedContent): ContentFault {
  const wanted = findPublicKind(file);
  const hints: [RegExp, string][] = [
    [
      /^is cut off|no pages/,
      'Copy or download the file again from its source, which may still be intact.',
    ],
    [
      /protected/,
      'Save the PDF without a password: look for the settings "Security" or "Encrypt".',
    ],
  ];
  const hint = hints.find(([test]) => test.test(message))?.[1];
  const others =
    wanted === 'video' ? videoSteps : 'Print the file to a new PDF: File > Print > Save as PDF.';
  return { what: 'unfit', message, hint: hint ?? others };
}

function findDrawingFault(bytes: Uint8Array): ContentFault | undefined {
  const active = findActiveSvg(bytes);
  if (active !== undefined) {
    const hint = 'Save the image as plain SVG or PNG in a drawing program, or use another image.';
    return { what: 'other', message: active, hint };
  }
  const heavy = findHeavySvg(new TextDecoder().decode(bytes));
  return heavy === undefined ? undefined : { what: 'unfit', message: heavy, hint: simplerDrawing };
}

function findVideoFault(bytes: Uint8Array): ContentFault | undefined {
  if (listVideoTracks(bytes).length > 0) return undefined;
  return { what: 'unfit', message: 'does not contain a video', hint: videoSteps };
}
