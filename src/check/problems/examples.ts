import type { Settings } from './problem-kind';

/** The settings of a page that examples add; its path is added to it. */
export const examplePage = {
  title: 'Visit us',
  description: 'Where to find us, how to get here by bus or by car, and where you can park.',
  robots: 'noindex',
  blocks: [{ type: 'banner', title: 'Visit us' }],
};

/** A place for the examples of problems. */
export const examplePlace = {
  id: 'harbor',
  name: 'Harbor office',
  address: { street: '12 Harbor Street', city: 'Nashville', country: 'US' },
};

/** A post for the examples of problems. */
export const examplePost = {
  id: 'walking',
  slug: 'on-walking',
  title: 'On walking',
  date: '2024-03-03',
  author: 'Ruth Arden',
  excerpt: 'Why a short walk can help on a day when nothing else does, and how to begin.',
  image: { src: '/images/lake.webp', decorative: true },
  content: '<p>One step, then one more.</p>',
};

/**
 * What makes a live site of the small config that the examples are put into. Nobody has the phone
 * number: no exchange begins with 1.
 */
export const readyToGoLive: Settings = {
  '/site/status': 'live',
  '/site/url': 'https://www.quiet-lake-counseling.org',
  '/site/phone': '(615) 155-0100',
  '/site/email': 'hello@quiet-lake-counseling.org',
  '/site/social': { network: 'Instagram', href: 'https://www.instagram.com/quiet.lake' },
  '/embeds/0/ref': 'bK3xTq9LmVw2ZrYc7DfP',
  '/embeds/1/ref': '4rTz8mQpWx2LkVbN6cYd3S',
  '/entities/counselors/0/sample': undefined,
};
