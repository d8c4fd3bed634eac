import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../../check-changed';

const linked = { '/routes/1/blocks/1/allEvents': 'All our events' };
const disclosed = { ...linked, '/routes/1/blocks/1/discloseLocation': true };

test('CFG0653: an event leads to a calendar that it is not in', () => {
  expect(reportChanged(linked)).toMatchInlineSnapshot(`
    "error[CFG0653]: "Retreat" is not in the calendar of all events because it has no "discloseLocation": true.
      --> site.config.json:213:24
       in Page /contact > Block 2 (event)
    213 |           "allEvents": "All our events"
        |                        ^^^^^^^^^^^^^^^^
        = Delete "allEvents" here, unless this event is public.

    1 error in site.config.json"
  `);
});

test('nor is one on a page with a quick exit', () => {
  expect(listCodes({ ...disclosed, '/routes/1/quickExit': true })).toContain('CFG0653');
});

test('an event that everybody may know of leads to it', () => {
  expect(listCodes(disclosed)).toEqual([]);
});
