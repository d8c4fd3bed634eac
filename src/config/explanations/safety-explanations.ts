import type { Explanation } from './explanation';

/** CFG05xx: what could harm visitors. */
export const safetyExplanations = {
  CFG0501: {
    cause:
      'A link is a page of this site ("/contact"), a place on the page ("#hours"), another site ("https://…"), an e-mail address ("mailto:…") or a phone number ("tel:…"). Others may run a program in the browser of a visitor, or lead somewhere else than they seem to.',
    example: {
      kind: 'settings',
      bad: { '/navigation/topBar/href': 'www.example.org' },
      good: { '/navigation/topBar/href': 'https://www.example.org' },
    },
  },
  CFG0502: {
    cause:
      'With "http:", others on the way can read and change what a visitor sees. Nearly all sites answer to "https:" too.',
    example: {
      kind: 'settings',
      bad: { '/navigation/topBar/href': 'http://example.org' },
      good: { '/navigation/topBar/href': 'https://example.org' },
    },
  },
  CFG0503: {
    cause:
      'Texts may hold simple HTML: paragraphs, headings, lists, links, bold and italic words. Everything else is taken out, because it could run a program or break the page. Colors and sizes come from the theme.',
    example: {
      kind: 'settings',
      bad: { '/routes/0/blocks/1/text': '<p onclick="alert(1)">Call us.</p>' },
      good: { '/routes/0/blocks/1/text': '<p>Call us.</p>' },
    },
  },
  CFG0504: {
    cause:
      'The path of a file is written as it stands in the folder public, with slashes: no "..", no question mark, no escaped characters.',
    example: {
      kind: 'settings',
      bad: { '/entities/posts/0/image/src': '/images/../images/lake.webp' },
      good: { '/entities/posts/0/image/src': '/images/lake.webp' },
    },
  },
  CFG0505: {
    cause:
      'The kind or the id of a widget cannot be one of this provider, so visitors would see an empty frame. Copy the id again from the address that the provider gave you.',
    example: {
      kind: 'settings',
      bad: { '/embeds/0/ref': 'SampleBookingRuth00000' },
      good: { '/embeds/0/ref': 'SampleBookingRuth000' },
    },
  },
  CFG0506: {
    cause:
      'The text holds a character that shows nothing but changes how the text is read, for example the direction of the letters. It often comes with a copied text. Delete it, or type the words again.',
    example: {
      kind: 'settings',
      bad: { '/navigation/menu/0/label': 'Ho\u202Eme' },
      good: { '/navigation/menu/0/label': 'Home' },
    },
  },
  CFG0507: {
    cause:
      'In simple HTML, what is opened with <p> is closed with </p>, quotes come in pairs, and a list or heading stands beside a paragraph, not in it. The browser would guess what is meant, and part of the text may be lost.',
    example: {
      kind: 'settings',
      bad: { '/routes/0/blocks/1/text': '<p>Sit <strong>down.</p>' },
      good: { '/routes/0/blocks/1/text': '<p>Sit <strong>down</strong>.</p>' },
    },
  },
  CFG0508: {
    cause:
      'Only texts marked "simple HTML" in the help may hold HTML. Visitors would see this text with its tags. Write the words alone.',
    example: {
      kind: 'settings',
      bad: { '/routes/0/blocks/0/title': 'Welcome <b>home</b>' },
      good: { '/routes/0/blocks/0/title': 'Welcome home' },
    },
  },
  CFG0509: {
    cause:
      'Who writes into a form or books a session may be in need of help at once, and nobody reads it at once. So the notice that the footer names also stands beside every calendar, form and survey, and must be one of the kind "crisis".',
    example: {
      kind: 'settings',
      bad: { '/entities/notices/0/kind': 'info' },
      good: { '/entities/notices/0/kind': 'crisis' },
    },
  },
  CFG0510: {
    cause:
      'While a site is made, its widgets may come from the stand-in that "npm start" runs on your own computer. Visitors cannot reach it. Before the site goes live, delete the host, and put in the ids that your provider gave you.',
    example: {
      kind: 'settings',
      bad: {
        '/site/status': 'live',
        '/entities/counselors/0/sample': undefined,
        '/providers': { highlevel: { host: '127.0.0.1:4180' } },
      },
      good: {
        '/site/status': 'live',
        '/entities/counselors/0/sample': undefined,
        '/providers': { highlevel: {} },
      },
    },
  },
  CFG0511: {
    cause:
      'People who hear the page instead of seeing it go from frame to frame by their titles. Each says what visitors do in this one, and no two are the same.',
    example: {
      kind: 'settings',
      bad: { '/embeds/1/title': 'Widget' },
      good: { '/embeds/1/title': 'Podcast player' },
    },
  },
  CFG0512: {
    cause:
      'Phone numbers for help in a crisis work in one country: 988 is answered in the United States and is no number elsewhere. A notice of the kind "crisis" names the country, which is shown beside its title.',
    example: {
      kind: 'settings',
      bad: { '/entities/notices/0/region': undefined, '/entities/notices/0/kind': 'crisis' },
      good: { '/entities/notices/0/region': 'US' },
    },
  },
  CFG0513: {
    cause:
      'The button "Leave this page" is for visitors whom somebody may be watching. If it leads to a page of the same site, the screen still shows what they wanted to hide. It must lead to another site, one that looks ordinary on any screen.',
    example: {
      kind: 'settings',
      bad: { '/safety': { quickExit: { href: 'https://quiet-lake.example/contact' } } },
      good: { '/safety': { quickExit: { href: 'https://www.weather.gov/' } } },
    },
  },
  CFG0514: {
    cause:
      'A counselor may only work with people from the states of her or his license. An "embed" block with a booking calendar therefore names the counselor, and shows the states before anybody books.',
    example: {
      kind: 'settings',
      bad: { '/routes/1/blocks/-': { type: 'embed', embed: 'booking' } },
      good: { '/routes/1/blocks/-': { type: 'embed', embed: 'booking', counselor: 'ruth' } },
    },
  },
} as const satisfies Record<string, Explanation>;
