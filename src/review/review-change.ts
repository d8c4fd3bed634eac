import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hosts } from '../published/hosts/hosts';
import { buildSiteFolder } from '../build/build-site';
import { resolveOutputFolder } from '../io/output-folder';
import { removeAtEnd } from '../io/at-end';
import { readBase } from './base-version';
import type { SiteReview } from './compare-sites';
import { compareVersions } from './compare-versions';
import { choosePages, describeLeftOut, listPicturedPages } from './show-pages';
import { takeScreenshots, type BuiltSites } from './take-screenshots';
import { drawThumbnails } from './draw-thumbnails';
import { writeMarkdown } from './write-markdown';
import { writeText } from './write-text';
import { reportOutput, writeReport, type ReviewPictures } from './write-report';
import { projectFolder, projectSite } from '../io/project-folder';

const { configFile, publicFolder } = projectSite;
const cacheFolder = join(projectFolder, 'node_modules/.cache/review');

/**
 * Compares the working copy with another version of the site: prints what changes for visitors, and
 * writes it with pictures.
 *
 * @param baseName a revision or a file; left out, where the branch left the published one
 * @param format how it is printed; left out, for people at a terminal
 * @param htmlPath where the report with pictures goes; left out, a file among the caches
 * @returns whether the working copy has no new problems
 * @throws CommandError when there is no such version or the report cannot go there
 */
export async function reviewChange(
  baseName: string | undefined,
  format: 'human' | 'github' | undefined,
  htmlPath: string | undefined,
): Promise<boolean> {
  const htmlFile = resolveOutputFolder(htmlPath ?? join(cacheFolder, 'review.html'), reportOutput);
  const draftFolder = mkdtempSync(join(tmpdir(), 'site-review-'));
  removeAtEnd(draftFolder);
  const base = readBase(baseName, projectFolder, draftFolder);
  const review = await compareVersions(base, {
    name: 'the working copy',
    config: readFileSync(configFile),
    publicFolder,
    listFolder: projectFolder,
  });
  console.log(format === 'github' ? writeMarkdown(review) : writeText(review, hasColor()));

  const thumbnails = await drawThumbnails(review.files, base.publicFolder, publicFolder);
  const pictures = await illustrate(review, base.publicFolder);
  mkdirSync(dirname(htmlFile), { recursive: true });
  writeFileSync(htmlFile, writeReport(review, { ...pictures, thumbnails }));
  console.error(`Report with images: ${htmlFile}`);
  return review.newProblems.length === 0;
}

/** Builds both versions and takes pictures of what changed. */
async function illustrate(review: SiteReview, oldPublicFolder: string): Promise<ReviewPictures> {
  const pages = listPicturedPages(review);
  if (pages.length === 0) return { pictures: new Map() };
  if (!review.after.valid) {
    const note = 'There are no images of pages because a config with errors cannot be built.';
    return { pictures: new Map(), note };
  }
  try {
    const sites = await buildVersions(review, oldPublicFolder);
    const pictures = await takeScreenshots(choosePages(pages), sites);
    const note = describeLeftOut(pages, pictures.size);
    return { pictures, ...(note && { note }) };
  } catch (error) {
    // The texts are worth reading without pictures, too.
    console.error(`No images: ${explain(error)}`);
    return { pictures: new Map(), note: `There are no images: ${explain(error)}` };
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
    await buildSiteFolder(before.config, oldPublicFolder, sites.before, hosts[0], before);
  }
  if (after.valid && after.config) {
    sites.after = join(cacheFolder, 'after');
    await buildSiteFolder(after.config, publicFolder, sites.after, hosts[0], after);
  }
  return sites;
}

/** Whether what is printed on the standard output may be in color. */
function hasColor(): boolean {
  return process.stdout.isTTY && !process.env['NO_COLOR'];
}

function explain(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
