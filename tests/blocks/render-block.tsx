import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CacheProvider } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadAllBlocks } from '../../src/shell/load-blocks';
import { definition } from '../../src/content/schema/walk-schema';
import type { Block } from '../../src/generated/block-types';
import { createBuildContext } from '../../src/pages/build-context';
import { buildSite } from '../../src/pages/build-site';
import { buildValue } from '../../src/pages/build-value';
import { BlockContent } from '../../src/shell/block-slot';
import { SiteFrame } from '../../src/shell/site-frame';
import { createStyleCache } from '../../src/shell/style-cache';
import { sampleConfig, siteAjv } from '../sample-config';
import { projectFolder } from '../../src/io/project-folder';

await loadAllBlocks();

export const fixtureFolder = join(projectFolder, 'tests/fixtures/blocks');

const site = buildSite(sampleConfig);
const context = createBuildContext(sampleConfig, {
  pictures: new Map([['/images/lake.webp', { width: 1600, height: 900 }]]),
  fileSizes: new Map(),
  videoCodecs: new Map(),
});
const cache = createStyleCache();
// Keeps style elements out of the markup.
cache.compat = true;

/** A block as an editor writes it: `readFixture('hero', 'valid/full')`. */
export function readFixture(type: string, name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(fixtureFolder, type, `${name}.json`), 'utf8')) as Record<
    string,
    unknown
  >;
}

/** What is wrong with a block as an editor writes it. Fills in its defaults. */
export function checkBlock(block: unknown): string[] {
  siteAjv.validate('site#/$defs/Block', block);
  return (siteAjv.errors ?? []).map(({ message }) => message ?? '');
}

/** The block as its component receives it, with defaults filled in and ids replaced. */
export function buildBlock(type: string, name: string): Block {
  const block = readFixture(type, name);
  const faults = checkBlock(block);
  if (faults.length > 0) throw new Error(`${type}/${name}: ${faults.join('; ')}`);
  return buildValue(block, definition('Block'), { site: sampleConfig.site }, context) as Block;
}

/** The static markup of a fixture, placed as the block with the id `block-1`. */
export function renderBlock(type: string, name: string, headingLevel: 1 | 2 = 2): string {
  const placed = { id: 'block-1', headingLevel, block: buildBlock(type, name) };
  return renderMarkup(<BlockContent placed={placed} />);
}

/** The static markup of anything that a page may hold. */
export function renderMarkup(content: React.ReactNode): string {
  return renderToStaticMarkup(
    <CacheProvider value={cache}>
      <SiteFrame site={site}>{content}</SiteFrame>
    </CacheProvider>,
  );
}
