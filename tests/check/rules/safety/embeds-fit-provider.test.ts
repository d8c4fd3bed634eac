import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../../check-changed';

test('CFG0505: an id that is not one of the provider', () => {
  expect(reportChanged({ '/embeds/0/ref': 'SampleBookingRuth00000' })).toMatchInlineSnapshot(`
    "error[CFG0505]: This is not a HighLevel ID. Write 20 letters and digits, as in "AbCdEfGhIjKlMnOpQrSt".
      --> site.config.json:71:14
       in Widget booking
    71 |       "ref": "SampleBookingRuth00000",
       |              ^^^^^^^^^^^^^^^^^^^^^^^^
       = Copy the ID again from the link that the provider gave you.
      --> site.config.json:69:19 The provider is chosen here.
    69 |       "provider": "highlevel",
       |                   ^^^^^^^^^^^

    1 error in site.config.json"
  `);
});

test('CFG0505: a kind that the provider does not have', () => {
  expect(reportChanged({ '/embeds/0/kind': 'podcast' })).toMatchInlineSnapshot(`
    "error[CFG0505]: HighLevel has no widget of the kind "podcast".
      --> site.config.json:70:15
       in Widget booking
    70 |       "kind": "podcast",
       |               ^^^^^^^^^
       = Write "booking", "group", "contact", "registration" or "survey", or choose another provider.
      --> site.config.json:69:19 The provider is chosen here.
    69 |       "provider": "highlevel",
       |                   ^^^^^^^^^^^

    1 error in site.config.json"
  `);
});

test('CFG0505: a server that is not known', () => {
  expect(reportChanged({ '/embeds/0/host': 'evil.example' })).toMatchInlineSnapshot(`
    "error[CFG0505]: "evil.example" is not a known server of HighLevel.
      --> site.config.json:76:15
       in Widget booking
    76 |       "host": "evil.example"
       |               ^^^^^^^^^^^^^^
       = Write "api.leadconnectorhq.com" or "link.msgsndr.com", or name your own server once under "providers" → "highlevel" → "host".
      --> site.config.json:69:19 The provider is chosen here.
    69 |       "provider": "highlevel",
       |                   ^^^^^^^^^^^

    1 error in site.config.json"
  `);
});

test('podcasts come from Spotify, bookings do not', () => {
  expect(listCodes({ '/embeds/1/kind': 'booking' })).toEqual(['CFG0505']);
  expect(listCodes({ '/embeds/1/ref': 'SamplePodcastQuietLa' })).toEqual(['CFG0505']);
});
