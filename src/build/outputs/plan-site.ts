import { createHash } from 'node:crypto';
import { joinUses, listUses } from '../../check/public-files/used-files';
import type { Translation } from '../../check/languages/check-languages';
import type { SiteConfig, SiteIdentity } from '../../generated/config-types';
import { buildSite } from '../../pages/build-site';
import type { PlannedPage } from '../../pages/plan-pages';
import { contactUrl, dataUrl, htmlFile, siteDataUrl } from '../../payload/page-paths';
import { findLanguageBase } from '../../content/languages/page-in-language';
import type { PagePayload, PublishedSite, SitePayload } from '../../payload/payload';
import { listLanguages } from '../../published/list-languages';
import { writeContactFile } from '../../published/contact-file';
import { collectFacts } from '../../published/structured-data/site-facts';
import { planFonts } from '../../published/fonts/site-fonts';
import type { MetaPolicy } from '../../published/content-security-policy';
import { listSitemapUrls, writeSitemaps, type ListedPage } from '../../published/sitemap';
import type { PageRendererOptions } from '../../render/entry-server';
import { cacheFolders, DrawingCache } from '../../io/cache/cache-files';
import type { PicturePlan } from '../images/plan-pictures';
import { planPictureFiles } from '../images/plan-picture-files';
import { ShareImages, type ShareFiles } from '../share-images/share-images';
import { makeFontFile } from './font-files';
import { leaveOutRepeated, planFile, type FileOutput, type Output } from './output';
import { CalendarPlan } from './plan-calendars';
import { planLanguages, type InLanguage } from './plan-languages';
import { planFeeds, planPodcast } from './plan-feeds';
import { SearchPlan } from './plan-search';
import { planPortraits } from './plan-portraits';
import { planPublicFiles } from './public-outputs';
import { planSiteIcons } from './site-icons';
import { readSiteFiles, type ReadSiteFiles } from './read-site-files';
import { planMovedFolders, planTexts } from './site-texts';

/** What a site is made of besides its config. */
export interface SiteFiles {
  publicFolder: string;
  app: App;
  /** how much of their content security policy pages carry themselves */
  metaPolicy: MetaPolicy;
  /** the other languages of the site, if it has some */
  translations?: readonly Translation[] | undefined;
  /** usual words that are English, because the project has none in the main language */
  english?: ReadonlySet<string> | undefined;
  /** of pictures that were read when the config was checked, see `planPictures` */
  pictureKeys?: ReadonlyMap<string, string> | undefined;
  /** reads the files that a site is planned from; whoever plans often keeps what was read */
  readFiles?: ReadSiteFiles | undefined;
}

/** The code that pages load: built, or as the dev server has it. */
export interface App {
  /** changes when the code does */
  key: string;
  /** address of the boot script; none for pages that are only looked at */
  script?: string;
  outputs: readonly FileOutput[];
  /** of block types that the site adds: type → address of the script */
  customBlocks?: Readonly<Record<string, string>>;
}

/** One language of a site: of most sites, the only one. */
export interface PlannedLanguage {
  /** what all pages share */
  site: SitePayload;
  rendering: PageRendererOptions;
  /** the pages, in the order of the config */
  pages: readonly PlannedPage[];
}

