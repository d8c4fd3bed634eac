import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listLacking } from './compat-data';
import { listCssFeatures, listHtmlFeatures, type Features } from './list-features';
import { browserNames, working, type Versions } from '../../src/contract/supported-browsers';

/** A feature that pages use and browsers do not have. */
export interface NewerFeature {
  key: string;
  /** a file that uses it */
  file: string;
  /** of the browsers without it */
  lacking: string[];
}

/** Lists what the HTML and the styles of a built site use that is newer than the oldest browsers. */
export function listNewerFeatures(folder: string, versions: Versions = working): NewerFeature[] {
  const newer = new Map<string, NewerFeature>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    for (const [key, statement] of readFeatures(folder, file)) {
      const lacking = newer.has(key) ? [] : listLacking(statement, versions);
      if (lacking.length > 0) newer.set(key, { key, file, lacking: lacking.map(nameBrowser) });
    }
  }
  return [...newer.values()];
}

function readFeatures(folder: string, file: string): Features {
  if (!/\.(?:html|css)$/.test(file)) return new Map();
  const text = readFileSync(join(folder, file), 'utf8');
  if (file.endsWith('.css')) return listCssFeatures(text);
  const styles = [...text.matchAll(/<style[^>]*>([^<]*)/g)].map(([, css = '']) => css);
  const inline = [...text.matchAll(/ style="([^"]*)"/g)].map(([, css]) => `a{${css}}`);
  return new Map([
    ...listHtmlFeatures(text),
    ...listCssFeatures([...styles, ...inline].join('\n')),
  ]);
}

function nameBrowser(key: string): string {
  return browserNames[key as keyof Versions];
}
