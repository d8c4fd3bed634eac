import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { hosts } from '../src/published/hosts/write-host-files';
import { buildSiteFolder } from './build/build-site';
import { chooseTarget } from './build/choose-target';
import { measureAssets } from './read/measure-assets';
import { readBase } from './review/base-version';
import { listChangedFiles } from './review/changed-files';
import { compareSites, type SiteReview } from './review/compare-sites';
import { readSiteVersion } from './review/read-site-version';
import { choosePages } from './review/show-pages';
import { takeScreenshots, type BuiltSites } from './review/take-screenshots';
import { writeMarkdown } from './review/write-markdown';
import { reportOutput, writeReport, type PagePictures } from './review/write-report';
import { projectFolder } from './project-folder';

const publicFolder = join(projectFolder, 'public');
const cacheFolder = join(projectFolder, 'node_modules/.cache/review');
const usage = 'Usage: npm run review -- [--base REVISION|FILE] [--html FILE]';

/** @returns the exit code: 0 compared, 1 compared and there are new problems, 2 could not run */
async function main(): Promise<number> {
  const draftFolder = mkdtempSync(join(tmpdir(), 'site-review-'));
  try {
    const { values } = parseArgs({
      options: { base: { type: 'string' }, html: { type: 'string' } },
    });
    const htmlFile = chooseTarget(values.html ?? join(cacheFolder, 'review.html'), reportOutput);
    const base = readBase(values.base, projectFolder, draftFolder);
    const oldAssets = await measureAssets(base.publicFolder);
    const assets = await measureAssets(publicFolder);
    const config = readFileSync(join(projectFolder, 'site.config.json'));
    const review = compareSites(
      readSiteVersion(base.name, base.config, oldAssets),
      readSiteVersion('the working copy', config, assets),
      listChangedFiles([base.publicFolder, oldAssets], [publicFolder, assets]),
    );
    console.log(writeMarkdown(review));

    const pictures = await illustrate(review, base.publicFolder);
    mkdirSync(dirname(htmlFile), { recursive: true });
    writeFileSync(htmlFile, writeReport(review, pictures));
    console.error(`With pictures: ${htmlFile}`);
    return review.newProblems.length > 0 ? 1 : 0;
  } catch (error) {
    console.error(`${explain(error)} ${usage}`);
    return 2;
  } finally {
    rmSync(draftFolder, { recursive: true, force: true });
  }
}

/** Builds both versions and takes pictures of what changed. */
async function illustrate(review: SiteReview, oldPublicFolder: string): Promise<PagePictures> {
  const { chosen, note } = choosePages(review);
  if (chosen.length === 0) return { pictures: new Map() };
  try {
    const sites = await buildVersions(review, oldPublicFolder);
    return { pictures: await takeScreenshots(chosen, sites), ...(note && { note }) };
  } catch (error) {
    // The texts are worth reading without pictures, too.
    console.error(`No pictures: ${explain(error)}`);
    return { pictures: new Map(), note: `There are no pictures: ${explain(error)}` };
  }
}

/** Builds into folders that stay, so that the next review renders only what is new. */
async function buildVersions(
  { before, after }: SiteReview,
  oldPublicFolder: string,
): Promise<BuiltSites> {
  const sites: BuiltSites = {};
  if (before.valid && before.config) {
    sites.before = join(cacheFolder, 'before');
    await buildSiteFolder(before.config, oldPublicFolder, sites.before, hosts[0]);
  }
  if (after.valid && after.config) {
    sites.after = join(cacheFolder, 'after');
    await buildSiteFolder(after.config, publicFolder, sites.after, hosts[0]);
  }
  return sites;
}

/** The first sentence; Node's messages about options go on with advice that does not fit here. */
function explain(error: unknown): string {
  return error instanceof Error ? error.message.replace(/\. To specify.*/s, '.') : String(error);
}

process.exitCode = await main();
