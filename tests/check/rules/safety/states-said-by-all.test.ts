import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../../check-changed';
import { minimalConfig } from '../../minimal-config';

const [ruth] = minimalConfig.entities.counselors;
const esther = {
  ...ruth,
  id: 'esther',
  name: 'Esther Vale',
  firstName: 'Esther',
  statesAccepted: undefined,
  bookingEmbed: undefined,
  surveyEmbed: undefined,
};
const second = '/entities/counselors/1';

test('CFG0581: a counselor who does not say where clients may live, beside one who does', () => {
  expect(reportChanged({ [second]: esther })).toMatchInlineSnapshot(`
    "error[CFG0581]: Esther Vale has no states or countries where clients may live.
      --> site.config.json:122:17
       in Counselor esther
    122 |         "name": "Esther Vale",
        |                 ^^^^^^^^^^^^^
        = Add "statesAccepted" or "countriesAccepted" for the places where their license is valid. If clients may live anywhere, add "statesAccepted": [].
      --> site.config.json:113:9 Ruth Arden accepts clients only from these places.

    1 error in site.config.json"
  `);
  expect(listCodes({ [second]: { ...esther, statesAccepted: ['KY'] } })).toEqual([]);
  expect(listCodes({ [second]: { ...esther, statesAccepted: [] } })).toEqual([]);
  expect(listCodes({ [second]: { ...esther, countriesAccepted: ['CA'] } })).toEqual([]);
});

test('nobody needs states where they matter for nobody', () => {
  for (const statesAccepted of [undefined, []]) {
    expect(
      listCodes({ [second]: esther, '/entities/counselors/0/statesAccepted': statesAccepted }),
    ).toEqual([]);
  }
});

test('CFG0581: countries of one are a reason for all to say where', () => {
  const first = '/entities/counselors/0';
  const changes = {
    [second]: esther,
    [`${first}/statesAccepted`]: undefined,
    [`${first}/countriesAccepted`]: ['DE', 'AT'],
    '/site/country': 'US',
  };
  expect(reportChanged(changes)).toMatchInlineSnapshot(`
    "error[CFG0581]: Esther Vale has no states or countries where clients may live.
      --> site.config.json:124:17
       in Counselor esther
    124 |         "name": "Esther Vale",
        |                 ^^^^^^^^^^^^^
        = Add "statesAccepted" or "countriesAccepted" for the places where their license is valid. If clients may live anywhere, add "statesAccepted": [].
      --> site.config.json:117:9 Ruth Arden accepts clients only from these places.

    1 error in site.config.json"
  `);
});
