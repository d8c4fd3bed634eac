// @promise Links and codes from a provider are recognized, whatever the widget was before; for
// anything else, a message explains what to paste instead

import { describe, expect, test } from 'vitest';
import { recognizeWidget } from '../../../src/content/embeds/recognize-widget';

const id20 = 'AbCdEfGhIjKlMnOpQrSt';
const embed = { provider: 'highlevel', kind: 'booking' };

describe('what a provider hands out is recognized, whatever the embed was before', () => {
  test.each([
    [`https://api.leadconnectorhq.com/widget/booking/${id20}`, 'highlevel', 'booking', id20],
    [`https://api.leadconnectorhq.com/widget/survey/${id20}`, 'highlevel', 'survey', id20],
    [
      `<iframe src="https://api.leadconnectorhq.com/widget/form/${id20}"></iframe><script src="https://link.msgsndr.com/js/form_embed.js"></script>`,
      'highlevel',
      'contact',
      id20,
    ],
    [` ${id20}\n`, 'highlevel', 'booking', id20],
    [
      'https://calendly.com/quiet-lake/first-talk?month=2027-01',
      'calendly',
      'booking',
      'quiet-lake/first-talk',
    ],
    ['https://youtu.be/AbCdEfGhIjK', 'youtube', 'video', 'AbCdEfGhIjK'],
    [
      'https://open.spotify.com/show/AbCdEfGhIjKlMnOpQrStUv',
      'spotify',
      'podcast',
      'AbCdEfGhIjKlMnOpQrStUv',
    ],
    ['https://form.jotform.com/1234567890123', 'jotform', 'contact', '1234567890123'],
  ])('%s', (pasted, provider, kind, ref) => {
    expect(recognizeWidget(pasted, embed)).toEqual({ provider, kind, ref });
  });

  test('the kind stays where the provider has it, and the server is named where it is another one', () => {
    const survey = { provider: 'highlevel', kind: 'survey' };
    expect(recognizeWidget('https://hipaa.jotform.com/1234567890123', survey)).toEqual({
      provider: 'jotform',
      kind: 'survey',
      ref: '1234567890123',
      host: 'hipaa.jotform.com',
    });
    const account = { ...embed, accountHost: '127.0.0.1:4180' };
    const address = `https://api.leadconnectorhq.com/widget/booking/${id20}`;
    expect(recognizeWidget(address, account)).toMatchObject({ host: 'api.leadconnectorhq.com' });
    const own = `https://book.quiet-lake.example/widget/booking/${id20}`;
    expect(
      recognizeWidget(own, { ...embed, accountHost: 'book.quiet-lake.example' }),
    ).not.toHaveProperty('host');
  });
});

describe('what is not recognized says why, and what to paste instead', () => {
  test.each([
    ['https://forms.gle/abc', embed, 'This is a short link', 'Open the link and copy the URL'],
    [
      'https://calendly.com/d/abc-def',
      embed,
      'a link for one meeting',
      'Copy the link of the event type',
    ],
    [
      'https://evil.example/widget',
      embed,
      'not a widget of a known provider',
      'Acuity, Apple Podcasts',
    ],
    ['<b>hello</b>', {}, 'not a widget of a known provider', 'the embed code'],
    ['quiet lake', embed, 'This is not a widget ID of HighLevel.', '20 letters and digits'],
    ['x'.repeat(100_000), embed, 'This is not a widget ID of HighLevel.', 'paste the link'],
  ])('%.40s', (pasted, place, message, hint) => {
    const found = recognizeWidget(pasted, place);
    expect(found).toMatchObject({
      message: expect.stringContaining(message) as string,
      hint: expect.stringContaining(hint) as string,
    });
  });
});

describe('a page of another provider is taken where the person chose one', () => {
  const place = { provider: 'other', kind: 'newsletter' };
  const page = {
    provider: 'other',
    kind: 'newsletter',
    ref: 'f/a?b=1&c=2',
    host: 'news.example.org',
  };

  test.each([
    'https://news.example.org/f/a?b=1&c=2',
    '<iframe width="1" src="https://news.example.org/f/a?b=1&amp;c=2"></iframe>',
  ])('%s', (pasted) => {
    expect(recognizeWidget(pasted, place)).toEqual(page);
    expect(recognizeWidget(pasted, embed)).toHaveProperty('message');
  });

  test.each([
    'http://news.example.org/a',
    'https://news.example.org/',
    'javascript:alert(1)',
    'hello',
  ])('%s is none', (pasted) => {
    expect(recognizeWidget(pasted, place)).toMatchObject({
      message: 'This is not the URL of a page to embed.',
    });
  });

  test('a widget of a known provider is one of that provider', () => {
    expect(recognizeWidget('https://buttondown.com/quiet-lake', place)).toMatchObject({
      provider: 'buttondown',
    });
  });
});
