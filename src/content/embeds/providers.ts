import type { Embed } from '../../generated/config-types';
import { framedPages } from './framed-pages';
import { linkedPages } from './linked-pages';
import type { EmbedForm, EmbedProvider } from './provider';

const originOnly = { referrerPolicy: 'strict-origin-when-cross-origin' } as const;

// What the players' own snippets ask for, without what a listener does not need.
const player = {
  protocol: 'silent',
  allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
  sandbox: 'allow-scripts allow-same-origin allow-popups allow-presentation',
  ...originOnly,
} as const;

function highLevelForm(path: string): EmbedForm {
  return {
    ref: /^([A-Za-z0-9]{20})$/,
    refHint: '20 letters and digits, as in "AbCdEfGhIjKlMnOpQrSt"',
    address: ([id]) => `/widget/${path}/${id}`,
  };
}

const calendlyForm: EmbedForm = {
  ref: /^([A-Za-z0-9][A-Za-z0-9_-]{0,62}(?:\/[A-Za-z0-9][A-Za-z0-9_-]{0,62})?)$/,
  refHint: 'your name and the event, as in "quiet-lake/first-talk"',
  // Calendly reports its height only to the host that is named in its address.
  address: ([path], siteHost) =>
    `/${path}?embed_domain=${siteHost}&embed_type=Inline&hide_gdpr_banner=1`,
  page: ([path]) => `/${path}`,
};

const calForm: EmbedForm = {
  ref: /^([A-Za-z0-9][A-Za-z0-9_-]{0,62}(?:\/[A-Za-z0-9][A-Za-z0-9_-]{0,62}){0,2})$/,
  refHint: 'your name and the event, as in "quiet-lake/first-talk"',
  address: ([path]) => `/${path}/embed?embed=site`,
  page: ([path]) => `/${path}`,
};

const acuityForm: EmbedForm = {
  ref: /^([0-9]{5,12})$/,
  refHint: '5 to 12 digits: the owner number in the URL of your scheduling page',
  address: ([owner]) => `/schedule.php?owner=${owner}`,
};

const jotformForm: EmbedForm = {
  ref: /^([0-9]{10,20})$/,
  refHint: '10 to 20 digits',
  address: ([id]) => `/${id}`,
};

const typeformForm: EmbedForm = {
  ref: /^([A-Za-z0-9]{6,12})$/,
  refHint: '6 to 12 letters and digits',
  address: ([id]) =>
    `/to/${id}?typeform-embed=embed-widget&typeform-embed-id=${id}&typeform-embed-auto-resize=true&disable-tracking=true`,
  page: ([id]) => `/to/${id}`,
};

const googleForm: EmbedForm = {
  // 44 characters that start with "1" are the form as its author edits it, which visitors cannot open.
  ref: /^(?!1(?!FAIpQLS)[A-Za-z0-9_-]{43}$)([A-Za-z0-9_-]{30,80})$/,
  refHint: 'the long code after "/d/e/" in the URL of the form',
  address: ([id]) => `/forms/d/e/${id}/viewform?embedded=true`,
  page: ([id]) => `/forms/d/e/${id}/viewform`,
};

const spotifyForm: EmbedForm = {
  ref: /^(?:(show|episode|playlist|album|track|artist)\/)?([A-Za-z0-9]{22})$/,
  refHint: '22 letters and digits; before them "episode/" or another kind if it is not a show',
  address: ([kind, id]) => `/embed/${kind || 'show'}/${id}`,
  page: ([kind, id]) => `/${kind || 'show'}/${id}`,
};

const applePodcastsForm: EmbedForm = {
  ref: /^([a-z0-9][a-z0-9-]{0,99})\/id([0-9]{6,12})(?:\?i=([0-9]{6,16}))?$/,
  refHint: 'the name and number of the show, as in "quiet-lake/id1234567890"',
  address: ([slug, id, episode]) => `/us/podcast/${slug}/id${id}${episode ? `?i=${episode}` : ''}`,
};

const youTubeForm: EmbedForm = {
  ref: /^([A-Za-z0-9_-]{11})$/,
  refHint: '11 letters, digits, "-" or "_": the part after "v=" in the URL of the video',
  address: ([id]) => `/embed/${id}`,
  page: ([id]) => `/watch?v=${id}`,
};

