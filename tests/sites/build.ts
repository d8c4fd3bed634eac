// Builds test sites into node_modules/.cache/test-sites: npx tsx tests/sites/build.ts [NAME …]
import { buildTestSite } from './build-test-site';
import { readTestSite, testSiteNames } from './read-site';

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !testSiteNames.some((known) => known === name));
if (unknown !== undefined) {
  console.error(`There is no test site "${unknown}". There are: ${testSiteNames.join(', ')}`);
  process.exit(2);
}
for (const name of testSiteNames) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const site = readTestSite(name);
  await buildTestSite(site, site.builtFolder);
}
