// @promise No script is loaded from a server that a config names; an unknown server is a warning

import { expect, test } from 'vitest';
import { locateEmbed } from '../../../src/content/embeds/locate-embed';
import type { Embed, SiteConfig } from '../../../src/generated/config-types';
import { sampleConfig } from '../../sample-config';

function locate(
  embed: Partial<Embed>,
  providers: Partial<SiteConfig['providers']['highlevel']> = {},
) {
  const settings = {
    site: sampleConfig.site,
    providers: { highlevel: { script: 'none' as const, ...providers } },
  };
  const fallback = { label: 'Open' };
  const whole = { id: 'x', title: 'X', fallback, provider: 'highlevel', kind: 'booking', ref: '' };
  return locateEmbed({ ...whole, ...embed } as Embed, settings);
}

const id20 = 'bK3xTq9LmVw2ZrYc7DfP';
const id22 = 'bK3xTq9LmVw2ZrYc7DfPUv';
const googleId = `1FAIpQLSd${'x'.repeat(47)}`;
const brevoForm = `945c6cfe/MUIFA${'x'.repeat(120)}`;

test.each<[Embed['provider'], Embed['kind'], ref: string, src: string, href?: string]>([
  ['highlevel', 'booking', id20, `https://api.leadconnectorhq.com/widget/booking/${id20}`],
  ['highlevel', 'group', id20, `https://api.leadconnectorhq.com/widget/group/${id20}`],
  ['highlevel', 'contact', id20, `https://api.leadconnectorhq.com/widget/form/${id20}`],
  ['highlevel', 'registration', id20, `https://api.leadconnectorhq.com/widget/form/${id20}`],
  ['highlevel', 'survey', id20, `https://api.leadconnectorhq.com/widget/survey/${id20}`],
  [
    'calendly',
    'booking',
    'quiet-lake/first-talk',
    'https://calendly.com/quiet-lake/first-talk?embed_domain=quiet-lake.example&embed_type=Inline&hide_gdpr_banner=1',
    'https://calendly.com/quiet-lake/first-talk',
  ],
  [
    'cal',
    'booking',
    'quiet-lake/30min',
    'https://app.cal.com/quiet-lake/30min/embed?embed=site',
    'https://app.cal.com/quiet-lake/30min',
  ],
  ['acuity', 'booking', '12345678', 'https://app.acuityscheduling.com/schedule.php?owner=12345678'],
  ['simplepractice', 'booking', 'quiet-lake', 'https://quiet-lake.clientsecure.me/'],
  ['jotform', 'contact', '231234567890123', 'https://form.jotform.com/231234567890123'],
  [
    'typeform',
    'survey',
    'aB3dE6gH',
    'https://form.typeform.com/to/aB3dE6gH?typeform-embed=embed-widget&typeform-embed-id=aB3dE6gH&typeform-embed-auto-resize=true&disable-tracking=true',
    'https://form.typeform.com/to/aB3dE6gH',
  ],
  [
    'google-forms',
    'survey',
    googleId,
    `https://docs.google.com/forms/d/e/${googleId}/viewform?embedded=true`,
    `https://docs.google.com/forms/d/e/${googleId}/viewform`,
  ],
  [
    'spotify',
    'podcast',
    id22,
    `https://open.spotify.com/embed/show/${id22}`,
    `https://open.spotify.com/show/${id22}`,
  ],
  [
    'spotify',
    'podcast',
    `episode/${id22}`,
    `https://open.spotify.com/embed/episode/${id22}`,
    `https://open.spotify.com/episode/${id22}`,
  ],
  [
    'apple-podcasts',
    'podcast',
    'quiet-lake/id1234567890?i=1000123456789',
    'https://embed.podcasts.apple.com/us/podcast/quiet-lake/id1234567890?i=1000123456789',
    'https://podcasts.apple.com/us/podcast/quiet-lake/id1234567890?i=1000123456789',
  ],
  [
    'youtube',
    'video',
    'a_b-c3D4e5F',
    'https://www.youtube-nocookie.com/embed/a_b-c3D4e5F',
    'https://www.youtube.com/watch?v=a_b-c3D4e5F',
  ],
  [
    'vimeo',
    'video',
    '123456789/abcdef1234',
    'https://player.vimeo.com/video/123456789?h=abcdef1234&dnt=1',
    'https://vimeo.com/123456789/abcdef1234',
  ],
  [
    'cliniko',
    'booking',
    'quiet-lake.uk1',
    'https://quiet-lake.uk1.cliniko.com/bookings?embedded=true',
    'https://quiet-lake.uk1.cliniko.com/bookings',
  ],
  ['jane', 'booking', 'quiet-lake', 'https://quiet-lake.janeapp.com/'],
  ['doctolib', 'booking', 'physio/paris/jane-doe', 'https://www.doctolib.fr/physio/paris/jane-doe'],
  ['setmore', 'booking', 'quiet-lake', 'https://quiet-lake.setmore.com/'],
  [
    'square',
    'booking',
    'fizei3yso5d64r/location/LE9WWBS6A0PFZ',
    'https://book.squareup.com/appointments/fizei3yso5d64r/location/LE9WWBS6A0PFZ/services',
  ],
  ['eventbrite', 'registration', '1991055325075', 'https://www.eventbrite.com/e/1991055325075'],
  [
    'buttondown',
    'newsletter',
    'quiet-lake',
    'https://buttondown.com/quiet-lake?as_embed=true',
    'https://buttondown.com/quiet-lake',
  ],
  [
    'donorbox',
    'donation',
    'quiet-lake',
    'https://donorbox.org/embed/quiet-lake',
    'https://donorbox.org/quiet-lake',
  ],
  [
    'google-maps',
    'map',
    '!1m18!1m12!1m3!1d1795.34!2d30.48!3d50.47',
    'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d1795.34!2d30.48!3d50.47',
  ],
  ['brevo', 'newsletter', brevoForm, `https://945c6cfe.sibforms.com/serve/${brevoForm.slice(9)}`],
])('the address of %s %s %s', (provider, kind, ref, src, href = src) => {
  expect(locate({ provider, kind, ref })).toEqual({ location: { src, href } });
});

