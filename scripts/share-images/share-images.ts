import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { keepDrawable, readShareTitle } from '../../src/config/content/share-title';
import type { SiteConfig } from '../../src/generated/config-types';
import type { PageHead } from '../../src/payload/payload';
import { shareImageUrl } from '../../src/published/share-image';
import type { DrawingCache } from '../cache/drawing-cache';
import { hashSources } from '../cache/hash-sources';
import { readPackageVersion } from '../cache/package-version';
import type { ShareDesign, SharePainter } from './share-painter';
import { projectFolder } from '../project-folder';

/** All code that share images depend on; a test looks whether it is. */
export const shareImageSources = [
  'scripts/share-images',
  'scripts/cache/hash-sources.ts',
  'scripts/cache/package-version.ts',
  'scripts/project-folder.ts',
  'src/config/colors/color-channels.ts',
  'src/config/content/share-title.ts',
  'src/payload/keep-numbers.ts',
  'src/published/name-content.ts',
  'src/published/share-image.ts',
].map((path) => join(projectFolder, path));

const packages = ['sharp', 'fontkit', 'subset-font', '@fontsource-variable/fraunces'];

/** Draws the share images of a site, those that are not in the cache. */
export class ShareImages {
  /** stands for everything that all of them have in common, also the code that draws them */
  readonly design: string;
  private readonly siteName: string;
  private readonly shared: ShareDesign;
  private painter: Promise<SharePainter> | undefined;

  constructor(
    { site, theme: { colors } }: Pick<SiteConfig, 'site' | 'theme'>,
    logo: Buffer,
    private readonly cache: DrawingCache,
  ) {
    this.siteName = site.name;
    this.shared = {
      name: keepDrawable(site.name),
      logo,
      colors: {
        paper: colors.paper,
        glow: colors.sand,
        sun: colors.headingOnDeep,
        water: colors.primary,
        deep: colors.deep,
        letters: colors.heading,
      },
    };
    this.design = createHash('sha256')
      .update(JSON.stringify(this.shared))
      .update(hashSources(shareImageSources))
      .update(packages.map(readPackageVersion).join())
      .digest('hex');
  }

  /**
   * Puts the share image of a page into the site.
   *
   * @param folder the site
   */
  async place({ title, openTitle = title }: PageHead, folder: string): Promise<void> {
    const shown = keepDrawable(readShareTitle(openTitle, this.siteName));
    const url = shareImageUrl(this.design, openTitle);
    await this.cache.place(join(folder, url), this.design + shown, async () => {
      this.painter ??= this.openPainter();
      return (await this.painter).paint(shown);
    });
  }

  /** Loaded only when needed: most builds draw nothing. */
  private async openPainter(): Promise<SharePainter> {
    const { SharePainter } = await import('./share-painter');
    const { Lettering, openFonts } = await import('./lettering');
    return new SharePainter(this.shared, new Lettering(await openFonts()));
  }
}
