import type { EmbedForm, EmbedProvider } from './provider';

const name = '[a-z0-9]+(?:-[a-z0-9]+)*';

const linked = {
  sharedAccount: true,
  protocol: 'silent',
  linkOnly: true,
  referrerPolicy: 'strict-origin-when-cross-origin',
} as const;

/**
 * A page at a part of the host that is named by the practice: there, "--" is reserved.
 *
 * @param not a lookahead for names that belong to the provider
 */
function portal(refHint: string, not = ''): EmbedForm {
  return {
    ref: new RegExp(`^(?=.{1,63}$)${not}(${name})$`),
    refHint,
    subdomain: ([own]) => own,
    address: () => '/',
  };
}

/** Providers whose pages are only linked to: nothing that is known for certain lets others frame them. */
export const linkedPages = {
  simplepractice: {
    ...linked,
    name: 'SimplePractice',
    hosts: ['clientsecure.me'],
    forms: {
      booking: portal('the name of your client portal, the part before ".clientsecure.me"'),
    },
  },
  jane: {
    ...linked,
    name: 'Jane',
    hosts: ['janeapp.com'],
    forms: { booking: portal('the name of your clinic, the part before ".janeapp.com"') },
  },
  doctolib: {
    ...linked,
    name: 'Doctolib',
    hosts: ['www.doctolib.fr', 'www.doctolib.de', 'www.doctolib.it'],
    forms: {
      booking: {
        ref: new RegExp(`^(${name}/${name}/${name})$`),
        refHint: 'the path of your page, as in "physiotherapist/paris/jane-doe"',
        address: ([path]) => `/${path}`,
      },
    },
  },
  setmore: {
    ...linked,
    name: 'Setmore',
    hosts: ['setmore.com'],
    forms: {
      booking: portal(
        'the name of your booking page, the part before ".setmore.com"',
        '(?!(?:my|www|booking)$)',
      ),
    },
  },
  square: {
    ...linked,
    name: 'Square Appointments',
    hosts: ['book.squareup.com'],
    forms: {
      booking: {
        ref: /^([a-z0-9]{10,20}\/location\/[A-Z0-9]{10,20})$/,
        refHint:
          'the part of your booking link after "appointments/": "abc123def456gh/location/ABC123DEF456G"',
        address: ([path]) => `/appointments/${path}/services`,
      },
    },
  },
  eventbrite: {
    ...linked,
    name: 'Eventbrite',
    hosts: ['www.eventbrite.com'],
    forms: {
      registration: {
        ref: /^([0-9]{9,16})$/,
        refHint: 'the number of the event, the digits at the end of its link',
        address: ([id]) => `/e/${id}`,
      },
    },
  },
} as const satisfies Record<string, EmbedProvider>;
