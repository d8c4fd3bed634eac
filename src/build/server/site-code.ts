import { execFile } from 'node:child_process';
import { basename, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { ViteDevServer } from 'vite';
import { findFresh } from '../../io/cache/code-cache.mjs';
import { findBundle } from '../command-bundles/bundles.mjs';
import { engineFolder } from '../../io/engine-folder.mjs';

/** What of the dev server follows from code and schemas as they are now, by its path in the project. */
interface SiteModules {
  'src/build/server/dev-site': typeof import('./dev-site');
  'src/build/mock-provider/serve-widgets': typeof import('../mock-provider/serve-widgets');
}

interface UsedBundle {
  folder: string;
  /** the files and folders that it was made from, as paths in the engine */
  sources: readonly string[];
}

/**
 * The code that shows the site. Loading it module by module takes ten times as long as from a bundle,
 * so it comes from there until something changes that the bundle was made from; then from Vite.
 */
export class SiteCode {
  private bundle = findFreshBundle();

  constructor(private readonly server: ViteDevServer) {}

  /** Whether the code comes from the bundle. Then what is generated fits the schemas and rules. */
  get isBundled(): boolean {
    return this.bundle !== undefined;
  }

  /** Makes the bundle. What is wrong with the code, Vite says as soon as it loads it. */
  async makeBundle(): Promise<void> {
    // In a process of its own: it needs what was generated a moment ago, and much memory.
    const command = [join(engineFolder, 'src/cli/pagewright.mjs'), basename(siteModule)];
    await promisify(execFile)(process.execPath, command).catch(() => undefined);
  }

  /** Takes the bundle, if it was made from the code as it is now. */
  useBundle(): void {
    this.bundle = findFreshBundle();
  }

  /** From now on, the code comes from Vite. */
  dropBundle(): void {
    this.bundle = undefined;
  }

  /** From now on, the bundle is out of date if it was made from this file. */
  markChanged(file: string): void {
    const input = relative(engineFolder, file).split(sep).join('/');
    const isSource = this.bundle?.sources.some(
      (source) => input === source || input.startsWith(`${source}/`),
    );
    if (isSource) this.dropBundle();
  }

  /** Loads a module as code and schemas are now. */
  async load<Name extends keyof SiteModules>(name: Name): Promise<SiteModules[Name]> {
    if (this.bundle) {
      const file = join(this.bundle.folder, `${basename(name)}.js`);
      try {
        return (await importNatively(pathToFileURL(file).href)) as SiteModules[Name];
      } catch {
        // Caches may be removed at any time.
        this.dropBundle();
      }
    }
    return (await this.server.ssrLoadModule(`/${name}.ts`)) as SiteModules[Name];
  }
}

const siteModule: keyof SiteModules = 'src/build/server/dev-site';

function findFreshBundle(): UsedBundle | undefined {
  const { cacheFolder, origin, sources } = findBundle(basename(siteModule), engineFolder);
  const folder = findFresh(cacheFolder, origin);
  return folder === undefined ? undefined : { folder, sources };
}

/**
 * The import of Node.js, for modules that Vite loads with its configuration: it would transform what
 * they import, and can load nothing for them once it runs.
 *
 * @param address of a file: `file:///…`
 */
const importNatively = new Function('address', 'return import(address)') as (
  address: string,
) => Promise<unknown>;
