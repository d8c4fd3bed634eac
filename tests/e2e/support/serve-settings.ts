// Builds the site with other settings and serves it: npx tsx serve-settings.ts PORT < settings.json
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { buildSiteFolder } from '../../../scripts/build/build-site';
import { createPreviewServer } from '../../../scripts/serve/preview-server';
import { checkConfig } from '../../../src/config/check-config';
import { hosts } from '../../../src/published/hosts/write-host-files';
import { listPublicFiles } from '../../../scripts/read/public-files';
import { projectFolder } from '../../../scripts/project-folder';

const publicFolder = join(projectFolder, 'public');
const port = Number(process.argv[2]);
const outFolder = join(projectFolder, `node_modules/.cache/playwright/site-${port}`);

const shipped = JSON.parse(readFileSync(join(projectFolder, 'site.config.json'), 'utf8')) as object;
const settings = JSON.parse(await text(process.stdin)) as object;
const source = JSON.stringify({ ...shipped, ...settings });
const { config, problems } = checkConfig(source, listPublicFiles(publicFolder));
if (!config) throw new Error(problems.map(({ message }) => message).join('\n'));
await buildSiteFolder(config, publicFolder, outFolder, hosts[0]);
createPreviewServer(outFolder).listen(port, '127.0.0.1', () => {
  console.log('ready');
});
