import type { Embed } from '../../generated/config-types';

/** A form in which a provider hands out its widgets, other than the id alone. */
export interface PastedForm {
  /** finds the id in an address or in a snippet */
  pattern: RegExp;
  /** the id as "ref" has it, from what the pattern found; without it, the first group */
  write?: (groups: readonly (string | undefined)[]) => string;
  /** the word of the address that says what kind of widget it is, if it is one of these */
  kinds?: { group: number; words: Readonly<Record<string, readonly Embed['kind'][]>> };
}

/** An address that has no id in it, with where to find one that has. */
interface DeadEnd {
  pattern: RegExp;
  message: string;
  hint: string;
}

// What comes before the name of a server: not another part of the name, such as "assets.".
const host = '(?:^|[^A-Za-z0-9.-])(?:www\\.)?';
const name = '[A-Za-z0-9][A-Za-z0-9_-]{0,62}';
const end = '(?![A-Za-z0-9_-])';

/**
 * How the id of a widget is found in what providers give away: the address of its page, the link to
 * share it, the code to embed it, the tag of its script. What is found must have the form of the
 * provider's ids, too, so that no address can lead elsewhere.
 */
export const pastedForms: Readonly<Record<Embed['provider'], readonly PastedForm[]>> = {
  highlevel: [
    {
      pattern: /\/widget\/(booking|group|form|survey)s?\/([A-Za-z0-9]{20})(?![A-Za-z0-9])/,
      write: ([, id]) => id ?? '',
      kinds: {
        group: 0,
        words: {
          booking: ['booking'],
          group: ['group'],
          form: ['contact', 'registration'],
          survey: ['survey'],
        },
      },
    },
  ],
  calendly: [
    {
      pattern: new RegExp(
        `${host}calendly\\.com/(?!d/|app/|event_types|assets/)(${name}(?:/${name})?)${end}`,
      ),
    },
  ],
  cal: [
    {
      pattern: new RegExp(
        `(?:data-cal-link|calLink)\\s*[=:]\\s*["'](${name}(?:/${name}){0,2})["'?]`,
      ),
    },
    {
      pattern: new RegExp(
        `${host}(?:app\\.)?cal\\.com/(?!embed/|event-types|settings|auth|bookings)(${name}(?:/(?!embed${end})${name}){0,2})${end}`,
      ),
    },
  ],
  acuity: [{ pattern: /[?&](?:amp;)?owner=([0-9]{5,12})(?![0-9])/ }],
  simplepractice: [
    {
      pattern: /(?:^|[^A-Za-z0-9.-])(?!www\.)([a-z0-9-]{1,63})\.clientsecure\.me(?![A-Za-z0-9.-])/,
    },
  ],
  jotform: [
    { pattern: /jotform\.(?:com|us)\/(?:[a-z]+\/)*([0-9]{10,20})(?![0-9])/i },
    { pattern: /JotFormIFrame-([0-9]{10,20})(?![0-9])/i },
  ],
  typeform: [
    { pattern: /typeform\.(?:com|eu)\/(?:to|form)\/([A-Za-z0-9]{6,12})(?![A-Za-z0-9])/ },
    {
      pattern: /data-tf-(?:widget|popup|slider|sidetab|popover)\s*=\s*["']([A-Za-z0-9]{6,12})["']/,
    },
  ],
  'google-forms': [{ pattern: /(?:^|\/)d\/e\/([A-Za-z0-9_-]{30,80})/ }],
  spotify: [
    {
      pattern:
        /(?:spotify\.com\/|spotify:)(?:intl-[a-z]{2}\/)?(?:embed(?:-podcast)?[/:])?(show|episode|playlist|album|track|artist)[/:]([A-Za-z0-9]{22})(?![A-Za-z0-9])/,
      write: ([kind, id]) => (kind === 'show' ? `${id}` : `${kind}/${id}`),
    },
  ],
  'apple-podcasts': [
    {
      pattern:
        /podcasts\.apple\.com\/[a-z]{2}\/podcast\/([a-z0-9][a-z0-9-]{0,99})\/id([0-9]{6,12})(?:\?(?:[^"'#\s]*?&(?:amp;)?)?i=([0-9]{6,16}))?/,
      write: ([slug, id, episode]) => `${slug}/id${id}${episode ? `?i=${episode}` : ''}`,
    },
  ],
  youtube: [
    {
      pattern:
        /(?:youtube(?:-nocookie)?\.com\/(?:embed\/|shorts\/|live\/|v\/|watch\?(?:[^"'#\s]*?&(?:amp;)?)?v=)|youtu\.be\/)([A-Za-z0-9_-]{11})(?![A-Za-z0-9_-])/,
    },
  ],
  vimeo: [
    {
      pattern:
        /vimeo\.com\/(?:video\/|manage\/videos\/|channels\/[a-z0-9]+\/|groups\/[a-z0-9]+\/videos\/)?([0-9]{6,12})(?![0-9])(?:\/([0-9a-f]{8,12})(?![0-9a-z])|\?(?:[^"'#\s]*?&(?:amp;)?)?h=([0-9a-f]{8,12})(?![0-9a-z]))?/,
      write: ([id, inPath, inQuery]) => [id, inPath ?? inQuery].filter(Boolean).join('/'),
    },
  ],
  cliniko: [{ pattern: /(?:^|[^a-z0-9.-])([a-z0-9-]{1,63}\.[a-z]{2}[0-9]{1,2})\.cliniko\.com/ }],
  jane: [{ pattern: subdomainOf('janeapp\\.com') }],
  doctolib: [{ pattern: /doctolib\.(?:fr|de|it)\/([a-z0-9-]+\/[a-z0-9-]+\/[a-z0-9-]+)/ }],
  setmore: [{ pattern: subdomainOf('setmore\\.com') }],
  square: [
    { pattern: /squareup\.com\/appointments\/([a-z0-9]{10,20}\/location\/[A-Z0-9]{10,20})/ },
  ],
  eventbrite: [
    {
      pattern:
        /eventbrite\.(?:com|[a-z]{2}|co\.[a-z]{2}|com\.[a-z]{2})\/(?:e\/(?:[\w%-]*-)?|checkout-external\?eid=)([0-9]{9,16})(?![0-9])/,
    },
  ],
  brevo: [
    {
      pattern: /([0-9a-f]{8})\.sibforms\.com\/serve\/(MU[A-Za-z0-9_-]{100,400}={0,2})/,
      write: (groups) => groups.join('/'),
    },
  ],
  buttondown: [
    {
      pattern: new RegExp(
        `${host}buttondown\\.(?:com|email)/(?:api/emails/embed-subscribe/)?(?!api/)([A-Za-z0-9][A-Za-z0-9_-]{0,62})${end}`,
      ),
    },
  ],
  donorbox: [
    {
      pattern: new RegExp(
        `${host}donorbox\\.org/(?:embed/)?(?!embed/|widget)([a-z0-9][a-z0-9-]{0,99})${end}`,
      ),
    },
  ],
  'google-maps': [{ pattern: /google\.[a-z.]+\/maps\/embed\?pb=(!1m[A-Za-z0-9_!.,%+-]+)/ }],
  // Its server is named apart, so that nobody frames a stranger's page by accident.
  other: [],
};

/** Finds the name of an account with its own server. */
function subdomainOf(server: string): RegExp {
  return new RegExp(
    `(?:^|[^A-Za-z0-9.-])(?!www\\.|booking\\.|my\\.)([a-z0-9-]{1,63})\\.${server}(?![A-Za-z0-9.-])`,
  );
}

/** Addresses that are handed out, too, and lead nowhere in a frame. */
export const deadEnds: Readonly<Partial<Record<Embed['provider'], readonly DeadEnd[]>>> = {
  'google-forms': [
    {
      pattern:
        /\/forms\/(?:u\/[0-9]+\/)?d\/(?!e\/)[A-Za-z0-9_-]{20,}|^1(?!FAIpQLS)[A-Za-z0-9_-]{43}$/,
      message: 'This is the link for editing the form; visitors cannot open it.',
      hint: 'In Google Forms, choose "Send" or "Publish", then the link: its ID comes after "/d/e/" and starts with "1FAIpQLS".',
    },
    {
      pattern: /forms\.gle\//,
      message: 'This is a short link, which does not contain the ID of the form.',
      hint: 'Open the link and copy the URL from the address bar.',
    },
  ],
  acuity: [
    {
      pattern: /\.as\.me(?![a-z])|acuityscheduling\.com\/schedule\/[0-9a-f]{8}/,
      message: 'This Acuity link does not contain the owner number.',
      hint: 'In Acuity, choose the code to embed the scheduler: copy the digits after "owner=".',
    },
  ],
  calendly: [
    {
      pattern: /calendly\.com\/d\//,
      message: 'This is a link for one meeting or one person.',
      hint: 'Copy the link of the event type, as in "https://calendly.com/quiet-lake/first-talk".',
    },
  ],
  'google-maps': [
    {
      pattern: /(?:maps\.app\.goo\.gl|google\.[a-z.]+\/maps)\/(?!embed)/,
      message: 'This link opens the map but does not contain it.',
      hint: 'In Google Maps, choose "Share", then "Embed a map", and paste the code.',
    },
  ],
  setmore: [
    {
      pattern: /booking\.setmore\.com|my\.setmore\.com/,
      message: 'This Setmore link does not contain the name of your booking page.',
      hint: 'Copy the link of your booking page, as in "https://quiet-lake.setmore.com".',
    },
  ],
  typeform: [
    {
      pattern: /data-tf-live/,
      message: 'This Typeform code does not contain the ID of the form.',
      hint: 'Under "Share", copy the link of the form: its ID comes after "/to/".',
    },
  ],
  spotify: [
    {
      pattern: /(?:podcasters|creators)\.spotify\.com|spotify\.link\//,
      message: 'This Spotify link does not contain the ID of the show.',
      hint: 'Open the show on open.spotify.com and copy the URL from the address bar.',
    },
  ],
};
