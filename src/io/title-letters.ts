import { readFileSync } from 'node:fs';
import type { Font } from 'fontkit';
import { readRanges } from '../published/fonts/choose-files';
import type { TypefaceFile } from '../published/fonts/typefaces';
import { locateFont } from './fonts';

/** Of the letters of share images, or the nearest that a typeface has. */
export const titleWeight = 500;

/** A file of a typeface as it is in its package or in public/. */
export interface OpenedFile extends TypefaceFile {
  bytes: Buffer;
  font: Font;
}

interface KnownFile {
  isFor: (character: string) => boolean;
  open: () => OpenedFile;
}

/**
 * The letters of share images, which the check of titles and the drawing ask for. Only files that may
 * have a letter are opened.
 */
export class TitleLetters {
  private readonly files: KnownFile[];
  private readonly found = new Map<string, OpenedFile | undefined>();

  /**
   * @param files the first choice first: what one lacks is in the next
   * @param openFont opens the content of a file
   */
  constructor(
    files: readonly TypefaceFile[],
    publicFolder: string,
    openFont: (bytes: Uint8Array) => Font,
  ) {
    this.files = files.map((file) => {
      let opened: OpenedFile | undefined;
      const open = (): OpenedFile => {
        const bytes = readFileSync(locateFont(file.source, publicFolder));
        return { ...file, bytes, font: openFont(bytes) };
      };
      return { isFor: readRanges(file.ranges), open: () => (opened ??= open()) };
    });
  }

  /** The first file that has a character. */
  find(character: string): OpenedFile | undefined {
    const known = this.found.get(character);
    if (known || this.found.has(character)) return known;
    const code = character.codePointAt(0) ?? 0;
    const candidates = this.files.filter(({ isFor }) => isFor(character));
    const file = candidates.find(({ open }) => open().font.hasGlyphForCodePoint(code))?.open();
    this.found.set(character, file);
    return file;
  }
}
