import type { Explanation } from './explanation';

const visit = {
  title: 'Visit us',
  description: 'Where we are, how to come by bus or by car, and where to ring when you are here.',
  robots: 'noindex',
  blocks: [{ type: 'banner', title: 'Visit us' }],
};

const secondPost = {
  title: 'On walking',
  date: 'March 3, 2024',
  author: 'Ruth Arden',
  excerpt: 'Why a short walk can help on a day when nothing else does, and how to begin.',
  image: { src: '/images/lake.webp', decorative: true },
  content: '<p>One step, then one more.</p>',
};

/** CFG04xx: settings that refer to each other. */
export const referenceExplanations = {
  CFG0401: {
    cause: 'Two pages have the same address, so one of them could never be reached.',
    example: {
      kind: 'settings',
      bad: { '/routes/-': { path: '/', ...visit, robots: 'index' } },
      good: { '/routes/-': { path: '/visit', ...visit } },
    },
  },
  CFG0402: {
    cause:
      'The site itself needs this address for its files: /assets, /images, /video, /pdf and what starts with an underscore. Choose another one.',
    example: {
      kind: 'settings',
      bad: { '/routes/-': { path: '/images', ...visit } },
      good: { '/routes/-': { path: '/visit', ...visit } },
    },
  },
  CFG0403: {
    cause:
      'One page has the address "*": visitors see it when they follow a link to a page that does not exist. There must be exactly one.',
    example: {
      kind: 'settings',
      bad: { '/routes/4/path': '/lost' },
      good: { '/routes/4/path': '*' },
    },
  },
  CFG0404: {
    cause:
      'An id is the name by which other settings call an entry. If two entries of a list have the same id, it is not clear which is meant.',
    example: {
      kind: 'settings',
      bad: { '/embeds/0/id': 'booking', '/embeds/1/id': 'booking' },
      good: { '/embeds/0/id': 'booking', '/embeds/1/id': 'podcast' },
    },
  },
  CFG0405: {
    cause:
      'The slug is the last part of the address of a post. Two posts with the same slug would have the same address.',
    example: {
      kind: 'settings',
      bad: { '/entities/posts/-': { id: 'walking', slug: 'on-rest', ...secondPost } },
      good: { '/entities/posts/-': { id: 'walking', slug: 'on-walking', ...secondPost } },
    },
  },
  CFG0406: {
    cause:
      'The setting names an entry of another list by its id, and there is no entry with this id. Either the id is misspelled or the entry was deleted.',
    example: {
      kind: 'settings',
      bad: { '/entities/counselors/0/bookingEmbed': 'bookign' },
      good: { '/entities/counselors/0/bookingEmbed': 'booking' },
    },
  },
  CFG0407: {
    cause:
      'Words in braces stand for something written elsewhere in the config: {site.phone} for the phone number. This one stands for nothing.',
    example: {
      kind: 'settings',
      bad: { '/navigation/topBar/label': 'Call {site.phon}' },
      good: { '/navigation/topBar/label': 'Call {site.phone}' },
    },
  },
  CFG0408: {
    cause:
      'A placeholder such as {counselor.name} stands for one entry of a list. It can be filled in only where "forEach" goes through that list, or on the cards of its entries.',
    example: {
      kind: 'settings',
      bad: { '/routes/0/title': 'Meet {counselor.name}' },
      good: { '/routes/0/title': 'Meet us' },
    },
  },
  CFG0409: {
    cause:
      'A link that starts with a slash leads to a page under "routes" or to a file in the folder public. Neither has this address: visitors would see the error page.',
    example: {
      kind: 'settings',
      bad: { '/navigation/topBar/href': '/contcat' },
      good: { '/navigation/topBar/href': '/contact' },
    },
  },
  CFG0410: {
    cause:
      'What follows # in a link is the "anchor" of a block of the page. The page has no block with this anchor, so the link would lead to its top.',
    example: {
      kind: 'settings',
      bad: { '/navigation/topBar/href': '/contact#counselor' },
      good: { '/navigation/topBar/href': '/contact#counselors' },
    },
  },
  CFG0411: {
    cause:
      'A redirect sends visitors from an old address to a page. It must lead straight there: not to another redirect, and not in a circle.',
    example: {
      kind: 'settings',
      bad: {
        '/redirects': [
          { from: '/old', to: '/older' },
          { from: '/older', to: '/contact' },
        ],
      },
      good: {
        '/redirects': [
          { from: '/old', to: '/contact' },
          { from: '/older', to: '/contact' },
        ],
      },
    },
  },
  CFG0412: {
    cause:
      'A redirect starts at an old address. If a page has this address, the redirect would hide it; if two redirects have it, it is not clear which counts.',
    example: {
      kind: 'settings',
      bad: { '/redirects/-': { from: '/contact', to: '/' } },
      good: { '/redirects/-': { from: '/write', to: '/contact' } },
    },
  },
  CFG0413: {
    cause:
      'The folder public has no file with this path. Capital letters count, and so does the ending: lake.jpg is another file than lake.webp.',
    example: {
      kind: 'settings',
      bad: { '/entities/posts/0/image/src': '/images/lakes.webp' },
      good: { '/entities/posts/0/image/src': '/images/lake.webp' },
    },
  },
  CFG0414: {
    cause:
      'An anchor is the name of a place on a page, for links such as /contact#hours. On one page, each block has another anchor, and a few words belong to the site itself.',
    example: {
      kind: 'settings',
      bad: { '/routes/0/blocks/0/anchor': 'hello', '/routes/0/blocks/1/anchor': 'hello' },
      good: { '/routes/0/blocks/0/anchor': 'welcome', '/routes/0/blocks/1/anchor': 'hello' },
    },
  },
  CFG0415: {
    cause:
      'Cards of posts, and the names of those who lead an event, link to a page for each of them. These pages are made by a page with "forEach" and a placeholder in its address; there is none for this list.',
    example: {
      kind: 'settings',
      bad: { '/routes/3': { path: '/visit', ...visit } },
      good: { '/routes/3/forEach': 'posts', '/routes/3/path': '/articles/{post.slug}' },
    },
  },
  CFG0416: {
    cause:
      'The file is there, but it is not the picture that its ending promises: it is empty, was cut off while it was copied, or is something else that was renamed.',
    example: {
      kind: 'words',
      bad: 'A file "damaged.webp" with 0 bytes, because the disk was full when it was saved.',
      good: 'The same file, saved again as WebP from a picture program.',
    },
  },
} as const satisfies Record<string, Explanation>;
