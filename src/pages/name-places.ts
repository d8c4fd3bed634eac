import { fillPlaceholders } from '../content/placeholders/dynamic-routes';
import type { Counselor, SiteConfig } from '../generated/config-types';
import type { Card } from '../payload/payload';
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

/** On a card: what a person does, and where. */
export function describeRole(
  role: string | undefined,
  person: Pick<Counselor, 'places'>,
  context: Parameters<typeof namePlaces>[1],
): Pick<Card, 'subtitle' | 'places'> {
  const places = namePlaces(person, context);
  const subtitle = role ?? places;
  return { ...(subtitle && { subtitle }), ...(role && places && { places }) };
}
