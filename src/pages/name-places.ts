import { fillPlaceholders } from '../content/placeholders/dynamic-routes';
import type { Counselor, SiteConfig } from '../generated/config-types';
import { joinWords } from './language-rules';

/** The names of the locations where a person works; nothing where the config names none. */
export function namePlaces(
  { places }: Pick<Counselor, 'places'>,
  { config }: { config: Pick<SiteConfig, 'site' | 'labels' | 'entities'> },
): string {
  const { site, entities } = config;
  return joinWords(
    places.flatMap((id) => {
      const place = entities.places.find((one) => one.id === id);
      return place ? fillPlaceholders(place.name, { site }) : [];
    }),
    config,
  );
}

/** What a person does, and where: `Physiotherapist · Bristol and Bath`. */
export function writeRole(
  role: string | undefined,
  person: Pick<Counselor, 'places'>,
  context: Parameters<typeof namePlaces>[1],
): string {
  return [role, namePlaces(person, context)].filter(Boolean).join(' · ');
}
