import { expect, test } from 'vitest';
import { diagnose, reportChanged } from '../../check-changed';

const byState = { path: '/in/{state}', elsewhere: '<p>Call us wherever you live.</p>' };
const asking = { '/routes/0/blocks/2/cards/byState': byState };

test('CFG0646, CFG0647, CFG0648: pages for answers that cannot be', () => {
  const redirect = { from: '/in/tennessee', to: '/contact' };
  expect(diagnose({ ...asking, '/redirects/-': redirect })).toMatchInlineSnapshot(
    `"error[CFG0646]: The path "/in/tennessee" of the page for "Tennessee" is already used. @186:23-36"`,
  );
  const reserved = { ...byState, path: '/images/{state}' };
  expect(diagnose({ '/routes/0/blocks/2/cards/byState': reserved })).toMatchInlineSnapshot(
    `"error[CFG0646]: The site itself uses paths that begin with "/images". @182:23-40"`,
  );
  expect(
    diagnose({ ...asking, '/entities/counselors/0/statesAccepted': [] }),
  ).toMatchInlineSnapshot(
    `"warning[CFG0647]: The filter "byState" is hidden: none of these counselors lists a state or country. @179:24-25"`,
  );
  const cards = { of: 'counselors', actions: [{ label: 'Call', href: '/contact' }], byState };
  const block = {
    type: 'card-grid',
    cards: { ...cards, byState: { ...byState, path: '/on/{state}' } },
  };
  expect(diagnose({ ...asking, '/routes/0/blocks/-': block })).toMatchInlineSnapshot(
    `"error[CFG0648]: The page "/" already has a filter in another list. @204:24-25"`,
  );
  expect(diagnose({ '/routes/2/blocks/-': block })).toMatchInlineSnapshot(
    `"error[CFG0648]: This page cannot have a filter. @242:24-25"`,
  );
  const byFormat = { path: '/in/{format}', elsewhere: '<p>Call us.</p>' };
  const formats = '/routes/0/blocks/2/cards/byFormat';
  expect(diagnose({ ...asking, [formats]: byFormat })).toMatchInlineSnapshot(
    `"warning[CFG0647]: The filter "byFormat" is hidden: none of these counselors lists a format. @185:25-26"`,
  );
  const byPlace = { path: '/at/{place}', elsewhere: '<p>Call us.</p>' };
  expect(
    diagnose({ ...asking, '/routes/0/blocks/2/cards/byPlace': byPlace }),
  ).toMatchInlineSnapshot(
    `"warning[CFG0647]: The filter "byPlace" is hidden: none of these counselors lists a location. @185:24-25"`,
  );
  const clash = { '/entities/counselors/0/specialties': ['Tennessee'] };
  const byTopic = { path: '/in/{topic}', elsewhere: '<p>Call us.</p>' };
  expect(
    diagnose({ ...asking, ...clash, '/routes/0/blocks/2/cards/byTopic': byTopic }),
  ).toMatchInlineSnapshot(
    `"error[CFG0646]: The path "/in/tennessee" of the page for "Tennessee" is already used. @185:23-36"`,
  );
  expect(
    diagnose({
      [formats]: { ...byFormat, path: '/by/{state}' },
      '/entities/counselors/0/formats': ['video'],
    }),
  ).toMatchInlineSnapshot(
    `"error[CFG0308]: "/by/{state}" is not a valid path for these pages. @185:23-36"`,
  );
});

test('CFG0646: two regions with the same name would share a page', () => {
  const both = {
    ...asking,
    '/entities/counselors/0/statesAccepted': ['GA'],
    '/entities/counselors/0/countriesAccepted': ['GE'],
  };
  expect(reportChanged(both)).toMatchInlineSnapshot(`
    "error[CFG0646]: The path "/in/georgia" of the page for "Georgia" is already used.
      --> site.config.json:185:23
       in Page / > Block 3 (card-grid) > cards > byState
    185 |               "path": "/in/{state}",
        |                       ^^^^^^^^^^^^^
        = Two of these have the same name. Rename one under "stateNames" or "countryNames" of "site".

    1 error in site.config.json"
  `);
  const countryNames = [{ code: 'GE', name: 'Georgia (Sakartvelo)' }];
  expect(diagnose({ ...both, '/site/countryNames': countryNames })).toBe('');
});

test.each(['404', 'Index'])(
  'CFG0646: servers have another use for the address of "%s"',
  (topic) => {
    const settings = {
      '/routes/0/blocks/2/cards/byTopic': { path: '/with/{topic}', elsewhere: '<p>Call us.</p>' },
      '/entities/counselors/0/specialties': [topic],
    };
    const address = `/with/${topic.toLowerCase()}`;
    expect(diagnose(settings)).toContain(`error[CFG0646]: Servers reserve the path "${address}".`);
  },
);
