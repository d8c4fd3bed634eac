import { expect, test } from 'vitest';
import { embedProviders } from '../../src/content/embeds/providers';
import type { Embed } from '../../src/generated/config-types';
import { buildEmbedWidget } from '../../src/pages/build-embed';
import type { EmbedFrame } from '../../src/payload/widget-frame';
import { sampleConfig } from '../sample-config';

function build(embed: Partial<Embed>) {
  return buildEmbedWidget(
    {
      id: 'sample',
      provider: 'highlevel',
      kind: 'booking',
      ref: 'bK3xTq9LmVw2ZrYc7DfP',
      title: 'A widget',
      fallback: { label: 'Open in a new tab' },
      ...embed,
    },
    sampleConfig,
  );
}

const originOnly = 'strict-origin-when-cross-origin';
const playerPermissions = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
const playerSandbox = 'allow-scripts allow-same-origin allow-popups allow-presentation';
const confined = {
  sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups',
  referrerPolicy: originOnly,
  protocol: 'silent',
  load: 'click',
} as const;
const appleSandbox =
  'allow-forms allow-popups allow-same-origin allow-scripts allow-storage-access-by-user-activation allow-top-navigation-by-user-activation';

/** Whatever a frame has beyond what is written here would be a permission that nobody decided. */
const widgets: [
  provider: Embed['provider'],
  kind: Embed['kind'],
  ref: string,
  frame: Omit<EmbedFrame, 'src' | 'shape' | 'isNarrow'> | undefined,
][] = [
  [
    'highlevel',
    'booking',
    'bK3xTq9LmVw2ZrYc7DfP',
    {
      allow: 'payment',
      referrerPolicy: originOnly,
      protocol: 'highlevel',
      load: 'visible',
      minHeight: 600,
    },
  ],
  [
    'calendly',
    'booking',
    'quiet-lake/first-talk',
    {
      allow: 'payment',
      referrerPolicy: originOnly,
      protocol: 'calendly',
      load: 'visible',
      minHeight: 600,
    },
  ],
  [
    'cal',
    'group',
    'quiet-lake/30min',
    { referrerPolicy: originOnly, protocol: 'cal', load: 'visible', minHeight: 600 },
  ],
  [
    'acuity',
    'booking',
    '12345678',
    {
      allow: 'payment',
      referrerPolicy: originOnly,
      protocol: 'silent',
      load: 'visible',
      minHeight: 800,
    },
  ],
  ['simplepractice', 'booking', 'quiet-lake', undefined],
  [
    'jotform',
    'contact',
    '231234567890123',
    { referrerPolicy: originOnly, protocol: 'silent', load: 'visible', minHeight: 460 },
  ],
  [
    'typeform',
    'survey',
    'aB3dE6gH',
    { referrerPolicy: originOnly, protocol: 'typeform', load: 'visible', minHeight: 600 },
  ],
  [
    'google-forms',
    'registration',
    `1FAIpQLSd${'x'.repeat(47)}`,
    { referrerPolicy: 'no-referrer', protocol: 'silent', load: 'visible', minHeight: 600 },
  ],
  [
    'spotify',
    'podcast',
    'bK3xTq9LmVw2ZrYc7DfPUv',
    {
      allow: `${playerPermissions}; clipboard-write`,
      sandbox: playerSandbox,
      referrerPolicy: originOnly,
      protocol: 'silent',
      load: 'click',
      minHeight: 352,
    },
  ],
  [
    'apple-podcasts',
    'podcast',
    'quiet-lake/id1234567890',
    {
      allow: playerPermissions,
      sandbox: appleSandbox,
      referrerPolicy: originOnly,
      protocol: 'silent',
      load: 'click',
      minHeight: 450,
    },
  ],
  // YouTube shows "Error 153" to pages that do not say where they are.
  [
    'youtube',
    'video',
    'a_b-c3D4e5F',
    {
      allow: playerPermissions,
      sandbox: playerSandbox,
      referrerPolicy: originOnly,
      protocol: 'silent',
      load: 'click',
      minHeight: 600,
    },
  ],
  [
    'vimeo',
    'video',
    '123456789',
    {
      allow: playerPermissions,
      sandbox: playerSandbox,
      referrerPolicy: originOnly,
      protocol: 'silent',
      load: 'click',
      minHeight: 600,
    },
  ],
  [
    'cliniko',
    'booking',
    'quiet-lake.uk1',
    { referrerPolicy: originOnly, protocol: 'cliniko', load: 'visible', minHeight: 1000 },
  ],
  ['jane', 'booking', 'quiet-lake', undefined],
  ['doctolib', 'booking', 'physio/paris/jane-doe', undefined],
  ['setmore', 'booking', 'quiet-lake', undefined],
  ['square', 'booking', 'fizei3yso5d64r/location/LE9WWBS6A0PFZ', undefined],
  ['eventbrite', 'registration', '1991055325075', undefined],
  ['brevo', 'newsletter', `945c6cfe/MUIFA${'x'.repeat(120)}`, { ...confined, minHeight: 600 }],
  ['buttondown', 'newsletter', 'quiet-lake', { ...confined, minHeight: 220 }],
  [
    'donorbox',
    'donation',
    'quiet-lake',
    {
      allow: 'payment',
      referrerPolicy: originOnly,
      protocol: 'silent',
      load: 'click',
      minHeight: 900,
    },
  ],
  [
    'google-maps',
    'map',
    '!1m18!1m12!1m3!1d1795.34!2d30.48!3d50.47',
    { ...confined, sandbox: 'allow-scripts allow-same-origin allow-popups', minHeight: 450 },
  ],
  ['other', 'contact', 'form', { ...confined, referrerPolicy: 'no-referrer', minHeight: 460 }],
];

