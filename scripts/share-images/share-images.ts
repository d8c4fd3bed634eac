import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { SiteConfig } from '../../src/generated/config-types';
import type { PageHead } from '../../src/payload/payload';
import { shareImageUrl } from '../../src/published/share-image';
import type { DrawingCache } from '../cache/drawing-cache';
import { planFile, type FileOutput } from '../plan/output';
import { fontFiles } from './font-files';
import type { ShareDesign, SharePainter } from './share-painter';

/** The module that draws share images: see `readCodeKey`. */
export const shareImageCode = 'scripts/share-images/share-painter.ts';

/** Draws the share images of a site, those that are not in the cache. */
export class ShareImages {
  /** identifies everything that all of them have in common, also the code that draws them */
  readonly design: string;
  private readonly shared: ShareDesign;
  private painter: Promise<SharePainter> | undefined;

  /** @param code the key of `shareImageCode` */
  constructor(
    { site, theme: { colors } }: Pick<SiteConfig, 'site' | 'theme'>,
    logo: Buffer,
    code: string,
    private readonly cache: DrawingCache,
  ) {
    this.shared = {
      name: site.name,
      logo,
      colors: {
        paper: colors.background,
        glow: colors.tint2,
        sun: colors.headingOnBar,
        water: colors.primary,
        deep: colors.bar,
        letters: colors.heading,
      },
    };
    const hash = createHash('sha256').update(JSON.stringify(this.shared)).update(code);
    for (const file of fontFiles) hash.update(readFileSync(new URL(file)));
    this.design = hash.digest('hex');
  }

  /** The share image of a page. Pages with the same title have the same one. */
  plan({ title, openTitle = title }: PageHead): FileOutput {
    return planFile(shareImageUrl(this.design, openTitle), () =>
      this.cache.keep(this.design + openTitle, async () => {
        this.painter ??= this.openPainter();
        return (await this.painter).paint(openTitle);
      }),
    );
  }

  /** Loaded only when needed: most builds draw nothing. */
  private async openPainter(): Promise<SharePainter> {
    const { openPainter } = await import('./share-painter');
    return openPainter(this.shared);
  }
}
