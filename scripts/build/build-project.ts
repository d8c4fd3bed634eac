import type { SiteConfig } from '../../src/generated/config-types';
import { HostLimit } from '../../src/published/hosts/host-limit';
import { hosts, metaPolicyFor, type Host } from '../../src/published/hosts/write-host-files';
import { buildSiteFolder } from './build-site';
import { chooseTarget, RefusedTarget, siteOutput } from './choose-target';
import { CommandError } from '../commands/command-error';
import { printProblems } from '../commands/print-problems';
import { loadConfig } from '../read/load-config';
import { UnreadablePictures } from '../pictures/plan-pictures';
import { projectSite } from '../project-folder';

interface BuildOptions {
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
  out = 'dist',
}: BuildOptions): Promise<boolean> {
  const start = performance.now();
  try {
    const outFolder = chooseTarget(out, siteOutput);
    const config = readConfig();
    if (!config) return false;
    const { publicFolder } = projectSite;
    const { pages, rendered } = await buildSiteFolder(config, publicFolder, outFolder, host);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(
      `${out}/ for ${host}: ${pages} pages, ${rendered} of them rendered, in ${seconds} s`,
    );
  } catch (error) {
    if (error instanceof RefusedTarget) throw error;
    const isDamaged = error instanceof UnreadablePictures;
    // Where the config shows a damaged picture helps more than its name.
    if (isDamaged) readConfig(error.files);
    console.error('Nothing was changed: the folder still holds the site of the last good build.');
    if (isDamaged) return false;
    if (error instanceof HostLimit) throw new CommandError(error.message, { cause: error });
    throw error;
  }
  if (metaPolicyFor(host) === 'whole') {
    console.warn(
      `${host} sends no headers of the site. The pages carry their policy themselves, which protects less: other sites can frame them.`,
    );
  }
  return true;
}

/** Reads the config and prints its problems; undefined when it has errors. */
function readConfig(damagedPictures: readonly string[] = []): SiteConfig | undefined {
  const { config, problems, text } = loadConfig(projectSite, damagedPictures);
  printProblems({ file: 'site.config.json', text, problems });
  return config;
}
