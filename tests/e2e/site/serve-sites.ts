// Serves the sites that are tested, each at a host of its own, and the stand-in for their widgets.
import { createServer } from 'node:http';
import { listWidgets } from '../../../src/build/mock-provider/list-widgets';
import { createProviderServer } from '../../../src/build/mock-provider/provider-server';
import { loadConfig } from '../../../src/build/load-config';
import { createPreviewServer } from '../../../src/build/server/preview-server';
import type { Embed } from '../../../src/generated/config-types';
import { endWithRunner } from '../support/end-with-runner';
import { ports, sitesToTest } from './tested-sites';

const widgets = new Map<string, Embed>();
for (const site of sitesToTest) {
  const { config } = loadConfig(site);
  for (const [path, embed] of config ? listWidgets(config).byPath : []) widgets.set(path, embed);
}
createProviderServer({ findWidget: (path) => widgets.get(path) }).listen(
  ports.provider,
  '127.0.0.1',
);

const servers = new Map(
  sitesToTest.map(({ name, folder }) => [name, createPreviewServer(folder)] as const),
);
const [first] = servers.values();
createServer((request, response) => {
  const [name = ''] = (request.headers.host ?? '').split('.');
  (servers.get(name) ?? first)?.emit('request', request, response);
}).listen(ports.sites, '127.0.0.1');

endWithRunner();
