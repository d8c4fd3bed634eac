import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChannels } from '../../../src/config/colors/color-channels';
import type { PublishedSite } from '../../../src/payload/payload';
import { projectFolder } from '../../../scripts/project-folder';

const siteFile = join(projectFolder, 'dist/_site.json');

/** The theme of the site in `dist/`. */
export const { theme } = JSON.parse(readFileSync(siteFile, 'utf8')) as PublishedSite;

/** `#6A3B5A` as the browser says it. */
export function asRgb(color: string): string {
  return `rgb(${readChannels(color).join(', ')})`;
}
