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

test('CFG0581: a counselor without states beside one who has some', () => {
  expect(reportChanged({ [second]: esther })).toMatchInlineSnapshot(`
    "error[CFG0581]: Nothing says in which states the clients of Esther Vale may live.
      --> site.config.json:122:17
       in Counselor esther
    122 |         "name": "Esther Vale",
        |                 ^^^^^^^^^^^^^
        = Add "statesAccepted" with the states of her or his licence; write [] if clients may live anywhere.
      --> site.config.json:113:9 Ruth Arden accepts clients from these states only.

    1 error in site.config.json"
  `);
  expect(listCodes({ [second]: { ...esther, statesAccepted: ['KY'] } })).toEqual([]);
  expect(listCodes({ [second]: { ...esther, statesAccepted: [] } })).toEqual([]);
});

test('nobody needs states where they matter for nobody', () => {
  for (const statesAccepted of [undefined, []]) {
    expect(
      listCodes({ [second]: esther, '/entities/counselors/0/statesAccepted': statesAccepted }),
    ).toEqual([]);
  }
});
