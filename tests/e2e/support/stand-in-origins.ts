import { isLoopback } from '../../../src/content/html/read-url';

/** What of a `site.config.json` says where its widgets come from. */
interface WidgetHosts {
  providers?: Record<string, { host?: string }>;
  embeds?: { host?: string }[];
}

/**
 * Where on this computer a site loads its widgets from: the addresses of the stand-in provider. A
 * site that went live has none.
 *
 * @param configText the text of its `site.config.json`
 */
export function listStandInOrigins(configText: string): string[] {
  const { providers = {}, embeds = [] } = JSON.parse(configText) as WidgetHosts;
  const hosts = [...Object.values(providers), ...embeds].map(({ host = '' }) => host);
  return [...new Set(hosts.filter(isLoopback))].map((host) => `http://${host}`);
}
