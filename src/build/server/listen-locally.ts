import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Starts a server that only this machine reaches, on any free port.
 *
 * @returns its address: `http://127.0.0.1:40123`; rejects if it cannot listen
 */
export async function listenLocally(server: Server): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
