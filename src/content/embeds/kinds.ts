import type { Embed } from '../../generated/config-types';

/** What visitors do not tell about themselves in: something to hear, see, support or subscribe to. */
const impersonal: ReadonlySet<Embed['kind']> = new Set([
  'podcast',
  'video',
  'newsletter',
  'donation',
  'map',
]);

/** Whether visitors may tell of a need in a widget, so that help in a crisis belongs beside it. */
export function asksAboutVisitors({ kind }: Pick<Embed, 'kind'>): boolean {
  return !impersonal.has(kind);
}
