import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Nginx } from './find-nginx';

/** Starts nginx on loopback with a site and the files that the build wrote for it. */
export async function startNginx(
  { program, mimeTypes, brotliModule }: Nginx,
  site: string,
  workFolder: string,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await findFreePort();
  const configFile = join(workFolder, 'nginx.conf');
  const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  mkdirSync(join(workFolder, 'temp'));
  writeFileSync(
    configFile,
    `${brotliModule ? `load_module ${brotliModule};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${workFolder}/nginx.pid;
error_log stderr;
events {}
http {
  include ${mimeTypes};
  access_log off;
${tempPaths.map((name) => `  ${name}_temp_path ${workFolder}/temp/${name};`).join('\n')}
  include ${site}/nginx-maps.conf;
  server {
    listen 127.0.0.1:${port};
    root ${site};
    ${brotliModule ? 'brotli_static on;' : ''}
    include ${site}/nginx-server.conf;
  }
}
`,
  );
  const server = spawn(program, ['-c', configFile, '-e', 'stderr'], { stdio: 'pipe' });
  const origin = `http://127.0.0.1:${port}`;
  await waitForAnswer(origin, server);
  return {
    origin,
    stop: () =>
      new Promise((resolve) => {
        server.on('exit', () => resolve());
        server.kill();
      }),
  };
}

async function waitForAnswer(origin: string, server: ChildProcess): Promise<void> {
  let said = '';
  server.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  for (let tries = 0; tries < 100; tries += 1) {
    if (server.exitCode !== null) throw new Error(`nginx ended: ${said}`);
    const answered = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  server.kill();
  throw new Error(`nginx does not answer: ${said}`);
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
