import { readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nat, sample } from 'fast-check';
import { makeLargeConfig } from '../../scripts/bench/make-large-config';
import { expandRoutes } from '../../src/content/placeholders/dynamic-routes';
import { checkConfig } from '../../src/check/check-config';
import { listPublicFiles } from '../../src/io/public-files';
import { copyProject, hashFiles, listDifferent } from '../build/project-copy';
import { readTestSite } from '../sites/read-site';
import { startBuilder } from './start-builder';

const setCores = new URL('./set-cores.mjs', import.meta.url);

/** How often sites of so many pages are built: a build of the largest takes as long as ten of the smallest. */
const sites = [
  { pages: 31, repetitions: 5 },
  { pages: 181, repetitions: 5 },
  { pages: 1000, repetitions: 2 },
];

/** How many pages are rendered at the same time. */
const cores = [1, 2, 4];

export interface RepeatedBuilds {
  builds: number;
  /** in words, the files that were not the same to the byte */
  differences: string[];
}

/**
 * Builds sites of several sizes again and again: with other numbers of cores, with empty caches, from
 * caches alone, and after a part of the built files was touched or changed, so that pages are
 * rendered in ever other orders and after ever others.
 *
 * @returns no differences when each site is always the same to the byte
 */
export async function tryRepeatedBuilds(): Promise<RepeatedBuilds> {
  const result: RepeatedBuilds = { builds: 0, differences: [] };
  for (const { pages, repetitions } of sites) {
    const project = copyProject();
    const dist = join(project, 'dist');
    const caches = join(project, 'node_modules/.cache');
    writeFileSync(join(project, 'site.config.json'), writeConfig(pages));
    let first: Record<string, string> | undefined;
    const builders = cores.map((count) => ({
      count,
      builder: startBuilder(project, {
        NODE_OPTIONS: `--import=${setCores.href}`,
        CORES: String(count),
      }),
    }));
    for (let repetition = 0; repetition < repetitions; repetition += 1) {
      for (const { count, builder } of builders) {
        // To draw and to encode all again takes long, and depends on no page.
        const isCold = repetition === 0 && pages === sites[0]?.pages;
        rmSync(isCold ? caches : join(caches, 'pages'), { recursive: true, force: true });
        for (const state of [isCold ? 'without caches' : 'without pages', 'with changed files']) {
          await builder.build();
          result.builds += 1;
          const files = hashFiles(dist);
          first ??= files;
          const changed = listDifferent(first, files);
          if (changed.length > 0) {
            result.differences.push(
              `${pages} pages, ${count} cores, ${state}: ${changed.length} files are others, such as ${changed[0]}`,
            );
          }
          changeSome(dist, 1 + repetition);
        }
      }
    }
    for (const { builder } of builders) builder.stop();
  }
  return result;
}

/** The site of the specification with more posts, in the form of a config file. */
function writeConfig(wanted: number): string {
  const { text, publicFolder } = readTestSite('specification');
  const { config } = checkConfig(text, listPublicFiles(publicFolder));
  if (!config) throw new Error('The site has mistakes.');
  const pages = expandRoutes(config).length;
  if (wanted < pages) throw new Error(`The site has ${pages} pages already.`);
  return JSON.stringify(makeLargeConfig(config, wanted - pages), undefined, 2);
}

/** Touches a fifth of the files of a site, and changes another one in place. */
function changeSome(folder: string, seed: number): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const lots = sample(nat(4), { seed, numRuns: files.length });
  for (const [index, file] of files.entries()) {
    if (lots[index] === 0) utimesSync(file, new Date(), new Date());
    if (lots[index] === 1)
      writeFileSync(file, Buffer.concat([readFileSync(file), Buffer.from(' ')]));
  }
}
