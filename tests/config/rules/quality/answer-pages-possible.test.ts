import { expect, test } from 'vitest';
import { diagnose, reportChanged } from '../../check-changed';

const byState = { path: '/in/{state}', elsewhere: '<p>Call us wherever you live.</p>' };
const asking = { '/routes/0/blocks/2/cards/byState': byState };

test('CFG0646, CFG0647, CFG0648: pages for answers that cannot be', () => {
  const redirect = { from: '/in/tennessee', to: '/contact' };
  expect(diagnose({ ...asking, '/redirects/-': redirect })).toMatchInlineSnapshot(
    `"error[CFG0646]: The address "/in/tennessee" of the page for "Tennessee" is taken. @186:23-36"`,
  );
  const reserved = { ...byState, path: '/images/{state}' };
  expect(diagnose({ '/routes/0/blocks/2/cards/byState': reserved })).toMatchInlineSnapshot(
    `"error[CFG0646]: The site itself uses addresses that begin with "/images". @182:23-40"`,
  );
  expect(
    diagnose({ ...asking, '/entities/counselors/0/statesAccepted': [] }),
  ).toMatchInlineSnapshot(
    `"warning[CFG0647]: No counselor of this list names a state or country, so visitors are not asked for theirs. @179:24-25"`,
  );
  const cards = { of: 'counselors', actions: [{ label: 'Call', href: '/contact' }], byState };
  const block = {
    type: 'card-grid',
    cards: { ...cards, byState: { ...byState, path: '/on/{state}' } },
  };
  expect(diagnose({ ...asking, '/routes/0/blocks/-': block })).toMatchInlineSnapshot(
    `"error[CFG0648]: The page "/" asks visitors in another list already. @204:24-25"`,
  );
  expect(diagnose({ '/routes/2/blocks/-': block })).toMatchInlineSnapshot(
    `"error[CFG0648]: A page like this one cannot ask visitors anything. @242:24-25"`,
  );
  const byFormat = { path: '/in/{format}', elsewhere: '<p>Call us.</p>' };
  const formats = '/routes/0/blocks/2/cards/byFormat';
  expect(diagnose({ ...asking, [formats]: byFormat })).toMatchInlineSnapshot(
    `"warning[CFG0647]: No counselor of this list names a way to meet, so visitors are not asked for theirs. @185:25-26"`,
  );
  const clash = { '/entities/counselors/0/specialties': ['Tennessee'] };
  const byTopic = { path: '/in/{topic}', elsewhere: '<p>Call us.</p>' };
  expect(
    diagnose({ ...asking, ...clash, '/routes/0/blocks/2/cards/byTopic': byTopic }),
  ).toMatchInlineSnapshot(
    `"error[CFG0646]: The address "/in/tennessee" of the page for "Tennessee" is taken. @185:23-36"`,
  );
  expect(
    diagnose({
      [formats]: { ...byFormat, path: '/by/{state}' },
      '/entities/counselors/0/formats': ['video'],
    }),
  ).toMatchInlineSnapshot(
    `"error[CFG0308]: "/by/{state}" does not have the right form for "path". @185:23-36"`,
  );
});

test('CFG0646: two regions with the same name would share a page', () => {
  const both = {
    ...asking,
    '/entities/counselors/0/statesAccepted': ['GA'],
    '/entities/counselors/0/countriesAccepted': ['GE'],
  };
  expect(reportChanged(both)).toMatchInlineSnapshot(`
    "error[CFG0646]: The address "/in/georgia" of the page for "Georgia" is taken.
      --> site.config.json:185:23
       in Page / > Block 3 (card-grid) > cards > byState
    185 |               "path": "/in/{state}",
        |                       ^^^^^^^^^^^^^
        = Two of them have the same name. Give one another, under "stateNames" or "countryNames" of "site".

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
    expect(diagnose(settings)).toContain(
      `error[CFG0646]: Servers give the address "${address}" a meaning of their own.`,
    );
  },
);
