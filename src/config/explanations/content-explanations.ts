import type { Explanation } from './explanation';

const visit = {
  path: '/visit',
  title: 'Visit us',
  description: 'Where we are, how to come by bus or by car, and where to ring when you are here.',
  robots: 'noindex',
};

/** CFG06xx: how good the content is. */
export const contentExplanations = {
  CFG0601: {
    cause:
      'The first heading says what a page is about, to visitors, to those who have it read to them, and to search engines. Start with a banner, or give the first block a title.',
    example: {
      kind: 'settings',
      bad: { '/routes/-': { ...visit, blocks: [{ type: 'text', text: '<p>By the lake.</p>' }] } },
      good: { '/routes/-': { ...visit, blocks: [{ type: 'banner', title: 'Visit us' }] } },
    },
  },
  CFG0602: {
    cause:
      'For each picture and video it must be recorded under "media" who made it and under which licence it may be shown. Your own pictures have the licence "own-work".',
    example: {
      kind: 'settings',
      bad: { '/routes/0/blocks/0/image/src': '/images/meadow.webp' },
      good: { '/routes/0/blocks/0/image/src': '/images/lake.webp' },
    },
  },
  CFG0603: {
    cause:
      'The title stands in the tab of the browser and in search results. If two pages have the same, visitors cannot tell them apart.',
    example: {
      kind: 'settings',
      bad: { '/routes/0/title': 'Quiet Lake', '/routes/1/title': 'Quiet Lake' },
      good: { '/routes/0/title': 'Quiet Lake', '/routes/1/title': 'Contact | Quiet Lake' },
    },
  },
  CFG0604: {
    cause: 'The number of all conditions is smaller than the number of those that are named.',
    example: {
      kind: 'settings',
      bad: {
        '/entities/counselors/0/specialties': ['Grief', 'Anxiety'],
        '/entities/counselors/0/totalConditions': 1,
      },
      good: {
        '/entities/counselors/0/specialties': ['Grief', 'Anxiety'],
        '/entities/counselors/0/totalConditions': 5,
      },
    },
  },
  CFG0605: {
    cause: 'There is no such day in the calendar, or an event ends before it starts.',
    example: {
      kind: 'settings',
      bad: { '/entities/posts/0/date': 'February 30, 2024' },
      good: { '/entities/posts/0/date': 'February 29, 2024' },
    },
  },
  CFG0606: {
    cause:
      'The "status" of the site is "live", but an entry is marked as a sample: invented people or words must not be published as real ones. Make the entry real and delete "sample", or set the status back to "demo".',
    example: {
      kind: 'settings',
      bad: { '/site/status': 'live', '/entities/counselors/0/sample': true },
      good: { '/site/status': 'live', '/entities/counselors/0/sample': undefined },
    },
  },
} as const satisfies Record<string, Explanation>;
