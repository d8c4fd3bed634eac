import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { runServer } from 'verdaccio';
import { makeTempFolder } from '../make-temp-folder';

export interface Registry {
  address: string;
  stop: () => void;
}

/**
 * Starts a registry on this machine. It has what is published to it; all other packages come from where
 * npm gets them.
 */
export async function startRegistry(): Promise<Registry> {
  const folder = makeTempFolder();
  const upstream = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  const everyone = { access: '$all', publish: '$all', unpublish: '$all' };
  const server = (await runServer({
    self_path: folder,
    storage: join(folder, 'storage'),
    uplinks: { upstream: { url: upstream, maxage: '1d' } },
    packages: {
      pagewright: everyone,
      'create-pagewright': everyone,
      '**': { access: '$all', proxy: 'upstream' },
    },
    max_body_size: '50mb',
    log: { type: 'stdout', format: 'pretty', level: 'fatal' },
  })) as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
