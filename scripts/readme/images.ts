import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../src/io/project-folder';

/** Where the images of README.md are. */
export const imageFolder = join(projectFolder, 'docs/images');

/** Where the images of blocks are, which the reference shows. */
export const blockFolder = join(projectFolder, 'docs/reference/images');

/** Says what the images show. */
export const recordFile = join(imageFolder, 'shown.json');

/**
 * The site that the images show. Nobody edits it, so that no change of content makes them old.
 */
export const shownSite = 'specification';

/** The content of the images of README.md and of the reference, so that a test can tell when they are outdated. */
export interface Shown {
  /** name of the file in `docs/images/` → the name of its content, see `nameContent` */
  files: Record<string, string>;
  /** what was shown on the first screen of the site: see `listShown` */
  site: string[];
  /** what was shown around the page in the editor */
  editor: string[];
  /** the texts of each image of the guide that puts a website online */
  guide: Record<string, string[]>;
  /** the name of the texts in each image of the editor: see `nameTexts` */
  shots: Record<string, string>;
  /** the texts of a block of each type: see `openBlock` */
  blocks: Record<string, string[]>;
}

export function readShown(): Shown {
  return JSON.parse(readFileSync(recordFile, 'utf8')) as Shown;
}
