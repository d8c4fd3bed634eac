import type { SiteConfig } from '../../generated/config-types';
import { portraitUrl } from '../../payload/page-paths';
import { drawPortrait } from '../../published/portraits/draw-portrait';
import { planFile, type FileOutput } from './output';

/** The drawings that stand for counselors without a photo. */
export function* planPortraits({ entities, theme }: SiteConfig): Generator<FileOutput> {
  const schemes = theme.scheme === 'light' ? (['light'] as const) : (['light', 'dark'] as const);
  for (const counselor of entities.counselors.filter(({ image }) => !image)) {
    for (const scheme of schemes) {
      const url = portraitUrl(counselor.id, scheme);
      yield planFile(url, () => drawPortrait(counselor, theme, scheme));
    }
  }
}