const vimeoForm: EmbedForm = {
  ref: /^([0-9]{6,12})(?:\/([0-9a-f]{8,12}))?$/,
  refHint:
    'the number of the video; for an unlisted one with its second part, "123456789/abcdef1234"',
  address: ([id, hash]) => `/video/${id}?${hash ? `h=${hash}&` : ''}dnt=1`,
  page: ([id, hash]) => `/${id}${hash ? `/${hash}` : ''}`,
};

/**
 * Every provider that widgets can come from. Only what is known for certain of a provider's
 * messages is spoken; the others are `silent` and keep their height.
 */
export const embedProviders: Record<Embed['provider'], EmbedProvider> = {
  highlevel: {
    name: 'HighLevel',
    hosts: ['api.leadconnectorhq.com', 'link.msgsndr.com'],
    forms: {
      booking: highLevelForm('booking'),
      group: highLevelForm('group'),
      contact: highLevelForm('form'),
      registration: highLevelForm('form'),
      survey: highLevelForm('survey'),
    },
    protocol: 'highlevel',
    allow: 'payment',
    ...originOnly,
    script: { host: 'link.msgsndr.com', path: '/js/form_embed.js' },
  },
  calendly: {
    name: 'Calendly',
    hosts: ['calendly.com'],
    forms: { booking: calendlyForm, group: calendlyForm },
    protocol: 'calendly',
    allow: 'payment',
    ...originOnly,
  },
  cal: {
    name: 'Cal.com',
    hosts: ['app.cal.com'],
    forms: { booking: calForm, group: calForm },
    protocol: 'cal',
    ...originOnly,
  },
  acuity: {
    name: 'Acuity',
    hosts: ['app.acuityscheduling.com', 'app.squarespacescheduling.com'],
    forms: { booking: acuityForm, group: acuityForm },
    sharedAccount: true,
    protocol: 'silent',
    allow: 'payment',
    minHeight: 800,
    ...originOnly,
  },
  jotform: {
    name: 'Jotform',
    hosts: ['form.jotform.com', 'hipaa.jotform.com'],
    forms: { contact: jotformForm, registration: jotformForm, survey: jotformForm },
    protocol: 'silent',
    ...originOnly,
  },
  typeform: {
    name: 'Typeform',
    hosts: ['form.typeform.com', 'form.typeform.eu'],
    forms: { contact: typeformForm, registration: typeformForm, survey: typeformForm },
    protocol: 'typeform',
    ...originOnly,
  },
  'google-forms': {
    name: 'Google Forms',
    hosts: ['docs.google.com'],
    forms: { contact: googleForm, registration: googleForm, survey: googleForm },
    protocol: 'silent',
    referrerPolicy: 'no-referrer',
  },
  spotify: {
    ...player,
    name: 'Spotify',
    hosts: ['open.spotify.com'],
    forms: { podcast: spotifyForm },
    allow: `${player.allow}; clipboard-write`,
  },
  'apple-podcasts': {
    ...player,
    name: 'Apple Podcasts',
    hosts: ['embed.podcasts.apple.com'],
    pageHost: 'podcasts.apple.com',
    forms: { podcast: applePodcastsForm },
    // The sandbox of Apple's own snippet.
    sandbox:
      'allow-forms allow-popups allow-same-origin allow-scripts allow-storage-access-by-user-activation allow-top-navigation-by-user-activation',
    minHeight: 450,
  },
  youtube: {
    ...player,
    name: 'YouTube',
    hosts: ['www.youtube-nocookie.com'],
    pageHost: 'www.youtube.com',
    forms: { video: youTubeForm },
  },
  vimeo: {
    ...player,
    name: 'Vimeo',
    hosts: ['player.vimeo.com'],
    pageHost: 'vimeo.com',
    forms: { video: vimeoForm },
  },
  ...framedPages,
  ...linkedPages,
};

/** Whether a value of a config that may be wrong names a provider. */
export function isEmbedProvider(value: unknown): value is Embed['provider'] {
  return typeof value === 'string' && Object.hasOwn(embedProviders, value);
}
