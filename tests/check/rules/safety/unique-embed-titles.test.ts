import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../../check-changed';

test('CFG0511: two widgets with the same title', () => {
  const changed = reportChanged({ '/embeds/1/title': 'Booking calendar of Ruth' });
  expect(changed).toMatchInlineSnapshot(`
    "error[CFG0511]: The title "Booking calendar of Ruth" is already used by the widget "booking".
      --> site.config.json:82:16
       in Widget podcast
    82 |       "title": "Booking calendar of Ruth",
       |                ^^^^^^^^^^^^^^^^^^^^^^^^^^
       = Give each widget a different title: "Book a session with Ruth: calendar".

    1 error in site.config.json"
  `);
});

test('a title says what the widget is for', () => {
  expect(listCodes({ '/embeds/1/title': 'Widget' })).toEqual(['CFG0511']);
  expect(listCodes({ '/embeds/1/title': 'Widget of the week' })).toEqual([]);
});
