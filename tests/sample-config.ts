import { Ajv } from 'ajv';
import { ownKeywords } from '../src/content/schema/schema-node';
import { siteSchema } from '../src/content/schema/walk-schema';
import type { SiteConfig } from '../src/generated/config-types';

const image = { src: '/images/lake.webp', alt: 'A lake at first light' };

/** A small site with one entity of each kind that blocks refer to, as an editor would write it. */
const written = {
  site: {
    name: 'Quiet Lake',
    tagline: 'Company on the way.',
    url: 'https://quiet-lake.example',
    phone: '(615) 555-0100',
    email: 'hello@quiet-lake.example',
    social: { network: 'Instagram', href: 'https://www.instagram.com/quiet-lake.example' },
  },
  navigation: {
    topBar: { label: 'Custom? Click here.', href: '/student' },
    menu: [{ label: 'Home', href: '/' }],
    footer: {
      groups: [{ title: 'Helpful Links', links: [{ label: 'Home', href: '/' }] }],
      legal: [{ label: 'Terms', href: '/terms' }],
      notice: 'crisis',
      creditsTitle: 'Image credits',
    },
  },
  embeds: [
    {
      id: 'ruth-booking',
      provider: 'highlevel',
      kind: 'booking',
      ref: 'bK3xTq9LmVw2ZrYc7DfP',
      title: 'Booking calendar of Ruth',
      fallback: { label: 'Open the calendar in a new tab', phone: '(615) 555-0100' },
    },
  ],
  entities: {
    counselors: [
      {
        id: 'ruth',
        name: 'Ruth Arden',
        firstName: 'Ruth',
        image,
        title: 'Grief Counselor',
        description: 'Ruth listens first.',
        specialties: ['Grief', 'Anxiety', 'Marriage', 'Faith', 'Sleep'],
        totalConditions: 13,
        credentials: [{ abbreviation: 'LPC', meaning: 'Licensed Professional Counselor' }],
        approach: '<p>Slowly.</p>',
        about: '<p>She lives by a lake.</p>',
        statesAccepted: ['TN', 'KY'],
        bookingEmbed: 'ruth-booking',
        surveyEmbed: 'ruth-booking',
      },
    ],
    posts: [
      {
        id: 'quiet-morning',
        slug: 'quiet-morning',
        title: 'A quiet morning',
        date: '2024-01-03',
        author: 'Ruth Arden',
        tags: ['rest'],
        excerpt: 'On rest.',
        image,
        content: '<h2>Rest</h2><p>Sit down.</p>',
      },
    ],
    testimonials: [
      { id: 'lighter', state: 'Tennessee', rating: 5, text: 'I left a little lighter.' },
      { id: 'heard', state: 'Texas', rating: 4, text: 'I was heard.' },
    ],
    bookCategories: [
      {
        id: 'grief',
        title: 'Grief and loss',
        books: [{ title: 'Lament', author: 'N. W.', description: 'A short book.', image }],
      },
    ],
    events: [
      {
        id: 'grief-group',
        title: 'Grief group',
        summary: 'Two hours for people who miss somebody.',
        text: '<p>Nobody has to talk.</p>',
        image,
        start: '2099-01-13',
        startTime: '18:00',
        endTime: '20:00',
        repeats: { frequency: 'weekly', interval: 2, count: 3 },
        place: 'Harbor office',
        discloseLocation: true,
        cost: '$20',
        facilitators: ['ruth'],
        action: { label: 'Register', href: '/contact' },
      },
    ],
    places: [
      {
        id: 'harbor',
        name: 'Practice at the harbor',
        address: {
          street: '12 Harbor Street',
          city: 'Nashville',
          region: 'TN',
          postalCode: '37203',
          country: 'US',
        },
        hours: [
          { days: ['Monday', 'Tuesday', 'Thursday'], opens: '13:30', closes: '17:00' },
          { days: ['Monday', 'Tuesday'], opens: '09:00', closes: '12:00' },
        ],
        map: { latitude: 36.15312, longitude: -86.78144 },
      },
      {
        id: 'hospital',
        name: 'Room in the hospital',
        address: { street: '3 Hill Road', extra: 'Building C', city: 'Nashville', country: 'US' },
        directions: 'Ask at the desk, or call {site.phone}.',
        phones: [{ label: 'Desk', number: '(615) 555-0103' }, { number: '(615) 555-0104' }],
        email: 'hospital@quiet-lake.example',
        hoursNote: 'By appointment only.',
        specialHours: [
          { from: '2098-12-24', through: '2099-01-02', reason: 'Christmas' },
          { from: '2099-01-03', opens: '10:00', closes: '12:00' },
        ],
      },
    ],
    notices: [
      { id: 'crisis', kind: 'crisis', title: 'In crisis?', text: '<p>Call or text 988.</p>' },
    ],
    tags: [
      { id: 'rest', name: 'Rest' },
      { id: 'sleep', name: 'Sleep' },
    ],
  },
  routes: [
    {
      path: '/',
      title: 'Home',
      description: 'The home page of a small practice by a lake.',
      blocks: [{ type: 'banner', title: 'Welcome' }],
    },
    {
      path: '/team/{counselor.id}',
      forEach: 'counselors',
      title: '{counselor.name}',
      description: '{counselor.description}',
      blocks: [{ type: 'banner', title: '{counselor.name}' }],
    },
    {
      path: '/news/{post.slug}',
      forEach: 'posts',
      title: '{post.title}',
      description: '{post.excerpt}',
      blocks: [{ type: 'article', post: '{post.id}' }],
    },
    {
      path: '/topics/{tag.id}',
      forEach: 'tags',
      title: '{tag.name}',
      description: 'Posts with the same subject.',
      blocks: [{ type: 'banner', title: '{tag.name}' }],
    },
  ],
};

/** An Ajv that knows this project's schemas and fills in their defaults. */
export const siteAjv = new Ajv({
  allErrors: true,
  discriminator: true,
  useDefaults: true,
  validateFormats: false,
  keywords: [...ownKeywords],
});
siteAjv.addSchema(siteSchema, 'site');

/** A small valid config with every default filled in. */
export const sampleConfig = fillDefaults();

function fillDefaults(): SiteConfig {
  const config: unknown = structuredClone(written);
  if (!siteAjv.validate<SiteConfig>('site', config)) throw new Error(siteAjv.errorsText());
  return config;
}
