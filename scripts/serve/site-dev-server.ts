import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { answerSafely, readAddress } from './answer-safely';
import type { DevLoad } from './dev-site';
import { LiveDocs } from './live-docs';
import { LiveSite } from './live-site';
import { readPort } from './read-port';
import { docsPath } from '../docs/docs-address';
import { writeGeneratedFiles } from '../generate';
import { startProvider } from '../provider/start-provider';
import type { SiteSource } from '../read/load-config';

/**
 * Renders pages on request from the config, schemas and code as they are now. A change of the
 * config shows at once; while it has errors, they are shown in the terminal and in an overlay, and the
 * last good page stays. `PORT` chooses its port, as for the preview.
 */
export function siteDevServer(): Plugin {
  return {
    name: 'site-dev-server',
    apply: 'serve',
    config: ({ server }) => ({
      server: {
        // What the command line says comes first.
        port: server?.port ?? readPort('PORT', undefined),
        watch: {
          ignored: ['**/dist/**', '**/.dist-*/**'],
          // Editors empty a file before they write it.
          awaitWriteFinish: { stabilityThreshold: 60, pollInterval: 20 },
        },
      },
    }),
    configureServer,
  };
}

async function configureServer(server: ViteDevServer): Promise<() => void> {
  const { root } = server.config;
  const source = { configFile: join(root, 'site.config.json'), publicFolder: join(root, 'public') };
  const site = new LiveSite(() => readSite(server, source));
  const docs = new LiveDocs(server);
  await writeGeneratedFiles(root);
  startStandIn(server, source);
  followChanges(server, source, { site, docs });
  guardAnswers(server);
  // Before Vite's own answers, which would look for the scripts of the reference among the sources.
  server.middlewares.use((request, response, next) => {
    const url = request.originalUrl ?? '/';
    if (!url.startsWith(docsPath)) next();
    else docs.respond(url, response).catch(next);
  });
  return () => {
    server.middlewares.use((request, response, next) => {
      respond(server, site, request.originalUrl ?? '/', response).catch((error: unknown) => {
        if (error instanceof Error) server.ssrFixStacktrace(error);
        next(error);
      });
    });
  };
}

/** Loaded through Vite, so that changes of code and generated schema count at once. */
async function readSite(server: ViteDevServer, source: SiteSource): Promise<DevLoad> {
  const { loadDevSite } = (await server.ssrLoadModule(
    '/scripts/serve/dev-site.ts',
  )) as typeof import('./dev-site');
  const load = await loadDevSite(source);
  if (load.report) server.config.logger.warn(load.report, { timestamp: true });
  return load;
}

/** Brings open pages up to date, or the errors of the config over them. */
function followChanges(
  server: ViteDevServer,
  source: SiteSource,
  { site, docs }: { site: LiveSite; docs: LiveDocs },
): void {
  const { root, logger } = server.config;
  const schemaFolder = join(root, 'schema');
  // Both are written by generating, not by hand.
  const blockUnionFile = join(schemaFolder, 'block.schema.json');
  const bundleFile = join(root, 'src/generated/site-schema.json');

  async function follow(file: string): Promise<void> {
    docs.markChanged();
    if (file.startsWith(schemaFolder)) {
      // What is written counts when the watcher reports it.
      if (file !== blockUnionFile) await writeGeneratedFiles(root);
      return;
    }
    site.markChanged();
    const isContent = file === source.configFile || file.startsWith(source.publicFolder);
    // Vite itself brings changed code to the browser.
    if (!isContent && file !== bundleFile) return;
    // We may hear of it before Vite, which would drop the old schema.
    if (file === bundleFile) server.environments.ssr.moduleGraph.invalidateAll();
    const load = await site.load();
    if (load.firstError) showErrors(server, source, load);
    else server.ws.send({ type: 'full-reload' });
  }

  const logFailure = (error: unknown) => logger.error(String(error));
  server.watcher.add([source.configFile, schemaFolder, source.publicFolder]);
  for (const event of ['change', 'add', 'unlink'] as const) {
    server.watcher.on(event, (file) => {
      follow(file).catch(logFailure);
    });
  }
  server.ws.on('connection', () => {
    site.load().then((load) => showErrors(server, source, load), logFailure);
  });
}

/** Puts the overlay of Vite over open pages, if there is an error. */
function showErrors(
  { ws }: ViteDevServer,
  { configFile }: SiteSource,
  { errors, firstError }: DevLoad,
): void {
  if (!firstError) return;
  const loc = { file: configFile, ...firstError };
  ws.send({ type: 'error', err: { message: errors, stack: '', id: configFile, loc } });
}

/** The site works without it, so what keeps it from starting is only said. */
function startStandIn({ config: { logger }, httpServer }: ViteDevServer, source: SiteSource): void {
  try {
    const provider = startProvider(source, { log: (line) => logger.info(line) });
    httpServer?.on('close', () => provider?.close());
  } catch (error) {
    logger.error(error instanceof Error ? error.message : String(error));
  }
}

async function respond(
  server: ViteDevServer,
  site: LiveSite,
  url: string,
  response: ServerResponse,
): Promise<void> {
  const { status, type, body, location } = await site.answer(url);
  if (location) response.setHeader('Location', location);
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  response.end(type === 'text/html' ? await server.transformIndexHtml(url, String(body)) : body);
}

/** Puts `answerSafely` around all of Vite: addresses that it cannot parse would end it. */
function guardAnswers({ httpServer, middlewares }: ViteDevServer): void {
  httpServer?.off('request', middlewares);
  httpServer?.on(
    'request',
    answerSafely((request, response) => {
      readAddress(request.url);
      middlewares(request, response);
    }),
  );
}