/** Everything that a site consists of. */
export interface SitePlan {
  /** the main one first */
  languages: readonly [PlannedLanguage, ...PlannedLanguage[]];
  /** changes when something does that all pages depend on */
  key: string;
  /** the pictures that are published in several sizes */
  pictures: PicturePlan['pictures'];
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
  {
    publicFolder,
    app,
    metaPolicy,
    translations = [],
    english,
    pictureKeys,
    readFiles = readSiteFiles,
  }: SiteFiles,
): Promise<SitePlan> {
  const configs = [config, ...translations.map((translation) => translation.config)];
  const uses = joinUses(configs.map(listUses));
  const drawings = new DrawingCache(cacheFolders.drawings);
  const named = { shown: uses.shown, logo: config.site.logo, theme: config.theme };
  const { pictures, typefaces, logo } = await readFiles(named, publicFolder, drawings, pictureKeys);
  const icons = { logo, ground: config.theme.colors.background };

  const pagesOf = planLanguages({ config, english }, translations, pictures.assets);
  const painters: ShareFiles['painters'] = new Map();
  const planLanguage = (
    { config: one, untranslated, english: words }: InLanguage,
    position: number,
  ) => {
    const shareImages = new ShareImages(one, { logo, typefaces, publicFolder, painters }, drawings);
    const site = buildSite(one, pictures.assets.pictures, typefaces, untranslated, words);
    const facts = collectFacts(one);
    const { design: shareDesign } = shareImages;
    const rendering = { ...(app.script && { script: app.script }), metaPolicy, shareDesign, facts };
    const common = JSON.stringify({ site, metaPolicy, shareDesign, facts });
    return { config: one, site, rendering, shareImages, common, pages: pagesOf[position] ?? [] };
  };
  const languages = [
    planLanguage({ config, english }, 0),
    ...translations.map((one, index) => planLanguage(one, index + 1)),
  ] as const;
  const shared = createHash('sha256');
  for (const { common } of languages) shared.update(common);
  const key = app.key + shared.digest('hex');

  const pages = languages.flatMap((one) => one.pages);
  /** Where two have the same name, the first one counts; only those that come late replace one. */
  function* listOutputs(): Generator<Output> {
    const sitemaps = listSitemapUrls(pages.filter(({ route }) => route.robots === 'index').length);
    // Whoever renders pages works best when nothing else is left to do, so they come late.
    const late = new Set([
      ...pages.flatMap(({ path }) => [htmlFile(path), dataUrl(path).slice(1)]),
      ...sitemaps.map((url) => url.slice(1)),
      ...configs.map(({ site }) => findSiteData(site).slice(1)),
    ]);
    yield* planTexts(config);
    // A host that sends no header of ours knows no redirect of ours either.
    if (metaPolicy === 'whole') {
      const paths = pages.map(({ path }) => path);
      yield* planMovedFolders(config, paths);
    }
    yield* app.outputs;
    yield* planPictureFiles(pictures);
    for (const output of planPublicFiles(publicFolder, uses, pictures, config.theme)) {
      if (!late.has(output.file.replace(/\.(?:gz|br)$/, ''))) yield output;
    }

    const listed: ListedPage[] = [];
    const version = createHash('sha256').update(key);
    const fonts = configs.flatMap((one) => planFonts(one, typefaces).files);
    const fontFiles = fonts.map((file) =>
      planFile(file.url, () => makeFontFile(file, publicFolder)),
    );
    for (const [position, language] of languages.entries()) {
      const { site } = language.config;
      const search = new SearchPlan(language.config);
      const calendars = new CalendarPlan(language.config);
      for (const planned of language.pages) {
        const page = nameCustomBlocks(planned.build(), app.customBlocks);
        search.add(page, planned);
        yield* search.listFullFiles();
        const { path, head } = page;
        const json = JSON.stringify(page);
        if (head.robots === 'index') {
          const inLanguages = listLanguages(page, site);
          listed.push({
            address: head.canonical,
            lastDay: planned.lastDay(),
            ...(inLanguages.length > 0 && { languages: inLanguages }),
          });
        }
        version.update(json);
        const file = htmlFile(path);
        yield { url: path, file, type: 'text/html', page, json, language: position };
        // One at a time: the thread that renders pages starts meanwhile, and cutting keeps this one from all else.
        yield* fontFiles.splice(0, 1);
        yield* calendars.add(page);
        yield* planContacts(page, site);
        if (head.feed) yield* planFeeds(path, () => planned.buildFeed(), site);
        if (head.podcast) yield planPodcast(path, () => planned.buildPodcast(), site);
        yield language.shareImages.plan(head);
      }
      yield* calendars.listFiles();
      yield* search.listFiles();
    }
    // Meanwhile, pages are rendered.
    yield* fontFiles;
    yield* planSiteIcons(drawings, icons);
    for (const one of configs) yield* planPortraits(one);
    const texts = writeSitemaps(listed, config.site.url);
    for (const [index, url] of sitemaps.entries()) yield planFile(url, () => texts[index] ?? '');
    const name = version.digest('hex').slice(0, 16);
    for (const { site } of languages) {
      const published: PublishedSite = { ...site, version: name };
      yield planFile(findSiteData(site.site), () => JSON.stringify(published));
    }
  }

  return {
    languages,
    key,
    pictures: pictures.pictures,
    outputs: () => leaveOutRepeated(listOutputs()),
  };
}

/** Says where the code is of those blocks of a page that do not come with the app. */
function nameCustomBlocks(page: PagePayload, known: App['customBlocks'] = {}): PagePayload {
  const own = page.blocks.flatMap(({ block: { type } }) => {
    const address = known[type];
    return address === undefined ? [] : [[type, address] as const];
  });
  return own.length === 0 ? page : { ...page, customBlocks: Object.fromEntries(own) };
}

/** Where what all pages of a language share is served. */
function findSiteData(site: Pick<SiteIdentity, 'language' | 'languages'>): string {
  return findLanguageBase(site) + siteDataUrl;
}

function* planContacts({ blocks, head }: PagePayload, site: SiteIdentity): Generator<FileOutput> {
  for (const { block } of blocks) {
    if (block.type !== 'profile' || block.saveContact === undefined) continue;
    const make = () => writeContactFile(block.counselor, head.canonical, site);
    const url = findLanguageBase(site) + contactUrl(block.counselor);
    yield { ...planFile(url, make), type: 'text/vcard' };
  }
}
