/** A small valid config with an entry in each list that rules look at, as an editor would write it. */
export const minimalConfig = {
  site: {
    name: 'Quiet Lake',
    url: 'https://quiet-lake.example',
    phone: '(615) 555-0100',
    email: 'hello@quiet-lake.example',
    social: { network: 'Instagram', href: 'https://www.instagram.com/quiet-lake.example' },
  },
  navigation: {
    topBar: { label: 'Call {site.phone}', href: '/contact' },
    menu: [
      { label: 'Home', href: '/' },
      {
        label: 'Counselors',
        href: '/contact#counselors',
        links: [
          { label: '{counselor.name}', href: '/counselors/{counselor.id}', forEach: 'counselors' },
        ],
      },
    ],
    footer: {
      groups: [{ title: 'Links', links: [{ label: 'Guide', href: '/pdf/guide.pdf' }] }],
      legal: [{ label: 'Old page', href: '/old' }],
      notice: 'crisis',
      creditsTitle: 'Image credits',
    },
  },
  media: [
    {
      files: ['/images/lake.webp'],
      title: 'The lake',
      creator: 'Quiet Lake',
      license: 'own-work',
    },
  ],
  embeds: [
    {
      id: 'booking',
      provider: 'highlevel',
      kind: 'booking',
      ref: 'SampleBookingRuth000',
      title: 'Booking calendar of Ruth',
      fallback: { label: 'Open the calendar in a new tab' },
    },
    {
      id: 'podcast',
      provider: 'spotify',
      kind: 'podcast',
      ref: 'SamplePodcastQuietLake',
      title: 'Podcast player',
      fallback: { label: 'Open the podcast in a new tab' },
    },
  ],
  entities: {
    counselors: [
      {
        id: 'ruth',
        name: 'Ruth Arden',
        firstName: 'Ruth',
        image: { src: '/images/lake.webp', alt: 'A lake at first light' },
        title: 'Grief Counselor',
        description:
          'Ruth listens first, and she stays with you for as long as your grief may need.',
        specialties: ['Grief', 'Anxiety'],
        totalConditions: 5,
        credentials: [{ abbreviation: 'LPC', meaning: 'Licensed Professional Counselor' }],
        approach: '<p>Slowly.</p>',
        about: '<p>She lives by a lake.</p>',
        statesAccepted: ['TN'],
        bookingEmbed: 'booking',
        surveyEmbed: 'booking',
        sample: true,
      },
    ],
    posts: [
      {
        id: 'rest',
        slug: 'on-rest',
        title: 'On rest',
        date: '2024-01-03',
        author: 'Ruth Arden',
        excerpt:
          'A short text about the days when nothing more can be done, and nothing has to be.',
        image: { src: '/images/lake.webp', decorative: true },
        content: '<h2>Rest</h2><p>Sit down. <a href="/contact">Write to us</a>.</p>',
      },
    ],
    notices: [
      {
        id: 'crisis',
        kind: 'crisis',
        title: 'In crisis?',
        region: 'US',
        text: '<p>Call or text 988.</p>',
      },
    ],
  },
  redirects: [{ from: '/old', to: '/contact' }],
  routes: [
    {
      path: '/',
      title: 'Home',
      description: 'Company on the way for people who grieve, by the lake and by secure video.',
      blocks: [
        { type: 'banner', title: 'Welcome', image: { src: '/images/lake.webp', decorative: true } },
        {
          type: 'text',
          anchor: 'hello',
          text: '<p>Call {site.phone} or <a href="#hello">stay</a>.</p>',
        },
        {
          type: 'card-grid',
          cards: {
            of: 'counselors',
            actions: [{ label: 'Meet {counselor.firstName}', href: '/counselors/{counselor.id}' }],
          },
        },
        { type: 'card-grid', cards: { of: 'posts', actionLabel: 'Read' } },
      ],
    },
    {
      path: '/contact',
      title: 'Contact',
      description:
        'How to reach us by phone, by mail or on foot, and who will answer when you call.',
      blocks: [
        { type: 'banner', title: 'Contact' },
        {
          type: 'event',
          anchor: 'counselors',
          title: 'Retreat',
          text: '<p>Four days.</p>',
          dates: 'April 15–18, 2027',
          start: '2027-04-15',
          end: '2027-04-18',
          place: 'By the lake',
          facilitators: ['ruth'],
        },
      ],
    },
    {
      path: '/counselors/{counselor.id}',
      forEach: 'counselors',
      title: '{counselor.name}',
      description: '{counselor.description}',
      blocks: [
        {
          type: 'profile',
          counselor: '{counselor.id}',
          actions: [{ label: 'Write', href: 'mailto:{site.email}' }],
        },
      ],
    },
    {
      path: '/blog/{post.slug}',
      forEach: 'posts',
      title: '{post.title}',
      description: '{post.excerpt}',
      blocks: [{ type: 'article', post: '{post.id}' }],
    },
    {
      path: '*',
      title: 'Page not found',
      description: 'There is no such page.',
      blocks: [
        {
          type: 'not-found',
          title: 'Page not found',
          text: 'There is no such page.',
          action: { label: 'Home', href: '/' },
        },
      ],
    },
  ],
};

export const publicFiles: ReadonlySet<string> = new Set([
  '/logo.svg',
  '/images/lake.webp',
  '/images/meadow.webp',
  '/images/podcast.png',
  '/video/stream.mp4',
  '/pdf/guide.pdf',
]);
