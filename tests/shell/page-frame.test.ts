import { expect, test } from 'vitest';
import { expandRoutes } from '../../src/content/placeholders/dynamic-routes';
import { createPageRenderer } from '../../src/render/entry-server';
import { createBuildContext } from '../../src/pages/build-context';
import { buildPage } from '../../src/pages/build-page';
import { buildSite } from '../../src/pages/build-site';
import type { SiteConfig } from '../../src/generated/config-types';
import { sampleConfig } from '../sample-config';

function renderFrame(config: SiteConfig, footer: boolean): string {
  const context = createBuildContext(config, {
    pictures: new Map(),
    fileSizes: new Map(),
    videoCodecs: new Map(),
  });
  const [route] = expandRoutes(config);
  if (!route) throw new Error('There is no page');
  const renderPage = createPageRenderer(buildSite(config), {
    script: '/app.js',
    metaPolicy: 'none',
  });
  return renderPage({ ...buildPage(route, context), footer }).html;
}

function renderFooter(footer: boolean): string {
  return /<footer.*<\/footer>/s.exec(renderFrame(sampleConfig, footer))?.[0] ?? '';
}

test('a page without a footer keeps what the footer says about help in a crisis', () => {
  for (const footer of [renderFooter(true), renderFooter(false)]) {
    expect(footer).toContain('In crisis?');
    expect(footer).toContain('Call or text 988.');
  }
  expect(renderFooter(true)).toContain('Helpful Links');
  expect(renderFooter(false)).not.toContain('Helpful Links');
});

test('without a notice about help in a crisis, neither footer has a box for it', () => {
  const config = structuredClone(sampleConfig);
  delete config.navigation.footer.notice;
  expect(renderFrame(sampleConfig, true)).toContain('role="note"');
  expect(renderFrame(config, true)).not.toContain('role="note"');
  expect(renderFrame(config, true)).toContain('Helpful Links');
  expect(renderFrame(config, false)).not.toMatch(/<footer/);
});

test('without a top bar, the header is at the top and says so to its styles', () => {
  const config = structuredClone(sampleConfig);
  delete config.navigation.topBar;
  const [withBar, without] = [sampleConfig, config].map(
    (one) => /<header.*<\/header>/s.exec(renderFrame(one, true))?.[0] ?? '',
  );
  expect(withBar).toContain('Custom? Click here.');
  expect(withBar).not.toContain('--top-bar');
  expect(without).toMatch(/^<header[^>]* style="--top-bar:0rem"/);
  // What was beside the link of the bar goes with it: the footer has it, too.
  expect(withBar).toContain('Instagram');
  expect(without).not.toContain('Instagram');
  expect(renderFrame(config, true)).toContain('Instagram');
});
