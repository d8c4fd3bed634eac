import { expect, test } from 'vitest';
import { fixText } from '../../../src/check/report/fix-text';
import { checkConfig } from '../../../src/check/check-config';
import type { Embed } from '../../../src/generated/config-types';
import { checkChanged, writeChanged } from '../../check/check-changed';
import { minimalConfig, publicFiles } from '../../check/minimal-config';

// What providers hand out is pasted whole into "ref": the id in it is named, and --fix takes it out.

const id20 = 'AbCdEfGhIjKlMnOpQrSt';
const id22 = 'AbCdEfGhIjKlMnOpQrStUv';
const googleId = `1FAIpQLSd${'x'.repeat(47)}`;
const editId = `1b${'y'.repeat(42)}`;

const [widget] = minimalConfig.embeds;

function change(provider: Embed['provider'], kind: Embed['kind'], ref: string) {
  const { host: _host, ...rest } = { host: undefined, ...widget };
  return { '/embeds/0': { ...rest, provider, kind, ref } };
}

type Case = [provider: Embed['provider'], kind: Embed['kind'], id: string, pasted: string];

const cases: Case[] = [
  ['highlevel', 'booking', id20, `https://api.leadconnectorhq.com/widget/booking/${id20}`],
  ['highlevel', 'booking', id20, `https://link.msgsndr.com/widget/bookings/${id20}?utm=1`],
  ['highlevel', 'booking', id20, `book.quiet-lake.example/widget/booking/${id20}`],
  [
    'highlevel',
    'booking',
    id20,
    `<iframe src="https://api.leadconnectorhq.com/widget/booking/${id20}" style="width: 100%;border:none;overflow: hidden;" scrolling="no" id="${id20}_1700000000000"></iframe><br><script src="https://link.msgsndr.com/js/form_embed.js" type="text/javascript"></script>`,
  ],
  ['highlevel', 'survey', id20, `https://api.leadconnectorhq.com/widget/survey/${id20}`],
  ['highlevel', 'contact', id20, `widget/form/${id20}`],
  ['calendly', 'booking', 'quiet-lake/first-talk', 'https://calendly.com/quiet-lake/first-talk'],
  [
    'calendly',
    'booking',
    'quiet-lake/first-talk',
    'calendly.com/quiet-lake/first-talk?month=2027-01',
  ],
  ['calendly', 'booking', 'quiet-lake/first-talk', 'quiet-lake/first-talk?month=2027-01'],
  [
    'calendly',
    'booking',
    'quiet-lake/first-talk',
    '<div class="calendly-inline-widget" data-url="https://calendly.com/quiet-lake/first-talk?hide_gdpr_banner=1" style="min-width:320px;height:700px;"></div><script type="text/javascript" src="https://assets.calendly.com/assets/external/widget.js" async></script>',
  ],
  ['cal', 'booking', 'quiet-lake/30min', 'https://cal.com/quiet-lake/30min'],
  ['cal', 'booking', 'quiet-lake/30min', 'https://app.cal.com/quiet-lake/30min/embed'],
  [
    'cal',
    'booking',
    'quiet-lake/30min',
    '<script type="text/javascript">(function (C, A, L) { })(window, "https://app.cal.com/embed/embed.js", "init");Cal("inline", {elementOrSelector:"#my-cal", calLink: "quiet-lake/30min"});</script>',
  ],
  ['cal', 'booking', 'quiet-lake/30min', '<button data-cal-link="quiet-lake/30min">Book</button>'],
  ['acuity', 'booking', '12345678', 'https://app.acuityscheduling.com/schedule.php?owner=12345678'],
  [
    'acuity',
    'booking',
    '12345678',
    '<iframe src="https://app.acuityscheduling.com/schedule.php?owner=12345678&ref=embedded_csp" title="Schedule Appointment" width="100%" height="800" frameBorder="0"></iframe><script src="https://embed.acuityscheduling.com/js/embed.js" type="text/javascript"></script>',
  ],
  ['simplepractice', 'booking', 'quiet-lake', 'https://quiet-lake.clientsecure.me'],
  [
    'simplepractice',
    'booking',
    'quiet-lake',
    '<a href="https://quiet-lake.clientsecure.me" class="spwidget-button" data-spwidget-autobind>Request Appointment</a><script src="https://widget-cdn.simplepractice.com/assets/integration-1.0.js"></script>',
  ],
  ['jotform', 'contact', '231234567890123', 'https://form.jotform.com/231234567890123'],
  ['jotform', 'contact', '231234567890123', 'https://www.jotform.com/build/231234567890123'],
  [
    'jotform',
    'contact',
    '231234567890123',
    '<script type="text/javascript" src="https://form.jotform.com/jsform/231234567890123"></script>',
  ],
  [
    'jotform',
    'contact',
    '231234567890123',
    '<iframe id="JotFormIFrame-231234567890123" title="Form" src="https://form.jotform.com/231234567890123" frameborder="0"></iframe>',
  ],
  ['typeform', 'survey', 'aB3dE6gH', 'https://quiet-lake.typeform.com/to/aB3dE6gH'],
  ['typeform', 'survey', 'aB3dE6gH', 'https://admin.typeform.com/form/aB3dE6gH/create'],
  [
    'typeform',
    'survey',
    'aB3dE6gH',
    '<div data-tf-widget="aB3dE6gH" data-tf-opacity="100"></div><script src="//embed.typeform.com/next/embed.js"></script>',
  ],
  [
    'google-forms',
    'survey',
    googleId,
    `https://docs.google.com/forms/d/e/${googleId}/viewform?usp=sf_link`,
  ],
  ['google-forms', 'survey', googleId, `d/e/${googleId}/viewform`],
  [
    'google-forms',
    'survey',
    googleId,
    `<iframe src="https://docs.google.com/forms/d/e/${googleId}/viewform?embedded=true" width="640" height="800" frameborder="0">Loading…</iframe>`,
  ],
  ['spotify', 'podcast', id22, `https://open.spotify.com/show/${id22}?si=0123456789abcdef`],
  ['spotify', 'podcast', id22, `spotify:show:${id22}`],
  ['spotify', 'podcast', `episode/${id22}`, `https://open.spotify.com/intl-de/episode/${id22}`],
  [
    'spotify',
    'podcast',
    `episode/${id22}`,
    `<iframe style="border-radius:12px" src="https://open.spotify.com/embed/episode/${id22}?utm_source=generator" width="100%" height="352" allowfullscreen></iframe>`,
  ],
  [
    'apple-podcasts',
    'podcast',
    'quiet-lake/id1234567890',
    'https://podcasts.apple.com/us/podcast/quiet-lake/id1234567890',
  ],
  [
    'apple-podcasts',
    'podcast',
    'quiet-lake/id1234567890?i=1000612345678',
    '<iframe height="175" src="https://embed.podcasts.apple.com/us/podcast/quiet-lake/id1234567890?i=1000612345678"></iframe>',
  ],
  ['youtube', 'video', 'aB3_dE6-gH9', 'https://www.youtube.com/watch?v=aB3_dE6-gH9&t=12s'],
  ['youtube', 'video', 'aB3_dE6-gH9', 'https://youtu.be/aB3_dE6-gH9?si=0123456789abcdef'],
  ['youtube', 'video', 'aB3_dE6-gH9', 'https://youtube.com/shorts/aB3_dE6-gH9'],
  ['youtube', 'video', 'aB3_dE6-gH9', 'watch?v=aB3_dE6-gH9'],
  [
    'youtube',
    'video',
    'aB3_dE6-gH9',
    '<iframe width="560" height="315" src="https://www.youtube.com/embed/aB3_dE6-gH9?si=0123456789abcdef" title="YouTube video player" frameborder="0" allowfullscreen></iframe>',
  ],
  ['vimeo', 'video', '123456789', 'https://vimeo.com/123456789'],
  ['vimeo', 'video', '123456789', 'https://vimeo.com/manage/videos/123456789'],
  ['vimeo', 'video', '123456789/abcdef1234', 'https://vimeo.com/123456789/abcdef1234?share=copy'],
  [
    'vimeo',
    'video',
    '123456789/abcdef1234',
    '<iframe src="https://player.vimeo.com/video/123456789?h=abcdef1234&badge=0&autopause=0" width="640" height="360"></iframe><script src="https://player.vimeo.com/api/player.js"></script>',
  ],
];

