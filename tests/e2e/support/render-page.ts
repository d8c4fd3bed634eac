// Renders a page of the site with other settings: npx tsx render-page.ts PATH SCRIPT < settings.json
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { measureAssets } from '../../../scripts/read/measure-assets';
import { listPublicFiles } from '../../../scripts/read/public-files';
import { checkConfig } from '../../../src/config/check-config';
import { expandRoutes } from '../../../src/config/content/templates';
import { createPageRenderer } from '../../../src/render/entry-server';
import { createBuildContext } from '../../../src/pages/build-context';
import { buildPage } from '../../../src/pages/build-page';
import { buildSite } from '../../../src/pages/build-site';
import { projectFolder } from '../../../scripts/project-folder';

const publicFolder = join(projectFolder, 'public');
const [, , path = '', script = ''] = process.argv;

interface Shipped {
  routes: { path: string }[];
}

const shipped = JSON.parse(
  readFileSync(join(projectFolder, 'site.config.json'), 'utf8'),
) as Shipped;
const settings = JSON.parse(await text(process.stdin)) as object;
const routes = shipped.routes.map((route) =>
  route.path === path ? { ...route, ...settings } : route,
);
const source = JSON.stringify({ ...shipped, routes });
const { config, problems } = checkConfig(source, listPublicFiles(publicFolder));
if (!config) throw new Error(problems.map(({ message }) => message).join('\n'));
const page = expandRoutes(config).find((each) => each.path === path);
if (!page) throw new Error(`There is no page ${path}`);
const payload = buildPage(page, createBuildContext(config, await measureAssets(publicFolder)));
const renderPage = createPageRenderer(buildSite(config), { script, metaPolicy: 'none' });
process.stdout.write(JSON.stringify({ html: renderPage(payload).html, payload }));
