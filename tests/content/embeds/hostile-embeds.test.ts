import { expect, test } from 'vitest';
import { spreadOf } from '../../runners/is-sample';
import { checkConfig } from '../../../src/check/check-config';
import { locateEmbed } from '../../../src/content/embeds/locate-embed';
import { embedProviders } from '../../../src/content/embeds/providers';
import type { Embed, SiteConfig } from '../../../src/generated/config-types';
import { writeChanged } from '../../check/check-changed';
import { publicFiles } from '../../check/minimal-config';

const id = 'bK3xTq9LmVw2ZrYc7DfP';

const forms: [provider: Embed['provider'], kind: Embed['kind'], origin: string][] = [
  ['highlevel', 'booking', 'https://api.leadconnectorhq.com'],
  ['highlevel', 'contact', 'https://api.leadconnectorhq.com'],
  ['calendly', 'booking', 'https://calendly.com'],
  ['cal', 'booking', 'https://app.cal.com'],
  ['acuity', 'booking', 'https://app.acuityscheduling.com'],
  ['typeform', 'survey', 'https://form.typeform.com'],
  ['spotify', 'podcast', 'https://open.spotify.com'],
  ['jotform', 'contact', 'https://form.jotform.com'],
  ['google-forms', 'survey', 'https://docs.google.com'],
  ['apple-podcasts', 'podcast', 'https://embed.podcasts.apple.com'],
  ['youtube', 'video', 'https://www.youtube-nocookie.com'],
  ['vimeo', 'video', 'https://player.vimeo.com'],
  ['simplepractice', 'booking', 'https://constructor.clientsecure.me'],
  ['cliniko', 'booking', 'https://cliniko.com'],
  ['jane', 'booking', 'https://constructor.janeapp.com'],
  ['doctolib', 'booking', 'https://www.doctolib.fr'],
  ['setmore', 'booking', 'https://constructor.setmore.com'],
  ['square', 'booking', 'https://book.squareup.com'],
  ['eventbrite', 'registration', 'https://www.eventbrite.com'],
  ['brevo', 'newsletter', 'https://sibforms.com'],
  ['buttondown', 'newsletter', 'https://buttondown.com'],
  ['donorbox', 'donation', 'https://donorbox.org'],
  ['google-maps', 'map', 'https://www.google.com'],
  ['other', 'contact', 'https://forms.example.org'],
];

const refs = [
  '',
  ' ',
  '../../evil',
  '%2e%2e/%2e%2e/evil',
  `${id}/../../../evil`,
  `${id}?redirect=https://evil.example`,
  `${id}#evil`,
  `${id}&x=1`,
  '//evil.example/x',
  'https://evil.example/',
  `@evil.example/${id}`,
  'javascript:alert(1)',
  '"><script>alert(1)</script>',
  `${id}\n`,
  `${id}\u0000`,
  `${id.slice(1)}\u0410`,
  '\u202E' + id,
  '\\\\evil.example\\x',
  '__proto__',
  'constructor',
  'toString',
];

const hosts = [
  '',
  ' ',
  'evil.example',
  'api.leadconnectorhq.com.evil.example',
  'evil-api.leadconnectorhq.com',
  'api.leadconnectorhq.com@evil.example',
  'user:pass@api.leadconnectorhq.com',
  'api.leadconnectorhq.com:8443',
  'api.leadconnectorhq.com/evil',
  'api.leadconnectorhq.com?evil',
  'api.leadconnectorhq.com#evil',
  'api.leadconnectorhq.com\\evil',
  'api.leadconnectorhq.com\n',
  'api.leadconnectorhq.com\u0000',
  'api.leadconnectorhq.com.',
  'API.LEADCONNECTORHQ.COM',
  'api.leadc\u043Ennectorhq.com',
  'api。leadconnectorhq。com',
  'https://api.leadconnectorhq.com',
  'javascript:alert(1)',
  '//evil.example',
  '../evil',
  '*.leadconnectorhq.com',
  "'unsafe-inline'",
  'api.leadconnectorhq.com;script-src *',
  'evil.example 127.0.0.1',
  '192.168.0.1',
  '169.254.169.254',
  '127.0.0.1.evil.example',
  '127.0.0.1:99999',
  '[::1]',
  '0x7f000001',
  '__proto__',
  'constructor',
  'localhost.evil.example',
];

const cases = [
  ...forms.flatMap((form) => refs.map((ref) => [...form, 'ref', ref] as const)),
  ...hosts.map((host) => ['highlevel', 'booking', '', 'host', host] as const),
];

/** Words that look like an id of the provider, and so are one; they lead to its own server. */
const legal = new Set([
  ...['calendly', 'cal', 'typeform'].flatMap((provider) =>
    ['constructor', 'toString'].map((word) => `${provider}: ${word}`),
  ),
  // A video's id has eleven letters; a practice may be called so.
  'youtube: constructor',
  'simplepractice: constructor',
  'jane: constructor',
  'setmore: constructor',
  'donorbox: constructor',
  'buttondown: constructor',
  'buttondown: toString',
  // On a server that is named apart, these are pages like any other.
  ...['constructor', 'toString', `${id}&x=1`].map((page) => `other: ${page}`),
]);

test('there are 539 cases, and all providers are among them', () => {
  expect(new Set(cases.map((one) => one.join(' ')))).toHaveLength(539);
  const providers = new Set(forms.map(([provider]) => provider));
  expect(providers).toEqual(new Set(Object.keys(embedProviders)));
});

test.each(spreadOf(cases, 4))(
  '%s %s (%s): %s %j leads nowhere else',
  (provider, kind, origin, key, value) => {
    const server = provider === 'other' && { host: 'forms.example.org' };
    const embed = { ...base, ...server, provider, kind, [key]: value };
    const { config, problems } = checkConfig(writeChanged({ '/embeds/0': embed }), publicFiles);
    const refusal = `error at /embeds/0/${key}`;
    const found = problems.map(({ severity, path }) => `${severity} at ${path}`);
    expect(found[0] ?? (config && findOrigin(config))).toBe(
      legal.has(`${provider}: ${value}`) ? origin : refusal,
    );
  },
);

function findOrigin(config: SiteConfig): string | undefined {
  const [embed] = config.embeds;
  const result = embed && locateEmbed(embed, config);
  return result && 'location' in result ? new URL(result.location.src).origin : undefined;
}

const base = {
  id: 'booking',
  ref: id,
  title: 'Booking calendar of Ruth',
  fallback: { label: 'Open the calendar in a new tab' },
};