test.each(cases)('%s, %s: %s is found in %s', (provider, kind, id, pasted) => {
  const text = writeChanged(change(provider, kind, pasted));
  const [problem] = checkConfig(text, publicFiles).problems;
  expect(problem?.path).toBe('/embeds/0/ref');
  expect(problem?.message).toContain(`"${id}"`);
  const fixed = fixText(text, (edited) => checkConfig(edited, publicFiles).problems);
  expect(fixed.text).toBe(writeChanged(change(provider, kind, id)));
});

test('the code of a widget, pasted with its quotes, is taken out step by step', () => {
  const code = cases.map(([, , , pasted]) => pasted).find((pasted) => pasted.startsWith('<iframe'));
  const right = writeChanged(change('highlevel', 'booking', id20));
  const broken = right.replace(`"ref": "${id20}"`, () => `"ref": "${code}"`);
  expect(broken).not.toBe(right);
  const [problem] = checkConfig(broken, publicFiles).problems;
  expect(problem?.message).toBe('This is the embed code of a widget, and its quotes end the text.');
  const fixed = fixText(broken, (edited) => checkConfig(edited, publicFiles).problems);
  expect(fixed.text).toBe(right);
});

const withoutId: Case[] = [
  [
    'google-forms',
    'survey',
    'This is the link for editing the form; visitors cannot open it.',
    `https://docs.google.com/forms/d/${editId}/edit`,
  ],
  [
    'google-forms',
    'survey',
    'This is the link for editing the form; visitors cannot open it.',
    editId,
  ],
  [
    'google-forms',
    'survey',
    'This is a short link, which does not contain the ID of the form.',
    'https://forms.gle/AbCdEfGhIjKl',
  ],
  [
    'acuity',
    'booking',
    'This Acuity link does not contain the owner number.',
    'https://quietlake.as.me/',
  ],
  [
    'calendly',
    'booking',
    'This is a link for one meeting or one person.',
    'https://calendly.com/d/abc-123-xyz/first-talk',
  ],
  [
    'typeform',
    'survey',
    'This Typeform code does not contain the ID of the form.',
    '<div data-tf-live="01HABCDEFGHJKMNPQRSTVWXYZ0"></div><script src="//embed.typeform.com/next/embed.js"></script>',
  ],
  [
    'spotify',
    'podcast',
    'This Spotify link does not contain the ID of the show.',
    'https://podcasters.spotify.com/pod/show/quietlake',
  ],
  [
    'highlevel',
    'booking',
    'This is a Calendly widget, but "provider" is HighLevel.',
    'https://calendly.com/quiet-lake/first-talk',
  ],
  [
    'highlevel',
    'booking',
    'This is a HighLevel widget of the kind "survey", not "booking".',
    `https://api.leadconnectorhq.com/widget/survey/${id20}`,
  ],
];

test.each(withoutId)('%s, %s: %s (%s)', (provider, kind, message, pasted) => {
  const [problem] = checkChanged(change(provider, kind, pasted)).problems;
  expect(problem).toMatchObject({ path: '/embeds/0/ref', message });
  expect(problem?.hint).toBeDefined();
  expect(problem?.fix).toBeUndefined();
});
