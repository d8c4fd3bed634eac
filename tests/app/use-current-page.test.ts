import { afterEach, expect, test, vi } from 'vitest';
import { needsFullLoad } from '../../src/app/use-current-page';
import type { PagePayload } from '../../src/payload/payload';
import { createBuildContext } from '../../src/pages/build-context';
import { buildPage } from '../../src/pages/build-page';
import { expandRoutes } from '../../src/content/placeholders/dynamic-routes';
import { sampleConfig } from '../sample-config';

function buildSample(blocks: object[]): PagePayload {
  const [route] = sampleConfig.routes;
  const routes = [{ ...route, blocks }] as typeof sampleConfig.routes;
  const config = { ...sampleConfig, routes };
  const [expanded] = expandRoutes(config);
  if (!expanded) throw new Error('no page');
  return buildPage(
    expanded,
    createBuildContext(config, {
      pictures: new Map(),
      fileSizes: new Map(),
      videoCodecs: new Map(),
    }),
  );
}

const plain = buildSample([{ type: 'banner', title: 'Welcome' }]);
const widget = buildSample([{ type: 'embed', embed: 'ruth-booking' }]);

afterEach(() => vi.unstubAllGlobals());

test('a page whose providers are not those of the document is loaded in full', () => {
  vi.stubGlobal('navigator', { onLine: true });
  expect(needsFullLoad(widget, plain)).toBe(true);
  expect(needsFullLoad(plain, widget)).toBe(true);
  expect(needsFullLoad(widget, widget)).toBe(false);
  expect(needsFullLoad(plain, plain)).toBe(false);
});

test('without a connection every page that is there can be read', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(needsFullLoad(widget, plain)).toBe(false);
  expect(needsFullLoad(plain, widget)).toBe(false);
});
