import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { keepNames } from '../build/completions/keep-names';
import { HostLimit, hostLimits, hostNames, hosts, type Host } from '../published/hosts/hosts';
import { metaPolicyFor } from '../published/hosts/write-host-files';
import { buildSiteFolder, type Division } from '../build/build-site';
import { resolveOutputFolder, RefusedTarget, siteOutput } from '../io/output-folder';
import { printNotReal, printHowToExplain, printProblems } from './print-problems';
import { formatNumber } from '../utils/format-number';
import { CommandError, isExpected, UnreadablePictures } from '../io/command-error';
import { explainFailure } from './run-command';
import { loadConfig, type LoadedConfig } from '../build/load-config';
import type { Viewing } from '../build/show-to';
import { partOutput } from '../build/shards/part-file';
import { nameShard, type Shard } from '../build/shards/shard';
import { projectFolder, projectSite } from '../io/project-folder';

/** Where a site goes that visitors see. */
export const publishedFolder = 'dist';

/** Where a site goes that is not for visitors. */
export const previewFolder = 'dist-preview';

/** Where a build puts what it makes, unless it is told. */
export function chooseFolder(isPreview: boolean, shard?: Shard): string {
  if (shard) return `dist-parts/${shard.index}-of-${shard.count}`;
  return isPreview ? previewFolder : publishedFolder;
}

interface BuildOptions extends Viewing, Division {
  host?: Host | undefined;
  /** a folder, from that of the project */
  out?: string | undefined;
}

/**
 * Builds the site of the project and prints what was done, or what is wrong with the config.
 *
 * @returns whether the config could be built
 * @throws RefusedTarget when the site cannot go to `out`; what failed otherwise, with the old site as
 *   it was
 */
export async function buildProject({
  host = hosts[0],
  out = publishedFolder,
  shard,
  merge,
  ...viewing
}: BuildOptions): Promise<boolean> {
  const start = performance.now();
  try {
    const outFolder = resolveOutputFolder(out, shard ? partOutput : siteOutput);
    const { config, translations, english, pictureKeys, notReal = [] } = readConfig(viewing);
    if (!config) {
      console.error(describeFailed(out));
      return false;
    }
    const { publicFolder } = projectSite;
    const { pages, rendered, files } = await buildSiteFolder(
      config,
      publicFolder,
      outFolder,
      host,
      {
        translations,
        english,
        pictureKeys,
        shard,
        ...(merge !== undefined && { merge: resolve(projectFolder, merge) }),
      },
    );
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const { files: most } = hostLimits[host] ?? {};
    const taken =
      most === undefined || shard ? '' : ` (${hostNames[host]} allows ${formatNumber(most, 'en')})`;
    const part = shard ? `, ${nameShard(shard)}` : '';
    console.log(
      `Built ${out}/ for ${hostNames[host]}${part} in ${seconds} s: ${formatNumber(pages, 'en')} pages (${formatNumber(rendered, 'en')} rebuilt), ${formatNumber(files, 'en')} files${taken}`,
    );
    if (!shard) printNotReal(notReal);
  } catch (error) {
    if (error instanceof RefusedTarget) throw error;
    if (error instanceof UnreadablePictures) {
      // Where the config shows a damaged picture helps more than its name.
      readConfig(viewing, error.files);
      console.error(describeFailed(out));
      return false;
    }
    const cause = error instanceof HostLimit ? new CommandError(error.message) : error;
    if (isExpected(cause)) {
      throw new CommandError(`${explainFailure(cause)}\n${describeFolder(out)}`, { cause });
    }
    console.error(describeFolder(out));
    throw cause;
  }
  warnOfHost(host);
  return true;
}

/** What to do after a build that failed because of errors that were printed. */
function describeFailed(out: string): string {
  return `Build failed. Fix the errors and build again. ${describeFolder(out)}`;
}

/** What the folder contains after a failed build. */
function describeFolder(out: string): string {
  return existsSync(resolve(projectFolder, out))
    ? `${out}/ was not changed: it still contains the last good build.`
    : 'Nothing was written.';
}

/** Says what a host does not do for a site. */
export function warnOfHost(host: Host): void {
  if (metaPolicyFor(host) !== 'whole') return;
  console.warn(
    `${hostNames[host]} does not let a site set its own HTTP headers. Each page contains its Content Security Policy instead, but other sites can still show your pages in frames.`,
  );
}

/**
 * Builds the site with its drafts, for people who are to look at them, and prints how to publish it
 * for nobody else.
 *
 * @returns whether the config could be built
 * @throws RefusedTarget when it would replace what is published; else as `buildProject`
 */
export async function buildPreview({
  out = previewFolder,
  ...options
}: BuildOptions): Promise<boolean> {
  assertNotPublished(out, projectFolder);
  if (!(await buildProject({ ...options, out, draftsFor: 'reviewer' }))) return false;
  // 104 bits, and short enough for the name of a subdomain on every host.
  const name = `p${randomBytes(13).toString('hex')}`;
  console.log(
    `Anyone with the URL can see the drafts. Publish ${out}/ under a name that is hard to guess, such as ${name}. How: docs/editing/post.md`,
  );
  return true;
}

/** @throws RefusedTarget when drafts would replace the folder that a site is published from */
export function assertNotPublished(out: string, siteFolder: string): void {
  if (resolve(siteFolder, out) !== resolve(siteFolder, publishedFolder)) return;
  throw new RefusedTarget(
    `Drafts cannot be written to "${out}", the folder that you publish. Without --out, they are written to ${previewFolder}/.`,
  );
}

/** Reads the config and prints its problems; there is no config when it has errors. */
function readConfig(
  viewing: Viewing,
  damagedPictures: readonly string[] = [],
): Pick<LoadedConfig, 'config' | 'translations' | 'english' | 'pictureKeys' | 'notReal'> {
  const { problems, text, ...checked } = loadConfig(projectSite, damagedPictures, viewing, {
    listsNotReal: true,
  });
  printProblems({ file: 'site.config.json', text, problems });
  printHowToExplain(problems);
  keepNames(projectSite, checked);
  return checked;
}
