import { resolveLanguage } from '../../src/config/languages/resolve-language';
import { getValue } from '../../src/config/json/json-pointer';
import { isObject } from '../../src/contract/is-object';
import type { SiteConfig } from '../../src/generated/config-types';
import { buildConfig } from './build-config';
import { makeLargeConfig } from './make-large-config';
import { removeFeatures } from './vary-features';

const codes = ['en', 'es', 'de'];

/**
 * Builds the same posts in one language, in two and in three. Pictures and code are in the cache: each
 * was built once before with a few posts.
 *
 * @param postCount how many posts are added to those of the config
 * @returns the lines of a Markdown table
 */
export function compareLanguages(config: SiteConfig, postCount: number): string[] {
  const few = removeFeatures(makeLargeConfig(config, 1));
  const large = removeFeatures(makeLargeConfig(config, postCount));
  const measures = codes.map((_code, index) => {
    const languages = codes.slice(0, index + 1);
    buildConfig(writeInLanguages(few, languages), `few in ${languages.length}`);
    const written = writeInLanguages(large, languages);
    return { languages, ...buildConfig(written, `${postCount} in ${languages.length}`) };
  });
  const [one] = measures;
  const least = one ? one.cpuSeconds / one.pages : 0;
  return [
    `${postCount} posts in one language and in several:`,
    '',
    '| languages | pages | s of the processor | ms of it a page | to one language | peak MB |',
    '|---|---|---|---|---|---|',
    ...measures.map(({ languages, pages, cpuSeconds, peakMb }) => {
      const cells = [
        languages.length,
        pages,
        cpuSeconds.toFixed(1),
        ((cpuSeconds * 1000) / pages).toFixed(1),
        (cpuSeconds / pages / least).toFixed(2),
        peakMb.toFixed(0),
      ];
      return `| ${cells.join(' | ')} |`;
    }),
  ];
}

/** The config with each of its texts in all languages, in the same words: they take as long as others. */
function writeInLanguages(config: object, languages: readonly string[]): object {
  const written = structuredClone(config);
  const [, another] = languages;
  if (another === undefined) return written;
  const { texts } = resolveLanguage(structuredClone(written), another, languages, 'all');
  for (const { path } of texts) {
    const group = getValue(written, path.slice(0, -1));
    const key = path.at(-1);
    const text = getValue(written, path);
    if (typeof group !== 'object' || group === null || key === undefined) continue;
    const inAll = Object.fromEntries(languages.map((language) => [language, text]));
    Reflect.set(group, key, inAll);
  }
  const site = getValue(written, ['site']);
  if (isObject(site)) {
    delete site['language'];
    site['languages'] = languages;
  }
  return written;
}
