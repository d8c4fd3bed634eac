import { getIn, type Json, type Path, readText } from '../../utils/json';

/** The guides about settings, lists of entries and types of blocks, by their names in the site file. */
export const guidesByName: Readonly<Record<string, string>> = {
  announcements: 'event.md',
  article: 'post.md',
  counselors: 'person.md',
  embed: 'provider.md',
  embeds: 'provider.md',
  episodes: 'provider.md',
  event: 'event.md',
  'event-details': 'event.md',
  events: 'event.md',
  form: 'provider.md',
  gallery: 'picture.md',
  logos: 'picture.md',
  navigation: 'menu.md',
  places: 'details.md',
  posts: 'post.md',
  profile: 'person.md',
  redirects: 'page.md',
  routes: 'page.md',
  search: 'menu.md',
  site: 'details.md',
  tags: 'post.md',
  testimonials: 'writing.md',
  text: 'edit-on-the-page.md',
  theme: 'colors.md',
};

/** The guide for the selected item; undefined if there is none. */
export function findGuide(config: Json, selected: Path): string | undefined {
  const [part = '', list] = selected;
  const type = part === 'routes' ? readText(getIn(config, [...selected.slice(0, 4), 'type'])) : '';
  return guidesByName[type ?? ''] ?? guidesByName[part === 'entities' ? `${list}` : part];
}
