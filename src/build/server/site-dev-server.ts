import type { ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { answerSafely, readAddress } from './answer-safely';
import type { DevLoad } from './dev-site';
import { LiveSite } from './live-site';
import type { SiteAnswer } from './planned-site';
import { generate, prepareSite, type WriteGenerated } from './prepare-site';
import { readPort } from './ports';
import { SiteCode } from './site-code';
import { problemsEvent, type ShownProblems } from './shown-problems';
import { isExpected } from '../../io/command-error';
import { showHiddenInLines } from '../../check/report/show-hidden';
import { projectFolder } from '../../io/project-folder';
import { isListFile } from '../../io/list-files';
import type { SiteSource } from '../load-config';

/**
 * Renders pages on request from the config, schemas and code as they are now. A change of the
 * config shows at once; while it has errors, the last good page stays. Problems are shown in the
 * terminal and over the page. `PORT` chooses its port, as for the preview.
 *
 * What this module imports makes Vite start again when it changes. It must not reach what is
 * generated.
 *
 * @param write generates types and registries when a schema or rule has changed
 */
export function siteDevServer(write: WriteGenerated): Plugin {
  return {
    name: 'site-dev-server',
    apply: 'serve',
    config: ({ server }) => ({
      server: {
        // What the command line says comes first.
        port: server?.port ?? readOwnPort(),
        watch: {
          ignored: [isIrrelevant],
          // Editors empty a file before they write it.
          awaitWriteFinish: { stabilityThreshold: 60, pollInterval: 20 },
        },
      },
    }),
    configureServer: (server) => configureServer(server, write),
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'module', src: '/src/build/server/problems-panel.ts' },
        injectTo: 'body',
      },
    ],
  };
}

const writtenByCommands = /^(?:dist|dist-parts|dist-preview|\.dist-.*|\.vscode)$/;

/** What commands write, and tests: to watch as many files again would keep the first page waiting. */
function isIrrelevant(path: string): boolean {
  const parts = relative(projectFolder, path).split(sep);
  return parts[0] === 'tests' || parts.some((part) => writtenByCommands.test(part));
}

/** Vite would print the stack of what a hook throws. */
function readOwnPort(): number | undefined {
  try {
    return readPort('PORT', undefined);
  } catch (error) {
    if (!isExpected(error)) throw error;
    console.error(showHiddenInLines(error.message));
    process.exit(2);
  }
}

async function configureServer(server: ViteDevServer, write: WriteGenerated): Promise<() => void> {
  const { root } = server.config;
  const source = { configFile: join(root, 'site.config.json'), publicFolder: join(root, 'public') };
  const code = new SiteCode(server);
  const site = new LiveSite(createReader(server, code, source));
  const schemaFault = code.isBundled ? undefined : await prepareSite(server, code, write);
  followChanges(server, source, { code, site, schemaFault, write });
  guardAnswers(server);
  return () => {
    server.middlewares.use((request, response, next) => {
      const url = request.originalUrl ?? '/';
      answer(code, site, url)
        .then((page) => respond(server, url, page, response))
        .catch((error: unknown) => {
          if (error instanceof Error) server.ssrFixStacktrace(error);
          next(error);
        });
    });
  };
}

function createReader(
  server: ViteDevServer,
  code: SiteCode,
  source: SiteSource,
): () => Promise<DevLoad> {
  let reported = '';
  return async () => {
    const { loadDevSite } = await code.load('src/build/server/dev-site');
    const load = await loadDevSite(source);
    const isNew = load.report !== reported;
    reported = load.report;
    if (reported && isNew) server.config.logger.warn(reported, { timestamp: true });
    return load;
  };
}

interface Followed {
  code: SiteCode;
  site: LiveSite;
  schemaFault: ShownProblems | undefined;
  write: WriteGenerated;
}

/** Brings open pages up to date, or the problems over them. */
function followChanges(
  server: ViteDevServer,
  source: SiteSource,
  { code, site, schemaFault, write }: Followed,
): void {
  const { root, logger } = server.config;
  const schemaFolder = join(root, 'schema');
  // Both are written by generating, not by hand.
  const blockUnionFile = join(schemaFolder, 'block.schema.json');
  const bundleFile = join(root, 'src/generated/site-schema.json');
  let fault = schemaFault;

  async function followSchema(): Promise<void> {
    const before = fault;
    fault = await generate(root, write);
    if (fault) logger.error(fault.text, { timestamp: true });
    // What was generated counts when the watcher reports it.
    if (fault || before) await sendProblems();
  }

  async function sendProblems(): Promise<void> {
    server.ws.send(problemsEvent, fault ?? (await site.load()).shown ?? null);
  }

  async function follow(file: string): Promise<void> {
    code.markChanged(file);
    if (file.startsWith(schemaFolder)) {
      if (file !== blockUnionFile) await followSchema();
      return;
    }
    site.markChanged();
    const isContent =
      file === source.configFile ||
      file.startsWith(source.publicFolder) ||
      isListFile(source.configFile, file);
    // Vite itself brings changed code to the browser.
    if (!isContent && file !== bundleFile) return;
    // We may hear of it before Vite, which would drop the old schema.
    if (file === bundleFile) server.environments.ssr.moduleGraph.invalidateAll();
    const { shown } = await site.load();
    if (shown?.hasErrors) await sendProblems();
    else server.ws.send({ type: 'full-reload' });
  }

  const logFailure = (error: unknown) => logger.error(String(error));
  server.watcher.add([source.configFile, schemaFolder, source.publicFolder]);
  for (const event of ['change', 'add', 'unlink'] as const) {
    server.watcher.on(event, (file) => {
      follow(file).catch(logFailure);
    });
  }
  server.ws.on(problemsEvent, () => {
    sendProblems().catch(logFailure);
  });
  // Problems are in the terminal, and names known to VS Code, before somebody opens a page.
  server.httpServer?.once('listening', () => {
    site
      .load()
      .then(() => startStandIn(server, code, site))
      .catch(logFailure);
  });
}

/**
 * Knows the widgets from the site that was loaded: checking a large config once more would keep the
 * first page waiting. The site works without it, so what keeps it from starting is only said.
 */
async function startStandIn(server: ViteDevServer, code: SiteCode, site: LiveSite): Promise<void> {
  const { httpServer, config } = server;
  const { logger } = config;
  try {
    const { serveWidgets } = await code.load('src/build/mock-provider/serve-widgets');
    const provider = serveWidgets(() => site.widgets, { log: (line) => logger.info(line) });
    httpServer?.on('close', () => provider?.close());
  } catch (error) {
    logger.error(error instanceof Error ? error.message : String(error));
  }
}

/** What cannot be made from the bundle is made from the sources, whose errors say where they are. */
async function answer(code: SiteCode, site: LiveSite, url: string): Promise<SiteAnswer> {
  try {
    return await site.answer(url);
  } catch (error) {
    if (!code.isBundled) throw error;
    code.dropBundle();
    site.markChanged();
    return site.answer(url);
  }
}

async function respond(
  server: ViteDevServer,
  url: string,
  { status, type, body, location }: SiteAnswer,
  response: ServerResponse,
): Promise<void> {
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
