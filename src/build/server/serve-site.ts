import { createServer, type Server } from 'node:http';
import { projectSite } from '../../io/project-folder';
import { startProvider } from '../mock-provider/serve-widgets';
import { explainPort } from './ports';
import { createPreviewServer } from './preview-server';

/**
 * Serves a built site like a good static host, with the stand-in provider if its config uses that, and
 * prints the address.
 *
 * @param folder the built site
 * @param call the command that people ran, for the message about a port that is taken
 * @throws CommandError when the port cannot be used
 */
export async function serveSite(folder: string, port: number, call: string): Promise<void> {
  await listen(createPreviewServer(folder), port, call);
  console.log(`Your site: http://127.0.0.1:${port} (press Ctrl+C to stop)`);
  startProvider(projectSite, { log: console.log });
}

/**
 * Tells of a port that is taken before a build that takes a while.
 *
 * @throws CommandError as `serveSite`
 */
export async function assertPortIsFree(port: number, call: string): Promise<void> {
  const server = createServer();
  await listen(server, port, call);
  await new Promise((resolve) => server.close(resolve));
}

async function listen(server: Server, port: number, call: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.on('error', (error) => {
      reject(explainPort(error, { port, variable: 'PORT', call, taken: 4174 }));
    });
    server.listen(port, '127.0.0.1', resolve);
  });
}
