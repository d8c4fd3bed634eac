import type { EmbedProvider } from './provider';

const originOnly = { referrerPolicy: 'strict-origin-when-cross-origin' } as const;

/** The sandbox of any page: it may run, but neither leave the frame nor use devices. */
const confined = 'allow-scripts allow-same-origin allow-forms allow-popups';

/** Path and query of any page: as browsers ask for it, without steps up. */
const anyPath = {
  ref: /^(?!.*(?:^|\/)(?:\.|%2e){1,2}(?:[/?]|$))([A-Za-z0-9!][A-Za-z0-9_/?=&%!.,+~-]*)$/i,
  refHint: 'the path of the page, without the server: "embed/your-form"',
  address: ([path]: readonly string[]) => `/${path}`,
};

/** Providers whose pages are framed without running their script on the page around. */
export const framedPages = {
  cliniko: {
    name: 'Cliniko',
    hosts: ['cliniko.com'],
    forms: {
      booking: {
        ref: /^(?=.{1,80}$)([a-z0-9]+(?:-[a-z0-9]+)*\.[a-z]{2}[0-9]{1,2})$/,
        refHint: 'the part of your booking link before ".cliniko.com": "quiet-lake.uk1"',
        subdomain: ([account]) => account,
        address: () => '/bookings?embedded=true',
        page: () => '/bookings',
      },
    },
    sharedAccount: true,
    protocol: 'cliniko',
    minHeight: 1000,
    ...originOnly,
  },
  brevo: {
    name: 'Brevo',
    hosts: ['sibforms.com'],
    forms: {
      newsletter: {
        ref: /^([0-9a-f]{8})\/(MU[A-Za-z0-9_-]{100,400}={0,2})$/,
        refHint:
          'the parts of your form’s link before ".sibforms.com" and after "serve/", with a slash between',
        subdomain: ([account]) => account,
        address: ([, form]) => `/serve/${form}`,
      },
    },
    protocol: 'silent',
    sandbox: confined,
    ...originOnly,
  },
  buttondown: {
    name: 'Buttondown',
    hosts: ['buttondown.com'],
    forms: {
      newsletter: {
        ref: /^([A-Za-z0-9][A-Za-z0-9_.-]{0,62})$/,
        refHint: 'the name of your newsletter, the part after "buttondown.com/"',
        address: ([newsletter]) => `/${newsletter}?as_embed=true`,
        page: ([newsletter]) => `/${newsletter}`,
      },
    },
    protocol: 'silent',
    sandbox: confined,
    minHeight: 220,
    ...originOnly,
  },
  donorbox: {
    name: 'Donorbox',
    hosts: ['donorbox.org'],
    forms: {
      donation: {
        ref: /^([a-z0-9][a-z0-9-]{0,99})$/,
        refHint: 'the name of your campaign, the part after "donorbox.org/"',
        address: ([campaign]) => `/embed/${campaign}`,
        page: ([campaign]) => `/${campaign}`,
      },
    },
    protocol: 'silent',
    allow: 'payment',
    minHeight: 900,
    ...originOnly,
  },
  'google-maps': {
    name: 'Google Maps',
    hosts: ['www.google.com'],
    forms: {
      map: {
        ref: /^(!1m[A-Za-z0-9_!.,%+-]{20,900})$/,
        refHint: 'the part of the embed code after "pb="',
        address: ([place]) => `/maps/embed?pb=${place}`,
      },
    },
    protocol: 'silent',
    sandbox: 'allow-scripts allow-same-origin allow-popups',
    minHeight: 450,
    ...originOnly,
  },
  other: {
    name: 'Other provider',
    // The person who adds the widget names its server.
    hosts: [''],
    forms: {
      booking: anyPath,
      group: anyPath,
      contact: anyPath,
      registration: anyPath,
      survey: anyPath,
      podcast: anyPath,
      video: anyPath,
      newsletter: anyPath,
      donation: anyPath,
      map: anyPath,
    },
    protocol: 'silent',
    sandbox: confined,
    referrerPolicy: 'no-referrer',
  },
} as const satisfies Record<string, EmbedProvider>;
