import {
  listHostedEpisodes,
  listPodcastCards,
  type PodcastCards,
} from '../../../content/posts/podcasts';
import type { Diagnostic } from '../../diagnostic';
import type { Path } from '../../../utils/json';
import { anywhere, type Rule } from '../rule';
import type { RuleContext } from '../rule-context';

const episode = {
  id: 'first-steps',
  title: 'First steps',
  date: '2024-02-07',
  length: '42:10',
  summary:
    'How to get through the first weeks after a loss, one day at a time, and where to find help.',
  text: '<p>About the first weeks.</p>',
  transcript: '<p>Ruth: Hello.</p>',
};
const audio = { href: 'https://audio.quiet-lake.example/1.mp3', bytes: 40_000_000 };
const podcast = {
  label: 'Follow the podcast by feed',
  name: 'Quiet Lake',
  description: 'Conversations about grief.',
  author: 'Quiet Lake',
  category: 'Health & Fitness',
  cover: '/images/podcast.png',
};
const page = {
  path: '/podcast/{episode.id}',
  forEach: 'episodes',
  title: '{episode.title}',
  description: '{episode.summary}',
  blocks: [
    { type: 'banner', title: '{episode.title}' },
    { type: 'text', title: 'Transcript', text: '{episode.transcript}' },
  ],
};
const block = { type: 'card-grid', cards: { of: 'episodes', actionLabel: 'Read', podcast } };

/** Pixels: directories of podcasts refuse other pictures. */
const least = 1400;
const most = 3000;

/** A podcast feed has episodes to fetch and a picture that directories accept, and there is one of it. */
export const podcastsComplete = {
  problems: {
    CFG0654: {
      severity: 'warning',
      title: 'A podcast feed has no episodes.',
      cause:
        'Podcast apps can only play episodes with "audio". The episodes of this list do not have "audio", so the feed and the link to it are left out. The player of a provider such as Spotify does not need a feed.',
      example: {
        kind: 'settings',
        bad: {
          '/entities/episodes': [episode],
          '/routes/0/blocks/-': block,
          '/routes/-': page,
        },
        good: {
          '/entities/episodes': [{ ...episode, audio }],
          '/routes/0/blocks/-': block,
          '/routes/-': page,
        },
      },
      causedBy: [{ causes: ['schema'], when: anywhere }],
    },
    CFG0655: {
      severity: 'error',
      title: 'Podcast directories do not accept the cover image.',
      cause: `Apple and other directories list a podcast only if its cover image is square, with a width of ${least} to ${most} pixels.`,
      example: {
        kind: 'words',
        bad: 'An image of 1600 × 900 pixels under "cover".',
        good: 'The same image, cropped to 1400 × 1400 pixels or more.',
      },
    },
    CFG0656: {
      severity: 'error',
      title: 'A page cannot have this podcast feed.',
      cause:
        'The URL of the feed is that of the page plus "/podcast.xml", so a page can have only one. The error page, and pages that are made for each entry of a list, cannot have a feed.',
      example: {
        kind: 'settings',
        bad: {
          '/entities/episodes': [{ ...episode, audio }],
          '/routes/0/blocks/-': block,
          '/routes/-': { ...page, blocks: [...page.blocks, block] },
        },
        good: {
          '/entities/episodes': [{ ...episode, audio }],
          '/routes/0/blocks/-': block,
          '/routes/-': page,
        },
      },
    },
  },
  check: (context) =>
    context.config.routes.flatMap(({ path, forEach, blocks }, route): Diagnostic[] => {
      const isMany = forEach !== undefined || path === '*';
      const all = listPodcastCards({ path: '/', blocks });
      const placeOf = ({ block: at }: PodcastCards): Path => {
        return ['routes', route, 'blocks', at, 'cards', 'podcast'];
      };
      const [first] = isMany ? [] : all;
      const impossible = all
        .filter((cards) => cards !== first)
        .map((cards): Diagnostic => ({
          code: 'CFG0656',
          path: placeOf(cards),
          message: first
            ? `The page "${path}" already has a podcast feed.`
            : 'This page cannot have a podcast feed.',
          hint: 'Delete "podcast" here.',
          ...(first && {
            related: [{ path: placeOf(first), message: 'This list’s feed is used.' }],
          }),
        }));
      if (!first) return impossible;
      return [
        ...findSilent(first, placeOf(first), context),
        ...findOddCover(first, placeOf(first), context),
        ...impossible,
      ];
    }),
} satisfies Rule;

function findSilent(cards: PodcastCards, path: Path, { config }: RuleContext): Diagnostic[] {
  if (listHostedEpisodes(config, cards).length > 0) return [];
  return [
    {
      code: 'CFG0654',
      path,
      message: 'The podcast feed is left out: none of these episodes has "audio".',
      hint: 'Add "audio" to the episodes that you host, or delete "podcast".',
    },
  ];
}

function findOddCover(
  { podcast: { cover } }: PodcastCards,
  path: Path,
  { checkContext: { pictures } }: RuleContext,
): Diagnostic[] {
  const picture = pictures?.get(cover);
  if (!picture) return [];
  const { width, height } = picture;
  if (width === height && width >= least && width <= most) return [];
  return [
    {
      code: 'CFG0655',
      path: [...path, 'cover'],
      message: `The cover image of the podcast is ${width} × ${height} pixels.`,
      hint: `Use a square image of ${least} to ${most} pixels.`,
    },
  ];
}
