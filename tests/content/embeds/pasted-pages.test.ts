import { expect, test } from 'vitest';
import { findPastedId } from '../../../src/content/embeds/find-pasted-id';
import { recognizeWidget } from '../../../src/content/embeds/recognize-widget';
import type { Embed } from '../../../src/generated/config-types';

const brevoForm = `945c6cfe/MUIFA${'x'.repeat(120)}`;

const cases: [provider: Embed['provider'], kind: Embed['kind'], id: string, pasted: string][] = [
  ['cliniko', 'booking', 'quiet-lake.uk1', 'https://quiet-lake.uk1.cliniko.com/bookings'],
  [
    'cliniko',
    'booking',
    'quiet-lake.uk1',
    "<iframe id='cliniko-1' src='https://quiet-lake.uk1.cliniko.com/bookings?embedded=true' frameborder='0' width='100%' height='1000'></iframe>",
  ],
  ['jane', 'booking', 'quiet-lake', 'https://quiet-lake.janeapp.com/#/staff_member/1'],
  [
    'doctolib',
    'booking',
    'physio/paris/jane-doe',
    'https://www.doctolib.fr/physio/paris/jane-doe?pid=practice-1',
  ],
  ['setmore', 'booking', 'quiet-lake', 'https://quiet-lake.setmore.com/book'],
  [
    'square',
    'booking',
    'fizei3yso5d64r/location/LE9WWBS6A0PFZ',
    'https://book.squareup.com/appointments/fizei3yso5d64r/location/LE9WWBS6A0PFZ/services',
  ],
  [
    'eventbrite',
    'registration',
    '1993877033882',
    'https://www.eventbrite.co.uk/e/a-quiet-day-tickets-1993877033882',
  ],
  [
    'brevo',
    'newsletter',
    brevoForm,
    `<iframe width="540" height="305" src="https://${brevoForm.replace('/', '.sibforms.com/serve/')}" frameborder="0"></iframe>`,
  ],
  ['buttondown', 'newsletter', 'quiet-lake', 'https://buttondown.com/quiet-lake?as_embed=true'],
  [
    'donorbox',
    'donation',
    'quiet-lake',
    '<script src="https://donorbox.org/widget.js" paypalExpress="false"></script><iframe src="https://donorbox.org/embed/quiet-lake" name="donorbox"></iframe>',
  ],
  [
    'google-maps',
    'map',
    '!1m18!1m12!1m3!1d1795.34!2d30.48!3d50.47',
    '<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d1795.34!2d30.48!3d50.47" width="600" height="450"></iframe>',
  ],
];

test.each(cases)('%s, %s: %s is found in %s', (provider, kind, id, pasted) => {
  expect(findPastedId(pasted, provider, kind)?.id).toBe(id);
  expect(recognizeWidget(pasted, {})).toEqual({ provider, kind, ref: id });
});

test.each([
  ['https://maps.app.goo.gl/abc', '"Embed a map"'],
  ['https://booking.setmore.com/scheduleappointment/1', 'quiet-lake.setmore.com'],
])('%s has no id in it', (pasted, hint) => {
  expect(recognizeWidget(pasted, {})).toMatchObject({
    hint: expect.stringContaining(hint) as string,
  });
});

test('a page of Doctolib in another country is at its server, also without "www"', () => {
  for (const host of ['www.doctolib.de', 'doctolib.de']) {
    expect(recognizeWidget(`https://${host}/physio/berlin/jane-doe`, {})).toEqual({
      provider: 'doctolib',
      kind: 'booking',
      ref: 'physio/berlin/jane-doe',
      host: 'www.doctolib.de',
    });
  }
});
