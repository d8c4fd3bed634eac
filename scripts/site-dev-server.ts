import { relative, join } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { formatProblems } from '../src/config/format-problems';
import type { Problem } from '../src/config/problem';
import { expandRoutes } from '../src/config/templates';
import type { SiteConfig } from '../src/generated/config-types';
import { createBuildContext } from '../src/pages/build-context';
import { buildPage } from '../src/pages/build-page';
import { buildSite } from '../src/pages/build-site';
import { dataUrl, normalizePath, notFoundPath, siteDataUrl } from '../src/pages/page-paths';
import type { PagePayload, SitePayload } from '../src/pages/payload';
import { loadConfig, type SiteSource } from './load-config';
import { measureAssets } from './measure-assets';
import { writeGeneratedFiles } from './generate';

/** The last good state of the site: what visitors of the dev server see. */
interface DevSite {
  site: SitePayload;
  pages: ReadonlyMap<string, PagePayload>;
  redirects: ReadonlyMap<string, string>;
}

/**
 * Renders pages on request from the config as it is now. A change of the config, the schemas or
 * public/ shows at once; while it has errors they stand in the terminal and in an overlay, and the
 * last good page stays.
 */
export function siteDevServer(): Plugin {
  return { name: 'site-dev-server', apply: 'serve', configureServer };
}

async function configureServer(server: ViteDevServer): Promise<() => void> {
  const { root } = server.config;
  const source: SiteSource = {
    configFile: join(root, 'site.config.json'),
    publicFolder: join(root, 'public'),
  };
  let site: DevSite | undefined;
  let problems: Problem[] = [];
  let text = '';

  async function load(): Promise<void> {
    const loaded = loadConfig(source);
    ({ problems, text } = loaded);
    if (loaded.config) site = await buildDevSite(loaded.config, source.publicFolder);
    if (problems.length > 0)
      server.config.logger.warn(describe(problems, true), { timestamp: true });
  }

  function describe(list: Problem[], color: boolean): string {
    return formatProblems(list, { text, file: relative(root, source.configFile), color });
  }

  function showErrors(): void {
    const errors = problems.filter(({ severity }) => severity === 'error');
    const [first] = errors;
    if (!first) return;
    server.ws.send({
      type: 'error',
      err: {
        message: describe(errors, false),
        stack: '',
        id: source.configFile,
        loc: { file: source.configFile, ...first.range.start },
      },
    });
  }

  async function update(file: string): Promise<void> {
    const isSchema = file.startsWith(join(root, 'schema'));
    const isSource = file === source.configFile || file.startsWith(source.publicFolder);
    if (!isSchema && !isSource) return;
    if (isSchema && (await writeGeneratedFiles(root)).length > 0) {
      // The checks hold the old schema in memory.
      await server.restart();
      return;
    }
    await load();
    if (problems.some(({ severity }) => severity === 'error')) showErrors();
    else server.ws.send({ type: 'full-reload' });
  }

  await writeGeneratedFiles(root);
  await load();
  server.watcher.add([source.configFile, join(root, 'schema'), source.publicFolder]);
  for (const event of ['change', 'add', 'unlink'] as const) {
    server.watcher.on(event, (file) => void update(file).catch(server.config.logger.error));
  }
  server.ws.on('connection', showErrors);

  return () => {
    server.middlewares.use((request, response, next) => {
      respond(server, site, request, response, next).catch((error: unknown) => {
        if (error instanceof Error) server.ssrFixStacktrace(error);
        next(error);
      });
    });
  };
}

async function buildDevSite(config: SiteConfig, publicFolder: string): Promise<DevSite> {
  const context = createBuildContext(config, await measureAssets(publicFolder));
  const pages = expandRoutes(config).map((route) => buildPage(route, context));
  return {
    site: buildSite(config),
    pages: new Map(pages.map((page) => [page.path, page])),
    redirects: new Map(config.redirects.map(({ from, to }) => [from, to])),
  };
}

type Respond = Parameters<Connect.NextHandleFunction>;

async function respond(
  server: ViteDevServer,
  dev: DevSite | undefined,
  request: Respond[0],
  response: Respond[1],
  next: Respond[2],
): Promise<void> {
  const url = new URL(request.originalUrl ?? '/', 'http://localhost');
  const path = normalizePath(decodeURI(url.pathname));
  if (request.method !== 'GET') return next();

  if (!dev) {
    response.setHeader('Content-Type', 'text/html');
    response.end(
      await server.transformIndexHtml(path, '<!doctype html><title>site.config.json</title>'),
    );
    return;
  }
  const redirect = dev.redirects.get(path);
  if (redirect) {
    response.writeHead(302, { Location: redirect }).end();
    return;
  }
  if (path.startsWith('/_data/')) {
    const data = path === siteDataUrl ? dev.site : findData(dev, path);
    response.statusCode = data ? 200 : 404;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(data ?? null));
    return;
  }
  const page = dev.pages.get(path) ?? dev.pages.get(notFoundPath);
  if (!page) return next();
  const { createPageRenderer } = (await server.ssrLoadModule(
    '/src/entry-server.tsx',
  )) as typeof import('../src/entry-server');
  const html = createPageRenderer(dev.site, '/src/entry-client.ts')(page);
  response.statusCode = page.path === notFoundPath ? 404 : 200;
  response.setHeader('Content-Type', 'text/html');
  response.end(await server.transformIndexHtml(path, html));
}

function findData(dev: DevSite, url: string): object | undefined {
  for (const page of dev.pages.values()) if (dataUrl(page.path) === url) return page;
  for (const [from, redirect] of dev.redirects) if (dataUrl(from) === url) return { redirect };
  return undefined;
}
