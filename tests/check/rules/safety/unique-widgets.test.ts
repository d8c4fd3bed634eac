import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../../check-changed';
import { minimalConfig } from '../../minimal-config';

const [booking] = minimalConfig.embeds;
const copy = { ...booking, id: 'booking-esther', title: 'Book with Esther: calendar' };

test('CFG0516: a widget that was copied and kept the ID of the first', () => {
  expect(reportChanged({ '/embeds/-': copy })).toMatchInlineSnapshot(`
    "error[CFG0516]: The widgets "booking" and "booking-esther" have the same HighLevel ID.
      --> site.config.json:91:14
       in Widget booking-esther
    91 |       "ref": "SampleBookingRuth000",
       |              ^^^^^^^^^^^^^^^^^^^^^^
       = Copy the ID of "booking-esther" from HighLevel. If both are meant to be one widget, delete "booking-esther" and use "booking" instead.
      --> site.config.json:71:14 "booking" has it here.
    71 |       "ref": "SampleBookingRuth000",
       |              ^^^^^^^^^^^^^^^^^^^^^^

    1 error in site.config.json"
  `);
});

test('CFG0516: the same ID for a widget of another kind', () => {
  expect(listCodes({ '/embeds/-': { ...copy, kind: 'survey' } })).toEqual(['CFG0516']);
});

test('CFG0516: the same words at another provider are another widget', () => {
  const acuity = { ...copy, provider: 'acuity', ref: '12345678' };
  const jotform = { ...copy, id: 'form', title: 'Form', provider: 'jotform', kind: 'contact' };
  const embeds = [...minimalConfig.embeds, acuity, { ...jotform, ref: '1234567890' }];
  expect(listCodes({ '/embeds': embeds })).toEqual([]);
  const both = [
    { ...acuity, ref: '1234567890' },
    { ...jotform, ref: '1234567890' },
  ];
  expect(listCodes({ '/embeds': [...minimalConfig.embeds, ...both] })).toEqual([]);
});
