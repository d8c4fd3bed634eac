import { expect, test } from 'vitest';
import { expandRoutes } from '../../src/config/content/templates';
import { createPageRenderer } from '../../src/render/entry-server';
import { createBuildContext } from '../../src/pages/build-context';
import { buildPage } from '../../src/pages/build-page';
import { buildSite } from '../../src/pages/build-site';
import { sampleConfig } from '../sample-config';

function renderFooter(footer: boolean): string {
  const context = createBuildContext(sampleConfig, {
    pictures: new Map(),
    fileSizes: new Map(),
    videoCodecs: new Map(),
  });
  const [route] = expandRoutes(sampleConfig);
  if (!route) throw new Error('There is no page');
  const renderPage = createPageRenderer(buildSite(sampleConfig), {
    script: '/app.js',
    metaPolicy: 'none',
  });
  const { html } = renderPage({ ...buildPage(route, context), footer });
  return /<footer.*<\/footer>/s.exec(html)?.[0] ?? '';
}

test('a page without a footer keeps what the footer says about help in a crisis', () => {
  for (const footer of [renderFooter(true), renderFooter(false)]) {
    expect(footer).toContain('In crisis?');
    expect(footer).toContain('Call or text 988.');
  }
  expect(renderFooter(true)).toContain('Helpful Links');
  expect(renderFooter(false)).not.toContain('Helpful Links');
});
