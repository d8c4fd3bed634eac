import { expect, test } from 'vitest';
import { expandRoutes } from '../../src/content/placeholders/dynamic-routes';
import type { Route } from '../../src/generated/config-types';
import { createBuildContext } from '../../src/pages/build-context';
import { buildPage } from '../../src/pages/build-page';
import { sampleConfig } from '../sample-config';

const assets = {
  pictures: new Map([['/images/lake.webp', { width: 1600, height: 900 }]]),
  fileSizes: new Map<string, number>(),
  videoCodecs: new Map(),
};

function build(route: Partial<Route>) {
  const config = structuredClone(sampleConfig);
  const whole: Route = {
    path: '/page',
    title: 'A page',
    description: 'What it is about.',
    robots: 'index',
    header: true,
    actionBar: true,
    footer: true,
    accent: 'primary',
    quickExit: false,
    blocks: [],
    ...route,
  };
  config.routes = [whole];
  const context = createBuildContext(config, assets);
  return expandRoutes(config).map((expanded) => buildPage(expanded, context));
}

test('a route with forEach gives a page for each entry, with its words filled in', () => {
  const [page, ...others] = build({
    path: '/counselors/{counselor.id}',
    forEach: 'counselors',
    title: '{counselor.name} | {site.name}',
    blocks: [{ type: 'banner', layout: 'picture', title: 'Meet {counselor.firstName}' }],
  });
  expect(others).toEqual([]);
  expect(page?.path).toBe('/counselors/ruth');
  expect(page?.head).toEqual({
    title: 'Ruth Arden | Quiet Lake',
    description: 'What it is about.',
    canonical: 'https://quiet-lake.example/counselors/ruth',
    robots: 'index',
  });
  expect(page?.blocks[0]?.block).toEqual({ type: 'banner', layout: 'picture', title: 'Meet Ruth' });
});

test('the first block with a heading gives the h1, the others h2', () => {
  const [page] = build({
    blocks: [
      { type: 'notice', notice: 'crisis' },
      {
        type: 'text',
        text: '<p>No heading.</p>',
        imageSide: 'right',
        imageShape: 'rounded',
        list: 'plain',
        layout: 'split',
        tone: 'background',
        space: 'normal',
      },
      { type: 'banner', layout: 'picture', title: 'The heading' },
      { type: 'banner', layout: 'picture', title: 'Another', anchor: 'more' },
    ],
  });
  expect(page?.blocks.map(({ id, headingLevel }) => [id, headingLevel])).toEqual([
    ['block-1', 2],
    ['block-2', 2],
    ['block-3', 1],
    ['more', 2],
  ]);
});

test('ids become entities, HTML becomes elements, pictures know their size', () => {
  const [page] = build({
    blocks: [
      { type: 'notice', notice: 'crisis' },
      {
        type: 'banner',
        layout: 'picture',
        title: 'A',
        image: { src: '/images/lake.webp', decorative: true },
      },
    ],
  });
  const [notice, banner] = page?.blocks ?? [];
  expect(notice?.block).toMatchObject({
    notice: { title: 'In crisis?', text: [{ tag: 'p', children: ['Call or text 988.'] }] },
  });
  expect(banner?.block).toMatchObject({
    image: { src: '/images/lake.webp', alt: '', width: 1600, height: 900 },
  });
});

test('an empty list of ids stands for all entities', () => {
  const [page] = build({
    blocks: [
      {
        type: 'carousel',
        layout: 'carousel',
        title: 'Voices',
        testimonials: [],
        tone: 'tint2',
        space: 'normal',
      },
    ],
  });
  expect(page?.blocks[0]?.block).toMatchObject({
    testimonials: [{ id: 'lighter' }, { id: 'heard' }],
  });
});

test('a widget has its address, its height and a way on', () => {
  const [page] = build({
    blocks: [
      {
        type: 'embed',
        title: 'Book',
        embed: 'ruth-booking',
        counselor: 'ruth',
        tone: 'background',
        space: 'normal',
      },
    ],
  });
  expect(page?.blocks[0]?.block).toMatchObject({
    embed: {
      id: 'frame_ruth-booking',
      href: 'https://api.leadconnectorhq.com/widget/booking/bK3xTq9LmVw2ZrYc7DfP',
      frame: {
        src: 'https://api.leadconnectorhq.com/widget/booking/bK3xTq9LmVw2ZrYc7DfP',
        minHeight: 600,
        load: 'visible',
      },
      fallbackLabel: 'Open the calendar in a new tab',
      phone: { label: 'or call {phone}', number: '(615) 555-0100', href: 'tel:6155550100' },
    },
    counselor: { statesNote: 'Ruth accepts clients who reside in Tennessee and Kentucky only.' },
  });
});

test('the page for unknown addresses has an address of its own', () => {
  const [page] = build({ path: '*', robots: 'noindex' });
  expect(page?.path).toBe('/404');
});

test('building a page leaves the config as it was', () => {
  const before = JSON.stringify(sampleConfig);
  const context = createBuildContext(sampleConfig, assets);
  for (const route of expandRoutes(sampleConfig)) buildPage(route, context);
  expect(JSON.stringify(sampleConfig)).toBe(before);
});

test('a page has an accent only when it is another one than usual', () => {
  expect(build({ accent: 'secondary' })[0]?.accent).toBe('secondary');
  expect(build({ accent: 'primary' })[0]).not.toHaveProperty('accent');
});
