import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChannels } from '../../../src/content/colors/srgb';
import { siteDataUrl } from '../../../src/payload/page-paths';
import type { PublishedSite } from '../../../src/payload/payload';

/** The theme of the site that was built into a folder. */
export function readTheme(folder: string): PublishedSite['theme'] {
  const site = JSON.parse(readFileSync(join(folder, siteDataUrl), 'utf8')) as PublishedSite;
  return site.theme;
}

/** `#6A3B5A` as the browser says it. */
export function asRgb(color: string): string {
  return `rgb(${readChannels(color).join(', ')})`;
}
