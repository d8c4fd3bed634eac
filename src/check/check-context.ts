import type { ThemeFonts } from '../generated/config-types';
import type { SiteAddresses } from '../content/site-addresses';
import type { HasCharacter } from '../content/share-title';
import type { SizeLimit } from './json/read-source';
import type { TranslationRecord } from './languages/translation-record';
import type { ContentFault } from './public-files/public-kinds';

/** A picture in public/: its size in pixels and the length of its file in bytes. */
export interface PictureFile {
  width: number;
  height: number;
  bytes: number;
}

/**
 * A video in public/: how its pictures are encoded, four letters for each track, and its size in
 * bytes.
 */
export interface VideoFile {
  codecs: readonly string[];
  bytes: number;
}

/** A file beside the config that holds one entry of a list, or several. */
export interface ListFile {
  /** how reports call it */
  file: string;
  source: Uint8Array | string;
}

/**
 * Reads the files that a list is kept in, sorted by their paths.
 *
 * @param written which files, as the config says it: `content/posts/*.json`
 * @returns `outside` is what is not in the folder of the config
 */
export type ReadListFiles = (written: string) => { files: readonly ListFile[]; outside?: string };

/** What a check can know of the world around the config. What is left out is not checked. */
export interface CheckContext {
  /** how large the config may be, where that is not as usual */
  sizeLimit?: SizeLimit;
  /** how lists are read that are kept in files; without it, there are none */
  readListFiles?: ReadListFiles;
  /** all files in public/ with their sizes in bytes */
  fileSizes?: ReadonlyMap<string, number>;
  /** the pictures in public/ as the site serves them */
  pictures?: ReadonlyMap<string, PictureFile>;
  /** files in public/ that are named like a picture and cannot be read as one */
  unreadablePictures?: ReadonlySet<string>;
  /** the videos in public/ */
  videos?: ReadonlyMap<string, VideoFile>;
  /** what is wrong with the content of files in public/ */
  contentFaults?: ReadonlyMap<string, ContentFault>;
  /** the names of the typefaces whose packages are installed */
  typefaces?: ReadonlySet<string>;
  /** with the typefaces of a theme: whether the pictures of shared links can show a character */
  findDrawable?: (fonts: ThemeFonts) => HasCharacter;
  /** of a site in several languages: its addresses in all of them, and old ones that lead on */
  allAddresses?: SiteAddresses;
  /** texts that are in another language than the rest, because nobody has translated them */
  untranslated?: ReadonlySet<string>;
  /** files in public/ that the site uses in one of its languages */
  usedSomewhere?: ReadonlySet<string>;
  /** which originals the translations were made from */
  translationRecord?: TranslationRecord;
  /** the day of the check: `2027-04-15` */
  today?: string;
  /** the moment of the check, in milliseconds since 1970 */
  now?: number;
  /** whether what keeps a site from going live is listed although it is not live: `CheckResult.notReal` */
  listsNotReal?: true;
}