test('the server of the account is used for all its widgets, another known one for one of them', () => {
  const host = 'book.quiet-lake.example';
  expect(locate({ ref: id20 }, { host })).toMatchObject({
    location: { src: `https://${host}/widget/booking/${id20}` },
  });
  expect(locate({ ref: id20, host: 'link.msgsndr.com' }, { host })).toMatchObject({
    location: { src: `https://link.msgsndr.com/widget/booking/${id20}` },
  });
});

test('a page of any other provider comes from the server that is named', () => {
  const other = { provider: 'other', kind: 'newsletter', ref: 'form.html?list=a%20b&x=1' } as const;
  expect(locate({ ...other, host: 'news.quiet-lake.org' })).toMatchObject({
    location: { src: 'https://news.quiet-lake.org/form.html?list=a%20b&x=1' },
  });
  // It could do all that the site may.
  expect(locate({ ...other, host: 'quiet-lake.example' })).toMatchObject({
    fault: { property: 'host' },
  });
  expect(locate(other)).toEqual({
    fault: {
      property: 'host',
      message: 'A widget of another provider needs the name of its server.',
      hint: 'Write the server under "host", such as "forms.example.org", and the rest of the URL under "ref".',
    },
  });
  for (const ref of ['a/../b', 'a/%2E%2e/b', 'a/.', '..']) {
    expect(locate({ ...other, ref, host: 'news.quiet-lake.org' })).toMatchObject({
      fault: { property: 'ref' },
    });
  }
});

test('only this computer is asked without encryption', () => {
  expect(locate({ ref: id20, host: '127.0.0.1:4180' })).toMatchObject({
    location: { src: `http://127.0.0.1:4180/widget/booking/${id20}` },
  });
  for (const host of ['evil.example', '127.0.0.1.evil.example', 'localhost:80', 'calendly.com']) {
    expect(locate({ ref: id20, host })).toMatchObject({ fault: { property: 'host' } });
  }
});

test.each([
  ['highlevel', 'This is not a HighLevel ID. Write 20 letters and digits,'],
  ['acuity', 'This is not an Acuity ID. Write 5 to 12 digits:'],
] as const)('an id that %s cannot have is refused with its form', (provider, message) => {
  expect(locate({ provider, ref: 'x' })).toMatchObject({
    fault: { message: expect.stringContaining(message) },
  });
});

test('names that no browser understands are refused, not tripped over', () => {
  const host = 'xn--zz.example';
  expect(locate({ ref: id20 }, { host })).toMatchObject({ fault: { property: 'host' } });
  expect(locate({ provider: 'simplepractice', ref: 'xn--zz' })).toMatchObject({
    fault: { property: 'ref' },
  });
});

test('the script comes from the provider, never from a server that the config names', () => {
  const script = 'https://link.msgsndr.com/js/form_embed.js';
  expect(locate({ ref: id20 }, { script: 'provider' })).toMatchObject({ location: { script } });
  for (const host of ['book.quiet-lake.example', 'evil.example', 'api.leadconnectorhq.com']) {
    expect(locate({ ref: id20 }, { script: 'provider', host })).toMatchObject({
      location: { src: `https://${host}/widget/booking/${id20}`, script },
    });
  }
});

test('the stand-in brings its script, too, and only when the config asks for it', () => {
  const host = '127.0.0.1:4180';
  expect(locate({ ref: id20 }, { script: 'provider', host })).toMatchObject({
    location: { script: `http://${host}/js/form_embed.js` },
  });
  expect(locate({ ref: id20 }, { host })).not.toHaveProperty('location.script');
  const podcast = locate(
    { provider: 'spotify', kind: 'podcast', ref: id22 },
    { script: 'provider' },
  );
  expect(podcast).not.toHaveProperty('location.script');
});
