import type { Embed } from '../../src/generated/config-types';
import { replacePictures } from './pictures';
import { recolor } from './recolor';
import { replaceStandIns } from './replace-stand-ins';
import type { SiteEdit } from './site-edit';

const letters = 'AbCdEfGhIjKlMnOpQrStUvWxYz';

/** An id as the provider gives it, another one for each widget. */
function makeRef(length: number, index: number): string {
  return Array.from(
    { length },
    (_, at) => letters[(at * 3 + index * 5 + ((at * index) % 7)) % 26],
  ).join('');
}

/** Moves a widget to another provider that has such widgets. */
function moveEmbed(embed: Embed, index: number): void {
  delete embed.host;
  if (embed.kind === 'booking' || embed.kind === 'group') {
    embed.provider = index % 2 === 0 ? 'calendly' : 'cal';
    embed.ref = `harbor-street/talk-${index}`;
  } else if (embed.kind === 'podcast') {
    embed.provider = 'apple-podcasts';
    embed.ref = `harbor-street/id${1_000_000_000 + index}`;
  } else if (embed.kind === 'video') {
    embed.provider = 'vimeo';
    embed.ref = String(100_000_000 + index);
  } else {
    embed.provider = index % 2 === 0 ? 'jotform' : 'typeform';
    embed.ref = embed.provider === 'jotform' ? String(10 ** 14 + index) : makeRef(8, index);
  }
}

/** Changes of settings, looks and providers. */
export const editsOfSettings: readonly SiteEdit[] = [
  {
    name: 'photos-for-drawings',
    apply: (config, files) => replacePictures(config, files, 'photos'),
  },
  {
    name: 'drawings-for-photos',
    apply: (config, files) => replacePictures(config, files, 'drawings'),
  },
  {
    name: 'live-with-real-ids',
    apply: (config) => {
      config.site.status = 'live';
      delete config.providers.highlevel.host;
      for (const [index, embed] of config.embeds.entries()) {
        delete embed.host;
        if (embed.provider === 'highlevel') embed.ref = makeRef(20, index);
        if (embed.provider === 'spotify') embed.ref = makeRef(22, index);
      }
      const { counselors, posts, testimonials } = config.entities;
      for (const entry of [...counselors, ...posts, ...testimonials]) entry.sample = false;
      replaceStandIns(config);
    },
  },
  {
    name: 'without-provider-script',
    apply: ({ providers }) => {
      providers.highlevel.script = 'none';
    },
  },
  { name: 'other-providers', apply: ({ embeds }) => embeds.forEach(moveEmbed) },
  { name: 'other-colors', apply: recolor },
  {
    name: 'other-typeface',
    apply: ({ theme }) => {
      theme.fonts.text = theme.fonts.text === 'Figtree' ? 'Atkinson Hyperlegible Next' : 'Figtree';
    },
  },
  {
    name: 'light-only',
    apply: ({ theme }) => {
      theme.scheme = 'light';
    },
  },
  {
    name: 'other-address-and-number',
    apply: ({ site }) => {
      site.url = 'https://harbor-street-counseling.org';
      site.phone = '(212) 155-0199';
      site.email = 'a.rather.long.address@harbor-street-counseling.org';
    },
  },
];
