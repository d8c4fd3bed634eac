import type { Embed } from '../../generated/config-types';

/** Widgets in which visitors do not write about themselves. */
const impersonal: ReadonlySet<Embed['kind']> = new Set([
  'podcast',
  'video',
  'newsletter',
  'donation',
  'map',
]);

/** Whether visitors may tell of a need in a widget, so that help in a crisis belongs next to it. */
export function asksAboutVisitors({ kind }: Pick<Embed, 'kind'>): boolean {
  return !impersonal.has(kind);
}
