import type { SiteConfig } from '../../generated/config-types';
import { portrayMember } from '../../pages/build-picture';
import { portraitUrl } from '../../payload/page-paths';
import { drawPortrait } from '../../published/portraits/draw-portrait';
import { planFile, type FileOutput } from './output';

/** The drawings that stand for people without a photo. */
export function* planPortraits({ entities, theme }: SiteConfig): Generator<FileOutput> {
  const schemes = theme.scheme === 'light' ? (['light'] as const) : (['light', 'dark'] as const);
  const people = [...entities.counselors, ...entities.team.map(portrayMember)];
  for (const person of people.filter(({ image }) => !image)) {
    for (const scheme of schemes) {
      const url = portraitUrl(person.id, scheme);
      yield planFile(url, () => drawPortrait(person, theme, scheme));
    }
  }
}
