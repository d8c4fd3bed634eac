import { expect, test } from 'vitest';
import { createBuildContext } from '../../src/pages/build-context';
import { buildRichText } from '../../src/pages/build-rich-text';
import { sampleConfig } from '../sample-config';

const context = createBuildContext(sampleConfig, {
  pictures: new Map(),
  fileSizes: new Map(),
  videoCodecs: new Map(),
});

test.each([
  ['<table><caption>Our <em>hours</em></caption><tr><th>Day</th></tr></table>', 'Our hours'],
  ['<table><tr><th>Day</th></tr></table>', 'Table'],
])('%s is in a region that can be scrolled by key: %s', (html, label) => {
  expect(buildRichText(`<p>A</p>${html}`, context)).toMatchObject([
    { tag: 'p' },
    {
      tag: 'div',
      attributes: { role: 'region', 'aria-label': label, tabIndex: '0' },
      children: [{ tag: 'table' }],
    },
  ]);
});
