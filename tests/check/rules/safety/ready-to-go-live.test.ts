import { expect, test } from 'vitest';
import { readyToGoLive as ready } from '../../../../src/check/problems/examples';
import { diagnose, listCodes, reportChanged } from '../../check-changed';

const text = '/routes/0/blocks/1/text';

/** What is found in a text of a live site, its tags and all. */
function findIn(html: string): string[] {
  return listCodes({ ...ready, [text]: `<p>${html}</p>` });
}

test('a demo that is set to live: one step for each kind, with all its places', () => {
  const problems = diagnose({ '/site/status': 'live', [text]: '<p>This is a sample text.</p>' });
  expect(problems).toMatchInlineSnapshot(`
    "error[CFG0520]: Before going live: replace the example web address (and 1 more like this). @4:21-39
    error[CFG0521]: Before going live: replace the example phone number. @5:15-29
    error[CFG0520]: Before going live: replace the example email address. @6:15-39
    error[CFG0522]: Before going live: enter the real widget ID (and 1 more like this). @72:14-36
    error[CFG0606]: Before going live: replace the sample entry with a real one. @119:19-23
    error[CFG0523]: Before going live: replace the sample text with your own. @170:23-44"
  `);
  expect(diagnose(ready)).toBe('');
});

test('an editor reads what to do and where', () => {
  const changes = { ...ready, '/embeds/0/ref': 'SampleBookingRuth000' };
  expect(reportChanged(changes)).toMatchInlineSnapshot(`
    "error[CFG0522]: Before going live: enter the real widget ID.
      --> site.config.json:72:14
       in Widget booking
    72 |       "ref": "SampleBookingRuth000",
       |              ^^^^^^^^^^^^^^^^^^^^^^
       = Copy the ID from the link that your provider gave you, or delete the widget and the blocks that show it.

    1 error in site.config.json"
  `);
});

test.each([
  ['/site/url', 'https://www.practice.example'],
  ['/site/url', 'https://example.com'],
  ['/site/url', 'https://practice.test'],
  ['/site/email', 'hello@practice.example'],
  ['/site/email', 'hello@mail.example.org'],
  ['/site/email', 'hello@practice.invalid'],
  ['/security', { email: 'safe@practice.example', readUntil: '2027-10-01' }],
  ['/site/social', { network: 'Instagram', href: 'https://www.instagram.com/practice.example' }],
  ['/navigation/topBar', { label: 'Shop', href: 'https://store.example.net/a' }],
  ['/providers', { highlevel: { host: 'book.practice.example' } }],
])('CFG0520: %s %j', (pointer, value) => {
  expect(listCodes({ ...ready, [pointer]: value })).toEqual(['CFG0520']);
});

test.each([
  '(615) 555-0142',
  '615-555-0100',
  '615.555.0199',
  '+1 615 555 0142',
  '615 555\u20110142',
  '615&nbsp;555\u00A00142',
  '6155550142',
  '<a href="tel:+16155550142">Call us</a>',
  '555-0142',
])('CFG0521: %s', (phone) => {
  expect(findIn(`Call ${phone}.`)).toEqual(['CFG0521']);
});

test('CFG0521: the number under "site", however it is written', () => {
  for (const phone of ['(615) 555-0142', '+1 615 555 0142', '6155550142', '615.555.0142']) {
    expect(listCodes({ ...ready, '/site/phone': phone })).toEqual(['CFG0521']);
  }
});

test.each([
  ['/embeds/0/ref', 'IdOfTheWidget0000000'],
  ['/embeds/0/ref', 'AbCdEfGhIjKlMnOpQrSt'],
  ['/embeds/1/ref', `show/Sample${'a'.repeat(16)}`],
])('CFG0522: %s %s', (pointer, id) => {
  expect(listCodes({ ...ready, [pointer]: id })).toEqual(['CFG0522']);
});

test.each([
  'This is a sample text, to be checked by a lawyer.',
  'It is only a <strong>sample</strong> text.',
  'This is an example policy.',
  'These are sample terms.',
  'Lorem&nbsp;ipsum dolor sit amet.',
  'Some placeholder text.',
])('CFG0523: %s', (words) => {
  expect(findIn(words)).toEqual(['CFG0523']);
});

test.each([
  'Read a sample, or a sample text from our workbook, and free samples.',
  'This is a sample page of the journal.',
  'Set an example. For example, rest.',
  'A placeholder at the table. The test was invalid.',
  'Call (615) 555-0200, (615) 321-0142 or +44 615 555 0142; room 555, 0142.',
  'See <a href="https://www.my-example.com/">our shop</a> and <a href="https://example-house.org">the house</a>.',
  'Buy <a href="https://www.bookshop.org/item/6155550142">the book</a>.',
])('what is real on a live site is left alone: %s', (words) => {
  expect(findIn(words)).toEqual([]);
});

test('a demo may be made of all this, and its note is not shown on a live site', () => {
  expect(listCodes({ [text]: '<p>This is a sample text.</p>' })).toEqual([]);
  expect(listCodes({ ...ready, '/site/sampleNote': 'This is a sample text.' })).toEqual([]);
});

test('CFG0522: a form with a sample ID', () => {
  const form = {
    type: 'form',
    send: { service: 'web3forms', ref: '00000000-0000-0000-0000-000000000000' },
    fields: [{ label: 'Your name', kind: 'name' }],
  };
  const found = diagnose({ ...ready, '/routes/0/blocks/1': form });
  expect(found).toContain('error[CFG0522]: Before going live: enter the real form ID.');
});