test('all providers are among them', () => {
  const providers = widgets.map(([provider]) => provider);
  expect(providers.toSorted()).toEqual(Object.keys(embedProviders).toSorted());
});

for (const [provider, kind, ref, expected] of widgets) {
  test(`a widget of ${provider} may do what it needs and nothing more`, () => {
    const server = provider === 'other' && { host: 'forms.example.org' };
    const { frame, ...widget } = build({ provider, kind, ref, width: 'wide', ...server });
    expect(frame).toEqual(expected && { src: frame?.src, shape: frame?.shape, ...expected });
    expect(widget.href).toMatch(/^https:/);
    const impersonal = ['podcast', 'video', 'newsletter', 'donation', 'map'];
    expect(widget.asks).toBe(impersonal.includes(kind) ? undefined : true);
  });
}

test('the config decides when a widget is loaded', () => {
  expect(build({ load: 'click' }).frame?.load).toBe('click');
  const video = { provider: 'youtube', kind: 'video', ref: 'a_b-c3D4e5F' } as const;
  expect(build({ ...video, load: 'eager' }).frame?.load).toBe('eager');
});

test('the height kept free is the widget’s own, else that of its provider, else that of its kind', () => {
  const apple = { provider: 'apple-podcasts', kind: 'podcast', ref: 'lake/id123456789' } as const;
  expect(build({ ...apple, minHeight: 175 }).frame?.minHeight).toBe(175);
  expect(build(apple).frame?.minHeight).toBe(450);
  const heights = (['booking', 'group', 'contact', 'registration', 'survey'] as const).map(
    (kind) => build({ kind }).frame?.minHeight,
  );
  expect(heights).toEqual([600, 600, 460, 600, 600]);
  expect(build({ minHeightOnPhone: 940 }).frame).toMatchObject({
    minHeight: 600,
    minHeightOnPhone: 940,
  });
});

test('calendars and forms are narrow, players are as wide as their place, unless the config says so', () => {
  const kinds = ['booking', 'group', 'contact', 'registration', 'survey'] as const;
  const player = {
    provider: 'spotify',
    kind: 'podcast',
    ref: 'show/0a1B2c3D4e5F6g7H8i9J0k',
  } as const;
  expect(kinds.map((kind) => build({ kind }).frame?.shape)).toEqual([
    'calendar',
    'calendar',
    'form',
    'form',
    'form',
  ]);
  expect(build(player).frame?.shape).toBe('player');
  expect(kinds.filter((kind) => !build({ kind }).frame?.isNarrow)).toEqual([]);
  expect(build(player).frame).not.toHaveProperty('isNarrow');
  expect(build({ width: 'wide' }).frame).not.toHaveProperty('isNarrow');
  expect(build({ ...player, width: 'narrow' }).frame).toMatchObject({ isNarrow: true });
});

test('whoever would rather call always can: the widget’s own number, else that of the practice', () => {
  expect(build({}).phone).toEqual({
    label: 'or call {phone}',
    number: '(615) 555-0100',
    href: 'tel:6155550100',
  });
  const fallback = { label: 'Open in a new tab', phone: '(615) 555-0199' };
  expect(build({ fallback }).phone).toEqual({
    label: 'or call {phone}',
    number: '(615) 555-0199',
    href: 'tel:6155550199',
  });
});

test('a widget of another provider waits for a click, whatever the config wants', () => {
  const other = { provider: 'other', kind: 'contact', host: 'forms.example.org' } as const;
  expect(build({ ...other, ref: 'message', load: 'visible' }).frame?.load).toBe('click');
});
