// Builds the site with other constants and serves it: npx tsx serve-behavior.ts PORT < behavior.json
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { buildSiteFolder } from '../../scripts/build-site';
import { createPreviewServer } from '../../scripts/preview-server';
import { checkConfig } from '../../src/config/check-config';
import { listPublicFiles } from '../../scripts/public-files';

const projectFolder = join(import.meta.dirname, '../..');
const publicFolder = join(projectFolder, 'public');
const outFolder = join(projectFolder, 'node_modules/.cache/playwright/other-behavior');

const shipped = JSON.parse(readFileSync(join(projectFolder, 'site.config.json'), 'utf8')) as object;
const behavior: unknown = JSON.parse(await text(process.stdin));
const source = JSON.stringify({ ...shipped, behavior });
const { config, problems } = checkConfig(source, listPublicFiles(publicFolder));
if (!config) throw new Error(problems.map(({ message }) => message).join('\n'));
await buildSiteFolder(config, publicFolder, outFolder);
createPreviewServer(outFolder).listen(Number(process.argv[2]), '127.0.0.1', () => {
  console.log('ready');
});
