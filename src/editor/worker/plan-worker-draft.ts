import { join } from 'node:path';
import { joinUses, listUses } from '../../check/public-files/used-files';
import { planFonts } from '../../published/fonts/site-fonts';
import { buildSite } from '../../pages/build-site';
import { planFile, type Output } from '../../build/outputs/output';
import { planLanguages } from '../../build/outputs/plan-languages';
import { planPortraits } from '../../build/outputs/plan-portraits';
import { planPublicFiles } from '../../build/outputs/public-outputs';
import { stillApp, type PlanDraft } from '../server/draft-site';
import { measureAssets } from '../../io/measure-assets';
import { fontsPath } from '../protocol/editor-addresses';
import { memoryFiles, loadFile } from './memory-files';

/**
 * Plans drafts from the files in the memory. Pictures keep their size: nobody waits until smaller ones are made.
 */
export function createDraftPlanner(publicFolder: string): PlanDraft {
  return async (config, { translations = [], english }) => {
    const configs = [config, ...translations.map((one) => one.config)];
    const assets = await measureAssets(publicFolder);
    const pages = planLanguages({ config, english }, translations, assets);
    const languages = [{ config, english }, ...translations].map((one, index) => ({
      site: buildSite(
        one.config,
        assets.pictures,
        undefined,
        'untranslated' in one ? one.untranslated : undefined,
        one.english,
      ),
      rendering: { metaPolicy: 'none' as const },
      pages: pages[index] ?? [],
    }));
    const [first, ...others] = languages;
    if (!first) throw new Error('A site has a language.');
    const uses = joinUses(configs.map(listUses));
    function* listOutputs(): Generator<Output> {
      yield* stillApp.outputs;
      yield* planPublicFiles(publicFolder, uses, { pictures: new Map() }, config.theme);
      for (const one of configs) yield* planPortraits(one);
      for (const { url, source } of configs.flatMap((one) => planFonts(one).files)) {
        yield planFile(url, () => loadTypeface(publicFolder, source));
      }
    }
    return { languages: [first, ...others], outputs: listOutputs };
  };
}

/** With all letters: cutting those out that a site needs would take longer than loading the others. */
async function loadTypeface(publicFolder: string, source: string): Promise<Uint8Array> {
  if (source.startsWith('/')) {
    await loadFile(join(publicFolder, source));
    return memoryFiles.read(join(publicFolder, source));
  }
  const response = await fetch(fontsPath + source.slice(source.lastIndexOf('/') + 1));
  return new Uint8Array(await response.arrayBuffer());
}
