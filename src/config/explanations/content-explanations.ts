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
  CFG0607: {
    cause:
      'Search results show about 60 characters of a title. Put the most important words first and leave out what is not needed.',
    example: {
      kind: 'settings',
      bad: { '/routes/1/title': 'Contact, or how to find the house by the lake where we listen' },
      good: { '/routes/1/title': 'Contact | Quiet Lake' },
    },
  },
  CFG0608: {
    cause:
      'Search results show the description below the title: 70 to 160 characters. A shorter one says too little, a longer one is cut off.',
    example: {
      kind: 'settings',
      bad: { '/routes/1/description': 'How to reach us.' },
      good: {
        '/routes/1/description':
          'Call, write or visit us by the lake: we answer within a day, and the first talk is free.',
      },
    },
  },
  CFG0609: {
    cause:
      'The description of a picture is read to people who cannot see it. The name of a file or the word "picture" tells them nothing: say what can be seen.',
    example: {
      kind: 'settings',
      bad: { '/entities/counselors/0/image/alt': 'IMG_2041.jpg' },
      good: { '/entities/counselors/0/image/alt': 'A lake at first light' },
    },
  },
  CFG0610: {
    cause:
      'Many people jump from link to link, and hear only the words of each. "Click here" does not tell them where it leads: name what they find there.',
    example: {
      kind: 'settings',
      bad: { '/routes/4/blocks/0/action/label': 'Click here' },
      good: { '/routes/4/blocks/0/action/label': 'Go to the home page' },
    },
  },
  CFG0611: {
    cause:
      'Long sentences and long words are hard to follow, most of all for those who are sad or tired. Write one thought in a sentence, in the words you would use in a talk.',
    example: {
      kind: 'words',
      bad: 'Two sentences of forty words, most of them with four syllables.',
      good: 'We listen. You decide how far we go.',
    },
  },
  CFG0612: {
    cause:
      'A picture that is too small for its place looks blurred: one behind a title needs a width of 1280 pixels or more, one beside a text 640. Smaller files for phones are made by themselves, so it may be large; but above 10 MB or 50 million pixels it only makes publishing slow. Drawings (SVG) and animations (GIF) are published as they are: 500 kB at most.',
    example: {
      kind: 'words',
      bad: 'A picture of 800 × 600 pixels behind the title of a page.',
      good: 'The same photo as it came from the camera: 4000 × 3000 pixels, 3 MB.',
    },
  },
  CFG0613: {
    cause: 'The last day of the event is past. Write the next dates, or take it off the page.',
    example: {
      kind: 'settings',
      bad: {
        '/routes/1/blocks/1/dates': 'April 15–18, 2024',
        '/routes/1/blocks/1/start': '2024-04-15',
        '/routes/1/blocks/1/end': '2024-04-18',
      },
      good: {
        '/routes/1/blocks/1/dates': 'April 15–18, 2027',
        '/routes/1/blocks/1/start': '2027-04-15',
        '/routes/1/blocks/1/end': '2027-04-18',
      },
    },
  },
  CFG0614: {
    cause:
      'The words about an event name other days, or another number of nights, than "start" and "end". One of them was changed without the other.',
    example: {
      kind: 'settings',
      bad: {
        '/routes/1/blocks/1/dates': 'April 16–19, 2027',
        '/routes/1/blocks/1/start': '2027-04-15',
        '/routes/1/blocks/1/end': '2027-04-18',
      },
      good: {
        '/routes/1/blocks/1/dates': 'April 15–18, 2027',
        '/routes/1/blocks/1/start': '2027-04-15',
        '/routes/1/blocks/1/end': '2027-04-18',
      },
    },
  },
  CFG0615: {
    cause:
      'Two colors that stand on each other are so alike that many people could not read the text. Make one of them darker or lighter; the message says how much contrast is needed.',
    example: {
      kind: 'settings',
      bad: { '/theme': { colors: { background: '#333333' } } },
      good: { '/theme': { colors: { background: '#FFFFFF' } } },
    },
  },
  CFG0616: {
    cause:
      'When somebody shares a page, messengers show a picture with its title, which the build draws with Latin letters. A title with other letters is left out of the picture; everywhere else it is shown as it is.',
    example: {
      kind: 'settings',
      bad: { '/routes/1/title': 'Связь' },
      good: { '/routes/1/title': 'Kontakt für Łukasz & Zoë' },
    },
  },
  CFG0617: {
    cause:
      'Who shows a work under a CC BY licence must name its author and link to the work or to the licence. The footer does both from what stands under "media": write the address into "source".',
    example: {
      kind: 'settings',
      bad: { '/media/0/license': 'CC-BY-4.0' },
      good: {
        '/media/0/license': 'CC-BY-4.0',
        '/media/0/source': 'https://creativecommons.org/licenses/by/4.0/',
      },
    },
  },
  CFG0618: {
    cause:
      'A block shows the entries of a list under "entities", and there is none that it could show. It is left out, together with its heading. Add an entry, or take the block off the page.',
    example: {
      kind: 'settings',
      bad: {
        '/routes/1/blocks/2': {
          type: 'card-grid',
          cards: { of: 'documents', actionLabel: 'Open' },
        },
      },
      good: {
        '/routes/1/blocks/2': { type: 'card-grid', cards: { of: 'posts', actionLabel: 'Read' } },
      },
    },
  },
  CFG0619: {
    cause:
      'The file security.txt tells people who find a hole in the site whom to write to, and until when somebody reads there. After that day they may not rely on it. Write a new day, at most a year ahead.',
    example: {
      kind: 'settings',
      bad: { '/security': { email: 'safe@quiet-lake.example', readUntil: '2026-10-01' } },
      good: { '/security': { email: 'safe@quiet-lake.example', readUntil: '2027-10-01' } },
    },
  },
} as const satisfies Record<string, Explanation>;
