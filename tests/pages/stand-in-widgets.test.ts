// @promise A placeholder widget ID never contacts a real provider, with or without JavaScript: the
// page shows a sentence instead

import { createElement } from 'react';
import { expect, test } from 'vitest';
import { embedProviders, isEmbedProvider } from '../../src/content/embeds/providers';
import { makeReservedRef } from '../../src/content/embeds/reserved-ref';
import type { Embed } from '../../src/generated/config-types';
import { buildEmbedWidget } from '../../src/pages/build-embed';
import { planPages } from '../../src/pages/plan-pages';
import { listPageSources } from '../../src/payload/foreign-sources';
import { BlockContent } from '../../src/shell/block-slot';
import { findByRole, readText } from '../blocks/find-by-role';
import { buildBlock, renderMarkup } from '../blocks/render-block';
import { make, readSample } from '../editor/make-site/made-site';
import { readTestSite } from '../sites/read-site';
import { sampleConfig } from '../sample-config';

const anyServer = 'forms.example.org';

const hosts = Object.values(embedProviders)
  .flatMap((provider) => [
    ...provider.hosts,
    ...('pageHost' in provider && provider.pageHost !== undefined ? [provider.pageHost] : []),
  ])
  // The config names the server of any other provider.
  .map((host) => host || anyServer);

function listHosts(value: unknown): string[] {
  const text = JSON.stringify(value);
  return hosts.filter((host) => text.includes(`//${host}`) || text.includes(`.${host}/`));
}

const widgets = Object.entries(embedProviders).flatMap(([provider, { forms }]) =>
  isEmbedProvider(provider)
    ? Object.keys(forms).map((kind) => [provider, kind as Embed['kind']] as const)
    : [],
);

function build(provider: Embed['provider'], kind: Embed['kind'], more: Partial<Embed> = {}) {
  const ref = makeReservedRef(provider, kind, 7) ?? '';
  const fallback = { label: 'Open it in a new tab' };
  const host = provider === 'other' ? { host: anyServer } : {};
  return buildEmbedWidget(
    { id: 'one', provider, kind, ref, title: 'A widget', fallback, ...host, ...more },
    sampleConfig,
  );
}

test.each(widgets)('a stand-in for a widget of %s (%s) has no address', (provider, kind) => {
  const widget = build(provider, kind);
  expect(widget).toMatchObject({ notSetUp: 'This part of the page is not set up yet.' });
  expect(widget.href).toBeUndefined();
  expect(widget.frame).toBeUndefined();
  expect(listHosts(widget)).toEqual([]);
});

test.each([
  ['highlevel', 'booking', 'bK3xTq9LmVw2ZrYc7DfP'],
  ['calendly', 'booking', 'dana-okafor/first-talk'],
] as const)('a real id of %s has one', (provider, kind, ref) => {
  expect(listHosts(build(provider, kind, { ref }))).not.toEqual([]);
});

test('on this computer, the provider of the tests has them all', () => {
  const widget = build('calendly', 'booking', { host: '127.0.0.1:4180' });
  expect(widget.notSetUp).toBeUndefined();
  expect(widget.frame?.src).toMatch(/^http:\/\/127\.0\.0\.1:4180\//);
});

test('a site made of the sample asks no provider for anything before it has real ids', () => {
  const sample = readSample(readTestSite('specification'));
  const made = make(sample, { provider: { name: 'calendly' } });
  const { config } = sample.check(made.config);
  if (!config) throw new Error('The site has errors');
  expect(config.embeds.length).toBeGreaterThan(5);
  const files = JSON.stringify(config).match(/\/[\w/-]+\.(?:jpe?g|png|webp|avif|svg)/g) ?? [];
  const pictures = new Map(files.map((file) => [file, { width: 1600, height: 900 }]));
  const assets = { pictures, fileSizes: new Map(), videoCodecs: new Map() };
  const pages = planPages(config, assets).map((page) => page.build());
  expect(pages.filter(({ blocks }) => JSON.stringify(blocks).includes('notSetUp'))).not.toEqual([]);
  expect(listHosts(pages)).toEqual([]);
  expect(JSON.stringify(pages)).not.toContain('127.0.0.1');
  expect(pages.flatMap((page) => listPageSources(page).frames)).toEqual([]);
});

test('the page shows a sentence in its place, and the phone number', () => {
  const block = buildBlock('embed', 'valid/minimal');
  const placed = {
    id: 'block-1',
    headingLevel: 2 as const,
    block: { ...block, embed: build('calendly', 'booking') },
  };
  const markup = renderMarkup(createElement(BlockContent, { placed }));
  expect(markup).toContain('This part of the page is not set up yet.');
  expect(markup).not.toContain('<iframe');
  expect(readText(markup)).toContain('Please call us: (615) 555-0100');
  expect(findByRole(markup, 'link').map(({ name }) => name)).toEqual(['(615) 555-0100']);
});
