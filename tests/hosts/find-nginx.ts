import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../src/io/project-folder';

const cacheFolder = join(projectFolder, 'node_modules/.cache/nginx');
const packages = ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static'];

/** An nginx that can be started: the machine's own, or Debian's unpacked into the cache. */
export interface Nginx {
  program: string;
  mimeTypes: string;
  /** the module that sends `.br` files, where there is one */
  brotliModule?: string;
}

/**
 * Finds nginx, or gets Debian's packages and unpacks them into the cache, which needs no rights and
 * starts no service.
 *
 * @returns why there is none, if there is none
 */
export function findNginx(): Nginx | string {
  const installed = describeNginx('/');
  if (installed) return installed;
  try {
    return describeNginx(cacheFolder) ?? unpackPackages() ?? 'the packages hold no nginx';
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  }
}

function describeNginx(root: string): Nginx | undefined {
  const program = join(root, 'usr/sbin/nginx');
  const mimeTypes = join(root, 'etc/nginx/mime.types');
  const brotliModule = join(root, 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so');
  if (!existsSync(program) || !existsSync(mimeTypes)) return undefined;
  return { program, mimeTypes, ...(existsSync(brotliModule) && { brotliModule }) };
}

function unpackPackages(): Nginx | undefined {
  rmSync(cacheFolder, { recursive: true, force: true });
  mkdirSync(cacheFolder, { recursive: true });
  try {
    run('apt-get', ['download', ...packages]);
  } catch {
    // The lists of packages may be missing or old; lists of our own need no rights.
    const lists = join(cacheFolder, 'lists');
    const cache = join(cacheFolder, 'archives');
    mkdirSync(join(lists, 'partial'), { recursive: true });
    mkdirSync(join(cache, 'archives/partial'), { recursive: true });
    const ownState = ['-o', `Dir::State::Lists=${lists}`, '-o', `Dir::Cache=${cache}`];
    run('apt-get', [...ownState, 'update']);
    run('apt-get', [...ownState, 'download', ...packages]);
  }
  for (const file of readdirSync(cacheFolder).filter((name) => name.endsWith('.deb'))) {
    run('dpkg', ['-x', file, cacheFolder]);
  }
  return describeNginx(cacheFolder);
}

function run(program: string, args: string[]): void {
  execFileSync(program, args, { cwd: cacheFolder, stdio: 'pipe', timeout: 60_000 });
}
