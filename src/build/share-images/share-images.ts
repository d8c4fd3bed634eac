import { createHash } from 'node:crypto';
import type { SiteConfig } from '../../generated/config-types';
import { readDirection } from '../../content/languages/language-code';
import type { PageHead } from '../../payload/payload';
import type { Typefaces } from '../../published/fonts/typefaces';
import { shareImageUrl } from '../../published/share-image';
import type { DrawingCache } from '../../io/cache/cache-files';
import { planFile, type FileOutput } from '../outputs/output';
import type { ShareDesign, SharePainter } from './share-painter';
import { listTitleTypefaces } from '../../io/title-typefaces';

/**
 * Count this up when the same title is drawn in another way: browsers and networks keep an image for as
 * long as its address is the same.
 */
const drawingVersion = 2;

/** What share images are made of beside the config. */
export interface ShareFiles {
  /** the mark of the practice, an SVG */
  logo: Buffer;
  /** those that the theme names */
  typefaces: Typefaces;
  publicFolder: string;
  /** of all languages of a site, by their designs: most have the same */
  painters: Map<string, Promise<SharePainter>>;
}

/** Draws the share images of a site, those that are not in the cache. */
export class ShareImages {
  /** identifies everything that all of them have in common */
  readonly design: string;
  private readonly shared: ShareDesign;

  constructor(
    { site, theme: { colors, fonts } }: Pick<SiteConfig, 'site' | 'theme'>,
    private readonly kept: ShareFiles,
    private readonly cache: DrawingCache,
  ) {
    const { versions, files } = listTitleTypefaces(fonts, (name) => kept.typefaces.get(name));
    this.shared = {
      name: site.name,
      logo: kept.logo,
      colors: {
        paper: colors.background,
        glow: colors.tint2,
        sun: colors.headingOnBar,
        water: colors.primary,
        deep: colors.bar,
        letters: colors.heading,
      },
      files,
      direction: readDirection(site.language) ?? 'ltr',
    };
    this.design = createHash('sha256')
      .update(JSON.stringify([drawingVersion, this.shared, versions]))
      .digest('hex');
  }

  /** The share image of a page. Pages with the same title have the same one. */
  plan({ title, openTitle = title }: PageHead): FileOutput {
    return planFile(shareImageUrl(this.design, openTitle), () =>
      this.cache.keep(this.design + openTitle, async () => {
        const painter = this.kept.painters.get(this.design) ?? this.openPainter();
        this.kept.painters.set(this.design, painter);
        return (await painter).paint(openTitle);
      }),
    );
  }

  /** Loaded only when needed: most builds draw nothing. */
  private async openPainter(): Promise<SharePainter> {
    const { openPainter } = await import('./share-painter');
    return openPainter(this.shared, this.kept.publicFolder);
  }
}
