import { expect, test } from 'vitest';
import { diagnose } from '../../check-changed';

const byState = { path: '/in/{state}', elsewhere: '<p>Call us wherever you live.</p>' };
const asking = { '/routes/0/blocks/2/cards/byState': byState };

test('CFG0646, CFG0647, CFG0648: pages for states that cannot be', () => {
  const redirect = { from: '/in/tennessee', to: '/contact' };
  expect(diagnose({ ...asking, '/redirects/-': redirect })).toMatchInlineSnapshot(
    `"error[CFG0646]: The address "/in/tennessee" of a page for a state is taken. @186:23-36"`,
  );
  const reserved = { ...byState, path: '/images/{state}' };
  expect(diagnose({ '/routes/0/blocks/2/cards/byState': reserved })).toMatchInlineSnapshot(
    `"error[CFG0646]: The site itself uses addresses that begin with "/images". @182:23-40"`,
  );
  expect(
    diagnose({ ...asking, '/entities/counselors/0/statesAccepted': [] }),
  ).toMatchInlineSnapshot(
    `"warning[CFG0647]: No counselor of this list names a state, so visitors are not asked for theirs. @179:24-25"`,
  );
  const cards = { of: 'counselors', actions: [{ label: 'Call', href: '/contact' }], byState };
  const block = {
    type: 'card-grid',
    cards: { ...cards, byState: { ...byState, path: '/on/{state}' } },
  };
  expect(diagnose({ ...asking, '/routes/0/blocks/-': block })).toMatchInlineSnapshot(
    `"error[CFG0648]: The page "/" asks for the state already. @204:24-25"`,
  );
  expect(diagnose({ '/routes/2/blocks/-': block })).toMatchInlineSnapshot(
    `"error[CFG0648]: A page like this one cannot ask visitors for their state. @242:24-25"`,
  );
});
