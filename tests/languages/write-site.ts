import { planSite } from '../../src/build/outputs/plan-site';
import { showTo } from '../../src/build/show-to';
import { listPublicFiles } from '../../src/io/public-files';
import { checkConfig } from '../../src/check/check-config';
import { formatProblems } from '../../src/check/report/format-problems';
import { createPageRenderer } from '../../src/render/entry-server';
import { readTestSite, type TestSiteName } from '../sites/read-site';

/**
 * The texts of a test site, by the addresses of its files.
 *
 * @param source its config, or another one with the same files
 */
export async function writeSite(name: TestSiteName, source: string): Promise<Map<string, string>> {
  const { publicFolder } = readTestSite(name);
  const inPublic = listPublicFiles(publicFolder);
  const { config, translations, english, problems } = checkConfig(source, inPublic);
  if (!config)
    throw new Error(formatProblems(problems, { text: source, file: name, color: false }));
  const plan = await planSite(showTo(undefined, config, 0), {
    publicFolder,
    app: { key: '', script: '/app.js', outputs: [] },
    metaPolicy: 'none',
    english,
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
