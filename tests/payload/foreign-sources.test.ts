import { expect, test } from 'vitest';
import { buildEmbedWidget } from '../../src/pages/build-embed';
import { listFrameSources, listPageSources, mergeSources } from '../../src/payload/foreign-sources';
import { buildPage } from '../../src/pages/build-page';
import { createBuildContext } from '../../src/pages/build-context';
import { expandRoutes } from '../../src/content/placeholders/dynamic-routes';
import type { Embed } from '../../src/generated/config-types';
import type { PagePayload } from '../../src/payload/payload';
import { sampleConfig } from '../sample-config';

const [booking] = sampleConfig.embeds;
if (!booking) throw new Error('The sample config has no embed');
const podcast: Embed = {
  ...booking,
  provider: 'spotify',
  kind: 'podcast',
  ref: '4rTz8mQpWx2LkVbN6cYd3S',
};
const withScript = {
  ...sampleConfig,
  providers: { highlevel: { script: 'provider' as const } },
};

test('a widget needs its frame and what it may use, and its script if it is asked for', () => {
  expect(listFrameSources(buildEmbedWidget(booking, sampleConfig).frame)).toEqual({
    frames: ['https://api.leadconnectorhq.com'],
    scripts: [],
    forms: [],
    permissions: { payment: ['https://api.leadconnectorhq.com'] },
  });
  expect(listFrameSources(buildEmbedWidget(booking, withScript).frame).scripts).toEqual([
    'https://link.msgsndr.com/js/form_embed.js',
  ]);
});

test('a widget that is only linked to needs nothing', () => {
  const link: Embed = { ...booking, provider: 'simplepractice', ref: 'quiet-lake' };
  expect(listFrameSources(buildEmbedWidget(link, sampleConfig).frame)).toEqual({
    frames: [],
    scripts: [],
    forms: [],
    permissions: {},
  });
});

test('a page needs what its widgets need, each origin once', () => {
  const one = listFrameSources(buildEmbedWidget(booking, withScript).frame);
  const other = listFrameSources(buildEmbedWidget(podcast, withScript).frame);
  const { frames, permissions } = mergeSources([other, one, one]);
  expect(frames).toEqual(['https://api.leadconnectorhq.com', 'https://open.spotify.com']);
  expect(permissions).toMatchObject({
    autoplay: ['https://open.spotify.com'],
    payment: ['https://api.leadconnectorhq.com'],
  });
});

test('a widget counts in whichever block it is, and however deep', () => {
  const widget = buildEmbedWidget(booking, sampleConfig);
  const page = { blocks: [{ id: 'a', block: { type: 'two-columns', sides: [{}, { widget }] } }] };
  expect(listPageSources(page as unknown as PagePayload)).toEqual(listFrameSources(widget.frame));
});

test('a page without widgets needs nothing from outside', () => {
  const context = createBuildContext(sampleConfig, {
    pictures: new Map(),
    fileSizes: new Map(),
    videoCodecs: new Map(),
  });
  const [home] = expandRoutes(sampleConfig);
  if (!home) throw new Error('There is no page');
  expect(listPageSources(buildPage(home, context))).toEqual(mergeSources([]));
});
