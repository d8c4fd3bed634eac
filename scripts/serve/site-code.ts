import { readdirSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteDevServer } from 'vite';
import { findFresh, readCodeList } from '../cache/code-folders.mjs';
import { findBundle } from '../commands/bundles.mjs';
import { projectFolder } from '../project-folder';
import { importNatively } from './native-import';
import type { ShownProblems } from './shown-problems';

/** What of the dev server follows from code and schemas as they are now, by its place in scripts/. */
interface SiteModules {
  'serve/dev-site': typeof import('./dev-site');
  'provider/serve-widgets': typeof import('../provider/serve-widgets');
  'docs/load-docs': typeof import('../docs/load-docs');
}

const generator = ['scripts/generate', 'scripts/generate.ts'];
/** What is generated, and from what. */
const generated = ['docs/editing/blocks.md', 'schema', 'src/config/rules', 'src/generated'];

/**
 * The code that shows the site. Loading it module by module takes ten times as long as from a bundle,
 * so it comes from there until something changes that the bundle was made from; then from Vite.
 */
export class SiteCode {
  private readonly bundle = describeBundle();
  private folder = findFresh(this.bundle.cacheFolder, this.bundle.maker);
  private maker: Promise<typeof import('./site-maker')> | undefined;

  constructor(private readonly server: ViteDevServer) {}

  /** Whether it is there already: then nothing has to be generated either. */
  get isFresh(): boolean {
    return this.folder !== undefined;
  }

  /**
   * Generates what follows from schemas and rules, and makes the bundle.
   *
   * @returns what is wrong with a schema, if nothing can be generated from it
   */
  async make(): Promise<ShownProblems | undefined> {
    const fault = await this.generate();
    const { bundleSite } = await this.openMaker();
    if (!fault) this.folder = await bundleSite(this.bundle, this.bundle.sources);
    return fault;
  }

  /** @returns what is wrong with a schema, if nothing can be generated from it */
  async generate(): Promise<ShownProblems | undefined> {
    const { generate } = await this.openMaker();
    return generate(projectFolder);
  }

  /** Loads a module as code and schemas are now. */
  async load<Name extends keyof SiteModules>(name: Name): Promise<SiteModules[Name]> {
    const loaded = this.folder
      ? importNatively(pathToFileURL(join(this.folder, `${basename(name)}.js`)).href)
      : this.server.ssrLoadModule(`/scripts/${name}.ts`);
    return (await loaded) as SiteModules[Name];
  }

  /** From now on, the bundle is out of date if it was made from this file. */
  markChanged(file: string): void {
    if (!this.folder) return;
    const { inputs } = readCodeList(this.folder) ?? { inputs: {} };
    if (toInput(file) in inputs) this.folder = undefined;
  }

  private openMaker(): Promise<typeof import('./site-maker')> {
    this.maker ??= loadMaker();
    return this.maker;
  }
}

/** Vite would start again whenever the schemas change that the maker imports. */
async function loadMaker(): Promise<typeof import('./site-maker')> {
  const { tsImport } = (await importNatively(
    import.meta.resolve('tsx/esm/api'),
  )) as typeof import('tsx/esm/api');
  return (await tsImport('./site-maker.ts', import.meta.url)) as typeof import('./site-maker');
}

/** Whether what is generated would be made by other code once this file has changed. */
export function isOfGenerator(file: string): boolean {
  return generator.some((part) => `${toInput(file)}/`.startsWith(`${part}/`));
}

/** A file more or less makes another bundle: something else would be generated. */
function describeBundle() {
  const sources = [...generator, ...generated].flatMap(listFiles).toSorted();
  const { maker, ...bundle } = findBundle('dev-site', projectFolder);
  return { ...bundle, maker: [maker, ...sources].join(' '), sources };
}

/** @param part of the project: a file or a folder */
function listFiles(part: string): string[] {
  if (/\.\w+$/.test(part)) return [part];
  return readdirSync(join(projectFolder, part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => toInput(join(entry.parentPath, entry.name)));
}

/** The path as a bundle lists it. */
function toInput(file: string): string {
  return relative(projectFolder, file).split(sep).join('/');
}
