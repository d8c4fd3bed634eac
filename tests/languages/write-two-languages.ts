import { planSite } from '../../scripts/plan/plan-site';
import { showTo } from '../../scripts/read/load-config';
import { listPublicFiles } from '../../scripts/read/public-files';
import { checkConfig } from '../../src/config/check-config';
import { createPageRenderer } from '../../src/render/entry-server';
import { readTestSite } from '../sites/read-site';

const { publicFolder } = readTestSite('two-languages');

/**
 * The texts of the site in two languages, by the addresses of its files.
 *
 * @param source its config, or another one with the same files
 */
export async function writeTwoLanguages(source: string): Promise<Map<string, string>> {
  const { config, translations } = checkConfig(source, listPublicFiles(publicFolder));
  if (!config) throw new Error('The site has errors');
  const plan = await planSite(showTo(undefined, config, 0), {
    publicFolder,
    app: { key: '', script: '/app.js', outputs: [] },
    metaPolicy: 'none',
    translations: translations?.map((one) => ({
      ...one,
      config: showTo(undefined, one.config, 0),
    })),
  });
  const render = plan.languages.map(({ site, rendering }) => createPageRenderer(site, rendering));
  const files = new Map<string, string>();
  for (const output of plan.outputs()) {
    if ('page' in output) files.set(output.url, render[output.language]?.(output.page).html ?? '');
    else if (/json|xml|calendar|vcard/.test(output.type)) {
      // oxlint-disable-next-line no-await-in-loop
      files.set(output.url, String(await output.make()));
    }
  }
  return files;
}
