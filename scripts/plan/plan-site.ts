import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig, SiteIdentity } from '../../src/generated/config-types';
import { buildSite } from '../../src/pages/build-site';
import { planPages, type PlannedPage } from '../../src/pages/plan-pages';
import { contactUrl, dataUrl, htmlFile, siteDataUrl } from '../../src/payload/page-paths';
import type { PagePayload, PublishedSite, SitePayload } from '../../src/payload/payload';
import { writeContactFile } from '../../src/published/contact-file';
import { collectFacts } from '../../src/published/structured-data/site-facts';
import { planFonts } from '../../src/published/fonts/site-fonts';
import type { MetaPolicy } from '../../src/published/security-policy';
import { listSitemapUrls, writeSitemaps, type ListedPage } from '../../src/published/sitemap';
import type { PageRendererOptions } from '../../src/render/entry-server';
import { progress } from '../commands/progress';
import { cacheFolders } from '../cache/cache-files';
import { readCodeKey } from '../cache/code-key';
import { DrawingCache } from '../cache/drawing-cache';
import { planPictures, type PicturePlan } from '../pictures/plan-pictures';
import { planPictureFiles } from '../pictures/plan-picture-files';
import { measureAssets } from '../read/measure-assets';
import { shareImageCode, ShareImages } from '../share-images/share-images';
import { makeFontFile } from './font-files';
import { leaveOutRepeated } from './leave-out-repeated';
import { planFile, type FileOutput, type Output } from './output';
import { CalendarPlan } from './plan-calendars';
import { planFeeds, planPodcast } from './plan-feeds';
import { SearchPlan } from './plan-search';
import { listUses, planPublicFiles } from './public-outputs';
import { readTypefaces } from './read-typefaces';
import { iconCode, planSiteIcons } from './site-icons';
import { planMovedFolders, planTexts } from './site-texts';
import { tryLogo } from './try-logo';

/** What a site is made of besides its config. */
export interface SiteFiles {
  publicFolder: string;
  app: App;
  /** how much of their content security policy pages carry themselves */
  metaPolicy: MetaPolicy;
}

/** The code that pages load: built, or as the dev server has it. */
export interface App {
  /** changes when the code does */
  key: string;
  /** address of the boot script; none for pages that are only looked at */
  script?: string;
  outputs: readonly FileOutput[];
}

/** Everything that a site consists of. */
export interface SitePlan {
  /** what all pages share */
  site: SitePayload;
  /** how pages are rendered */
  rendering: PageRendererOptions;
  /** changes when something does that all pages depend on */
  key: string;
  /** the pictures that are published in several sizes */
  pictures: PicturePlan['pictures'];
  /** the pages, in the order of the config */
  pages: readonly PlannedPage[];
  /** each file of the site once; pages are built one after the other, as they are asked for */
  outputs: () => Iterable<Output>;
}

/**
 * Plans the whole site: which files it has, where they are served and how each is made. Building
 * writes all of them, and the dev server makes those that are asked for. What a site gets in
 * addition is added here and nowhere else. The files that instruct a host come on top: they are not
 * for visitors.
 *
 * @param config a checked config
 * @throws UnreadablePictures when a picture is damaged, or the logo takes too long to draw
 */
export async function planSite(
  config: SiteConfig,
  { publicFolder, app, metaPolicy }: SiteFiles,
): Promise<SitePlan> {
  const uses = listUses(config);
  const assets = await measureAssets(publicFolder);
  const pictures = await planPictures(uses.shown, publicFolder, assets);
  progress.begin('planning the site');
  const typefaces = await readTypefaces(config, publicFolder);
  const site = buildSite(config, pictures.assets.pictures, typefaces);
  const logo = readFileSync(join(publicFolder, config.site.logo));
  const drawings = new DrawingCache(cacheFolders.drawings);
  await tryLogo(drawings, logo, config.site.logo);
  const shareImages = new ShareImages(config, logo, await readCodeKey(shareImageCode), drawings);
  const icons = { logo, ground: config.theme.colors.background, code: await readCodeKey(iconCode) };
  const shareDesign = shareImages.design;
  const facts = collectFacts(config);
  const common = JSON.stringify({ site, metaPolicy, shareDesign, facts });
  const shared = createHash('sha256').update(common);
  const key = app.key + shared.digest('hex');

  const pages = planPages(config, pictures.assets);
  const sitemaps = listSitemapUrls(pages.filter(({ route }) => route.robots === 'index').length);
  // Whoever renders pages works best when nothing else is left to do, so they come late.
  const late = new Set([
    ...pages.flatMap(({ path }) => [htmlFile(path), dataUrl(path).slice(1)]),
    ...[...sitemaps, siteDataUrl].map((url) => url.slice(1)),
  ]);

  /** Where two have the same name, the first one counts; only those that come late replace one. */
  function* listOutputs(): Generator<Output> {
    yield* planTexts(config);
    // A host that sends no header of ours knows no redirect of ours either.
    if (metaPolicy === 'whole') {
      const paths = pages.map(({ path }) => path);
      yield* planMovedFolders(config, paths);
    }
    yield* app.outputs;
    yield* planPictureFiles(pictures);
    for (const file of planFonts(config, typefaces).files) {
      yield planFile(file.url, () => makeFontFile(file, publicFolder));
    }
    yield* planSiteIcons(drawings, icons);
    for (const output of planPublicFiles(publicFolder, uses, pictures)) {
      if (!late.has(output.file.replace(/\.(?:gz|br)$/, ''))) yield output;
    }

    const listed: ListedPage[] = [];
    const version = createHash('sha256').update(key);
    const search = new SearchPlan(config);
    const calendars = new CalendarPlan(config.site);
    for (const planned of pages) {
      const page = planned.build();
      search.add(page, planned);
      const { path, head } = page;
      const json = JSON.stringify(page);
      if (head.robots === 'index')
        listed.push({ address: head.canonical, lastDay: planned.lastDay() });
      version.update(json);
      yield { url: path, file: htmlFile(path), type: 'text/html', page, json };
      yield* calendars.add(page);
      yield* planContacts(page, config.site);
      if (head.feed) yield* planFeeds(path, planned.buildFeed, config.site);
      if (head.podcast) yield planPodcast(path, planned.buildPodcast, config.site);
      yield shareImages.plan(head);
    }
    yield* calendars.listFiles();
    yield* search.listFiles();
    const texts = writeSitemaps(listed, config.site.url);
    for (const [index, url] of sitemaps.entries()) yield planFile(url, () => texts[index] ?? '');
    const published: PublishedSite = { ...site, version: version.digest('hex').slice(0, 16) };
    yield planFile(siteDataUrl, () => JSON.stringify(published));
  }

  return {
    site,
    rendering: { ...(app.script && { script: app.script }), metaPolicy, shareDesign, facts },
    key,
    pages,
    pictures: pictures.pictures,
    outputs: () => leaveOutRepeated(listOutputs()),
  };
}

function* planContacts({ blocks, head }: PagePayload, site: SiteIdentity): Generator<FileOutput> {
  for (const { block } of blocks) {
    if (block.type !== 'profile' || block.saveContact === undefined) continue;
    const make = () => writeContactFile(block.counselor, head.canonical, site);
    yield { ...planFile(contactUrl(block.counselor), make), type: 'text/vcard' };
  }
}
