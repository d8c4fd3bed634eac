import type { Server } from 'node:http';
import { loadConfig, type SiteSource } from '../load-config';
import { listWidgets, type LocalWidgets } from './list-widgets';
import { serveWidgets, type StartOptions } from './serve-widgets';

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
