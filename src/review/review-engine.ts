import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError } from '../io/command-error';
import { engineFolder } from '../io/engine-folder.mjs';
import { resolveOutputFolder } from '../io/output-folder';
import { progress } from '../io/progress';
import { projectFolder, projectSite } from '../io/project-folder';
import { readBuiltPages } from '../io/read-built-pages';
import { htmlFile } from '../payload/page-paths';
import type { PageChange } from './compare-pages';
import { compareVersions } from './compare-versions';
import { choosePages, describeLeftOut } from './show-pages';
import { takeScreenshots, type BuiltSites } from './take-screenshots';
import { reportOutput, writeReport, type ReviewPictures } from './write-report';

const cacheFolder = join(projectFolder, 'node_modules/.cache/review');

/** The program of an engine, from its folder. */
const program = 'src/cli/pagewright.mjs';

/**
 * Builds the site with another version of the engine and with this one, prints which pages differ, and
 * writes a report with images of those that look different.
 *
 * @param version as npm names it: `1.0.0`
 * @param htmlPath the file for the report; left out, a file in the cache
 * @throws CommandError when npm has no such version, or one of them cannot build the site
 */
export async function reviewEngine(version: string, htmlPath: string | undefined): Promise<void> {
  const report = resolveOutputFolder(htmlPath ?? join(cacheFolder, 'review.html'), reportOutput);
  const name = `Pagewright ${version}`;
  const other = installEngine(version);
  const sites = {
    before: build(other, 'before', name),
    after: build(engineFolder, 'after', 'the installed version'),
  };
  const pages = listPages(sites);
  const changed = pages.filter((page) => differs(page, sites));
  console.log(
    changed.length === 0
      ? `All ${pages.length} pages have the same HTML with ${name}.`
      : `${changed.length} of ${pages.length} pages differ in HTML from ${name}: ${changed.map(({ path }) => path).join(', ')}`,
  );
  const shown = await illustrate(pages, sites);
  const files = {
    name,
    config: readFileSync(projectSite.configFile),
    publicFolder: projectSite.publicFolder,
    listFolder: projectFolder,
  };
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(report, writeReport(await compareVersions(files, files), shown));
  console.error(`Report with images: ${report}`);
}

/** Installs a version of the engine in the cache, once. */
function installEngine(version: string): string {
  // It becomes the name of a folder.
  if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)) {
    throw new CommandError(`"${version}" is not a version. Write it like 1.0.0.`);
  }
  const folder = join(cacheFolder, 'engines', version);
  const engine = join(folder, 'node_modules/pagewright');
  if (existsSync(join(engine, 'package.json'))) return engine;
  progress.begin(`installing version ${version}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const args = ['install', '--no-audit', '--no-fund', '--save-exact', `pagewright@${version}`];
  const npm = process.env['npm_execpath'];
  const [command, first] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  const { status, stderr } = spawnSync(command, [...first, ...args], {
    cwd: folder,
    encoding: 'utf8',
    shell: npm === undefined && process.platform === 'win32',
  });
  if (status === 0) return engine;
  const reason = stderr.split('\n').find((line) => /^npm error (?!code)/.test(line));
  throw new CommandError(
    `npm could not install pagewright ${version}: ${(reason ?? 'it did not start').replace('npm error ', '')}`,
  );
}

function build(engine: string, folder: string, name: string): string {
  progress.begin(`building the site with ${name}`);
  const out = join(cacheFolder, folder);
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(engine, program), 'build', '--quiet', '--out', out],
    { cwd: projectFolder, encoding: 'utf8' },
  );
  if (status === 0) return out;
  throw new CommandError(`The site could not be built with ${name}:\n${stderr.trimEnd()}`);
}

function listPages({ before, after }: Required<BuiltSites>): PageChange[] {
  const [old, current] = [before, after].map(
    (site) => new Map(readBuiltPages(site).map(({ path, head }) => [path, head.title])),
  ) as [Map<string, string>, Map<string, string>];
  const added = [...current].map(([path, title]): PageChange => ({
    status: old.has(path) ? 'changed' : 'added',
    path,
    title,
    changes: [],
  }));
  const removed = [...old].filter(([path]) => !current.has(path));
  return [
    ...added,
    ...removed.map(([path, title]): PageChange => ({
      status: 'removed',
      path,
      title,
      changes: [],
    })),
  ];
}

/** Whether a page has other HTML, apart from the names of files, which follow from their content. */
function differs({ status, path }: PageChange, { before, after }: Required<BuiltSites>): boolean {
  if (status !== 'changed') return true;
  const [old, current] = [before, after].map((site) =>
    readFileSync(join(site, htmlFile(path)), 'utf8').replaceAll(
      /\/(?:assets|share)\/[\w./-]+|sha256-[\w+/=]+/g,
      '',
    ),
  );
  return old !== current;
}

async function illustrate(
  pages: readonly PageChange[],
  sites: Required<BuiltSites>,
): Promise<ReviewPictures> {
  try {
    const taken = await takeScreenshots(pages, sites);
    const different = pages.filter(({ path }) =>
      taken.get(path)?.some(({ cuts }) => cuts.length > 0),
    );
    const summary =
      different.length === 0
        ? 'No page looks different.'
        : `Pages that look different: ${different.map(({ path }) => path).join(', ')}.`;
    console.log(summary);
    if (taken.size < pages.length) {
      console.log(`Only the first ${taken.size} of ${pages.length} pages were compared by image.`);
    }
    const chosen = choosePages(different);
    const note = describeLeftOut(different, chosen.length);
    return {
      summary,
      pictures: new Map(chosen.map(({ path }) => [path, taken.get(path) ?? []])),
      ...(note && { note }),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`No images: ${reason}`);
    const summary = 'Whether pages look different is not known.';
    return { pictures: new Map(), note: `There are no images: ${reason}`, summary };
  }
}
