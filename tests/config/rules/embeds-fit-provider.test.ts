import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../check-changed';

test('CFG0505: an id that is not one of the provider', () => {
  expect(reportChanged({ '/embeds/0/ref': 'SampleBookingRuth00000' })).toMatchInlineSnapshot(`
    "error[CFG0505]: Ids of HighLevel have 20 letters and digits; this one has 22.
      --> site.config.json:71:14
       in Embed booking
    71 |       "ref": "SampleBookingRuth00000",
       |              ^^^^^^^^^^^^^^^^^^^^^^^^
       = Copy the id again from the address that the provider gave you.

    1 error in site.config.json"
  `);
});

test('podcasts come from Spotify, all else from HighLevel', () => {
  expect(listCodes({ '/embeds/0/kind': 'podcast' })).toEqual(['CFG0505']);
  expect(listCodes({ '/embeds/1/kind': 'booking' })).toEqual(['CFG0505']);
  expect(listCodes({ '/embeds/1/ref': 'SamplePodcastQuietLa' })).toEqual(['CFG0505']);
});
