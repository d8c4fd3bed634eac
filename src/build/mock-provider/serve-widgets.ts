import type { Server } from 'node:http';
import { readPort } from '../server/ports';
import type { Failure } from './failures';
import { type LocalWidgets, listWidgets } from './list-widgets';
import { createProviderServer } from './provider-server';
import { loadConfig, type SiteSource } from '../load-config';

/** How a stand-in is started. */
export interface StartOptions {
  failure?: Failure | undefined;
  /** receives one line about what happened */
  log: (line: string) => void;
}

/**
 * Starts the stand-in provider if there are widgets that are loaded from this computer. The port is the
 * one that the config names, or `PROVIDER_PORT`. A port that is taken is logged, not thrown: the site
 * works without the widgets.
 *
 * @param read gives the widgets as they are now; undefined while they cannot be known
 * @returns the server, or undefined when none is needed
 * @throws CommandError when `PROVIDER_PORT` is not a port
 */
export function serveWidgets(
  read: () => LocalWidgets | undefined,
  { failure, log }: StartOptions,
): Server | undefined {
  let widgets = read();
  const port = readPort('PROVIDER_PORT', widgets?.ports[0]);
  if (!widgets || port === undefined) return undefined;

  function findWidget(path: string) {
    // While the config is being edited it may be broken; what was there stays.
    widgets = read() ?? widgets;
    return widgets?.byPath.get(path);
  }

  const server = createProviderServer({ findWidget, failure });
  server.on('error', (error) => log(explain(error, port)));
  server.listen(port, '127.0.0.1', () => log(`Sample widgets: http://127.0.0.1:${port}`));
  return server;
}

function explain(error: Error, port: number): string {
  return 'code' in error && error.code === 'EADDRINUSE'
    ? `Sample widgets could not start: another program uses port ${port}. If it is another preview of this site, ignore this message. Otherwise, close the program, or change the port in every "127.0.0.1:${port}" in site.config.json.`
    : `Sample widgets could not start on port ${port}: ${error.message}.`;
}

/**
 * Starts the stand-in provider if the config loads widgets from this computer, as `serveWidgets`.
 *
 * @throws CommandError when `PROVIDER_PORT` is not a port
 */
export function startProvider(source: SiteSource, options: StartOptions): Server | undefined {
  return serveWidgets(() => readWidgets(source), options);
}

function readWidgets(source: SiteSource): LocalWidgets | undefined {
  const { config } = loadConfig(source);
  return config && listWidgets(config);
}
