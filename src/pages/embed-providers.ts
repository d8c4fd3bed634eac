import type { Behavior, Embed } from '../generated/config-types';

interface EmbedProvider {
  /** the origin that the widget is loaded from */
  origin: string;
  /** the path of the widget's page */
  path: (embed: Embed) => string;
  /** what the browser may let the widget do: the `allow` attribute */
  allow: string;
}

const highLevelPaths: Record<Embed['kind'], string> = {
  booking: 'booking',
  group: 'group',
  contact: 'form',
  registration: 'form',
  survey: 'survey',
  podcast: 'form',
};

const embedProviders: Record<Embed['provider'], EmbedProvider> = {
  highlevel: {
    origin: 'https://api.leadconnectorhq.com',
    path: ({ kind, ref }) => `/widget/${highLevelPaths[kind]}/${ref}`,
    allow: 'payment',
  },
  spotify: {
    origin: 'https://open.spotify.com',
    path: ({ ref }) => `/embed/show/${ref}`,
    allow: 'autoplay; clipboard-write; encrypted-media; fullscreen; picture-in-picture',
  },
};

/** The address of a widget and what it may do. */
export function describeEmbed(embed: Embed): { src: string; allow: string } {
  const provider = embedProviders[embed.provider];
  return { src: provider.origin + provider.path(embed), allow: provider.allow };
}

/** The height in pixels that is kept free for a widget before it loads. */
export function embedMinHeight(embed: Embed, behavior: Behavior['embed']): number {
  if (embed.kind === 'contact') return behavior.contactMinHeight;
  if (embed.kind === 'podcast') return behavior.podcastMinHeight;
  return behavior.minHeight;
}
