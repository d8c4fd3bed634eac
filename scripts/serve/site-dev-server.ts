import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { answerSafely, readAddress } from './answer-safely';
import type { DevAnswer, DevLoad, DevSite } from './dev-site';
import { docsPath } from '../docs/docs-address';
import { writeGeneratedFiles } from '../generate';
import { startProvider } from '../provider/start-provider';

/** While there is no good page yet, Vite's client alone brings the overlay. */
const noSiteYet: DevAnswer = { status: 500, type: 'text/html', body: '<!doctype html><p></p>' };

/**
 * Renders pages on request from the config, schemas and code as they are now. A change of the
 * config shows at once; while it has errors they stand in the terminal and in an overlay, and the
 * last good page stays.
 */
export function siteDevServer(): Plugin {
  return {
    name: 'site-dev-server',
    apply: 'serve',
    config: () => ({
      server: {
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
  const { root, logger } = server.config;
  const configFile = join(root, 'site.config.json');
  const publicFolder = join(root, 'public');
  const schemaFolder = join(root, 'schema');
  // Written by generating, not by hand.
  const blockUnionFile = join(schemaFolder, 'block.schema.json');
  const bundleFile = join(root, 'src/generated/site-schema.json');
  let site: DevSite | undefined;
  let load: DevLoad | undefined;
  let docs: Promise<Map<string, string>> | undefined;
  let isStale = true;
  let loading: Promise<void> = Promise.resolve();

  /** Loads one after the other, so that the latest state is the one that stays. */
  function loadSite(): Promise<void> {
    loading = loading.then(readSite, readSite);
    return loading;
  }

  async function readSite(): Promise<void> {
    isStale = false;
    try {
      // Loaded through Vite, so that changes of code and generated schema count at once.
      const { loadDevSite } = (await server.ssrLoadModule(
        '/scripts/serve/dev-site.ts',
      )) as typeof import('./dev-site');
      load = await loadDevSite({ configFile, publicFolder });
    } catch (error) {
      isStale = true;
      throw error;
    }
    site = load.site ?? site;
    if (load.report) logger.warn(load.report, { timestamp: true });
  }

  function showErrors(): void {
    if (!load?.firstError) return;
    const loc = { file: configFile, ...load.firstError };
    server.ws.send({
      type: 'error',
      err: { message: load.errors, stack: '', id: configFile, loc },
    });
  }

  async function update(file: string): Promise<void> {
    docs = undefined;
    if (file.startsWith(schemaFolder)) {
      // What is written counts when the watcher tells of it.
      if (file !== blockUnionFile) await writeGeneratedFiles(root);
      return;
    }
    isStale = true;
    // Vite itself brings changed code to the browser.
    if (file !== configFile && file !== bundleFile && !file.startsWith(publicFolder)) return;
    // Our listener may hear of it before Vite's, which would drop the old schema.
    if (file === bundleFile) server.environments.ssr.moduleGraph.invalidateAll();
    await loadSite();
    if (load?.firstError) showErrors();
    else server.ws.send({ type: 'full-reload' });
  }

  await writeGeneratedFiles(root);
  startStandIn();
  server.watcher.add([configFile, schemaFolder, publicFolder]);
  for (const event of ['change', 'add', 'unlink'] as const) {
    server.watcher.on(event, (file) => {
      update(file).catch((error: unknown) => logger.error(String(error)));
    });
  }
  server.ws.on('connection', showErrors);
  guardAnswers(server);
  // Before Vite's own answers, which would look for the scripts of the reference among the sources.
  server.middlewares.use((request, response, next) => {
    const url = request.originalUrl ?? '/';
    if (!url.startsWith(docsPath)) next();
    else respondWithDocs(url, response).catch(next);
  });

  return () => {
    server.middlewares.use((request, response, next) => {
      respond(request.originalUrl ?? '/', response).catch((error: unknown) => {
        if (error instanceof Error) server.ssrFixStacktrace(error);
        next(error);
      });
    });
  };

  /** The site works without it, so what keeps it from starting is only said. */
  function startStandIn(): void {
    try {
      const log = (line: string) => logger.info(line);
      const provider = startProvider({ configFile, publicFolder }, { log });
      server.httpServer?.on('close', () => provider?.close());
    } catch (error) {
      logger.error(error instanceof Error ? error.message : String(error));
    }
  }

  async function loadDocs(): Promise<Map<string, string>> {
    const loaded = (await server.ssrLoadModule(
      '/scripts/docs/load-docs.ts',
    )) as typeof import('../docs/load-docs');
    return loaded.loadDocs(root);
  }

  async function respondWithDocs(url: string, response: ServerResponse): Promise<void> {
    docs ??= loadDocs();
    const file = readAddress(url).pathname.slice(docsPath.length) || 'index.html';
    const text = (await docs).get(file);
    response.statusCode = text === undefined ? 404 : 200;
    const type = file.endsWith('.js')
      ? 'text/javascript'
      : file.endsWith('.css')
        ? 'text/css'
        : 'text/html';
    response.setHeader('Content-Type', `${type}; charset=utf-8`);
    // With Vite's client, so that the page follows the schemas.
    response.end(
      text !== undefined && type === 'text/html'
        ? await server.transformIndexHtml(url, text)
        : text,
    );
  }

  async function respond(url: string, response: ServerResponse): Promise<void> {
    if (isStale) await loadSite();
    const { status, type, body, location } = (await site?.answer(url)) ?? noSiteYet;
    if (location) response.setHeader('Location', location);
    response.statusCode = status;
    response.setHeader('Content-Type', type);
    response.end(type === 'text/html' ? await server.transformIndexHtml(url, String(body)) : body);
  }
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
