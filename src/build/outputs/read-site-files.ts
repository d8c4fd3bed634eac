import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../generated/config-types';
import type { Typefaces } from '../../published/fonts/typefaces';
import type { DrawingCache } from '../../io/cache/cache-files';
import { colorDrawing } from '../../published/color-drawing';
import { progress } from '../../io/progress';
import { planPictures, type PicturePlan } from '../images/plan-pictures';
import { measureAssets } from '../../io/measure-assets';
import { readTypefaces } from './read-typefaces';
import { tryLogo } from './try-logo';

/** Which files a site names that are looked into before it is planned. */
export interface NamedFiles {
  /** what its pages show */
  shown: ReadonlySet<string>;
  logo: string;
  /** names the typefaces */
  theme: SiteConfig['theme'];
}

/** What these files say. */
export interface SiteFilesRead {
  pictures: PicturePlan;
  typefaces: Typefaces;
  logo: Buffer;
}

/**
 * Reads what a site is planned from.
 *
 * @param pictureKeys of pictures that were read when the config was checked, see `planPictures`
 * @throws UnreadablePictures when a picture is damaged, or the logo takes too long to draw
 */
export type ReadSiteFiles = (
  named: NamedFiles,
  publicFolder: string,
  drawings: DrawingCache,
  pictureKeys?: ReadonlyMap<string, string>,
) => Promise<SiteFilesRead>;

/** Reads them from the disk. */
export const readSiteFiles: ReadSiteFiles = async (
  { shown, logo: logoFile, theme },
  publicFolder,
  drawings,
  pictureKeys,
) => {
  const logo = Buffer.from(colorDrawing(readFileSync(join(publicFolder, logoFile), 'utf8'), theme));
  const tried = tryLogo(drawings, logo, logoFile);
  // A damaged picture is reported first.
  tried.catch(() => undefined);
  const assets = await measureAssets(publicFolder);
  const pictures = await planPictures(shown, publicFolder, assets, pictureKeys);
  progress.begin('planning the site');
  const typefaces = await readTypefaces({ theme }, publicFolder);
  await tried;
  return {
    pictures,
    typefaces,
    logo,
  };
};
