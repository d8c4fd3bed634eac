// @promise No file in one language contains text from another, and content without words is created
// once for all languages

import { expect, test } from 'vitest';
import type { Output } from '../../src/build/outputs/output';
import { planSite } from '../../src/build/outputs/plan-site';
import { listPublicFiles } from '../../src/io/public-files';
import { checkConfig } from '../../src/check/check-config';
import { expandRoutes } from '../../src/content/placeholders/dynamic-routes';
import type { Translation } from '../../src/check/languages/check-languages';
import { resolveLanguage } from '../../src/check/languages/resolve-language';
import { shareFolder } from '../../src/published/share-image';
import { readTestSite } from '../sites/read-site';
import { writeSite } from './write-site';

const { text, publicFolder } = readTestSite('two-languages');
const { config, translations = [] } = checkConfig(text, listPublicFiles(publicFolder));
const spanishUrl = /^(?:\/_data)?\/es(?:\/|\.json|$)/;

test('no file of a language has a text of another one', async () => {
  const { texts } = resolveLanguage(JSON.parse(text), 'es', ['en', 'es']);
  const pairs = texts.flatMap(({ original, translation }) =>
    translation !== undefined && /^\w[^{<]{20,}$/.test(original)
      ? [{ en: original, es: translation }]
      : [],
  );
  expect(pairs.length).toBeGreaterThan(8);
  const files = [...(await writeSite('two-languages', text))];
  // All languages have their search files in one folder, named by what is in them.
  const own = files.filter(([url]) => !url.startsWith('/_search/'));
  expect(own.filter(([url]) => spanishUrl.test(url)).length).toBeGreaterThan(5);
  const wrong = own.filter(([url, content]) =>
    pairs.some(({ en, es }) => content.includes(spanishUrl.test(url) ? en : es)),
  );
  expect(wrong.map(([url]) => url)).toEqual([]);
});

async function listOutputs(others: readonly Translation[]): Promise<Output[]> {
  if (!config) throw new Error('The site has errors');
  const app = { key: '', script: '/app.js', outputs: [] };
  const plan = await planSite(config, {
    publicFolder,
    app,
    metaPolicy: 'none',
    translations: others,
  });
  return [...plan.outputs()];
}

/** Pictures and icons, which have no words. */
function listPictures(outputs: readonly Output[]): string[] {
  const urls = outputs.map(({ url }) => url);
  return urls.filter(
    (url) => /\.(?:svg|png|ico|webp|avif)$/.test(url) && !url.startsWith(shareFolder),
  );
}

function countPages(outputs: readonly Output[]): number {
  return outputs.filter((output) => 'page' in output).length;
}

test('a language adds its pages to a build, and no other work: what has no words is made once', async () => {
  const [alone, both] = [await listOutputs([]), await listOutputs(translations)];
  expect(listPictures(both)).toEqual(listPictures(alone));
  expect(listPictures(both).length).toBeGreaterThan(2);
  const added = translations.flatMap((one) => expandRoutes(one.config)).length;
  expect(countPages(both)).toBe(countPages(alone) + added);
});
