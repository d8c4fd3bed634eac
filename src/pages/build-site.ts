import { fillTexts } from '../content/placeholders/fill-texts';
import { nameCountry } from '../content/regions/regions';
import { findHeaderSearch } from '../content/header-search';
import { findListedKind, type PagedKind } from '../content/entities';
import {
  fillPlaceholders,
  forEachEntry,
  type PlaceholderScope,
} from '../content/placeholders/dynamic-routes';
import { toPascalCase } from '../content/schema/bundle-schema';
import { definition } from '../content/schema/walk-schema';
import { toTelHref } from '../content/html/contact-links';
import { isObject } from '../utils/json';
import type {
  Medium,
  MenuItem,
  NavigationLink,
  SiteConfig,
  SocialLink,
} from '../generated/config-types';
import { networkIcons } from '../generated/icons';
import { buildPlaceSummary } from './build-place';
import { buildAction } from './cards/card-builder';
import { locateDrawing, type DrawnPortrait } from './build-picture';
import { parseInLanguage, withoutPictures } from './build-rich-text';
import { createUntranslatedLister } from './link-languages';
import type { BuildContext, PublicAssets } from './build-context';
import { findLanguageBase } from '../content/languages/page-in-language';
import { fillLabel } from '../payload/fill-label';
import type {
  MenuEntry,
  NavigationEntry,
  NetworkLink,
  PictureCredit,
  SubMenuEntry,
} from '../payload/menu';
import { variantUrl } from '../payload/page-paths';
import { listPictureWidths } from '../payload/picture-files';
import { planFonts } from '../published/fonts/site-fonts';
import type { Typefaces } from '../published/fonts/typefaces';
import type { CrisisHelp, PlaceSummary } from '../payload/entries';
import { buildLabels } from '../payload/languages';
import type { SitePayload } from '../payload/payload';

/** The files that were made of pictures; nothing when none were. */
type Pictures = PublicAssets['pictures'];

/**
 * Builds what all pages share: header, footer, labels, behavior, theme.
 *
 * @param pictures what is known of the pictures; those of which nothing is known are shown as they are
 * @param typefaces what is known of the typefaces; without it, those that the project comes with
 * @param untranslated texts that are in the main language of the site, if that is not the one of the
 *   config
 * @param english usual words that are English in another language
 */
export function buildSite(
  config: SiteConfig,
  pictures: Pictures = new Map(),
  typefaces?: Typefaces,
  untranslated?: ReadonlySet<string>,
  english: ReadonlySet<string> = new Set(),
): SitePayload {
  const { site, theme, behavior } = config;
  // Prices and words are in the texts by now; a closed site has its text on its page.
  const hidden = ['currency', 'prices', 'words', 'offlineText', 'sampleTexts'] as const;
  const { tagline } = site;
  const shownSite = {
    ...omit(site, hidden),
    ...(tagline !== undefined && { tagline: fillPlaceholders(tagline, { site }) }),
  };
  const { social, moreSocial } = site;
  const labels = omit(config.labels, buildLabels);
  const navigation = fillTexts(config.navigation, definition('Navigation'), { site });
  const { topBar, footer } = navigation;
  const isSlim = navigation.layout === 'slim';
  const search = findHeaderSearch(config);
  const base = findLanguageBase(site);
  const { numberingSystem } = new Intl.NumberFormat(site.language).resolvedOptions();
  const built: SitePayload = {
    site: shownSite,
    ...(base && { base }),
    theme,
    fonts: planFonts(config, typefaces).families,
    ...(numberingSystem !== 'latn' && { digits: numberingSystem }),
    behavior,
    labels,
    ...(isSlim && { slim: true }),
    ...(topBar && !isSlim && { topBar: buildLink(topBar) }),
    menu: navigation.menu.map((item) => buildMenuEntry(item, config, pictures)),
    ...(navigation.crisisLine && {
      crisisLine: parseInLanguage(
        navigation.crisisLine,
        { config, untranslated },
        config.navigation.crisisLine ?? '',
      ),
    }),
    ...(navigation.actionBar && { actionBar: navigation.actionBar.map(buildAction) }),
    contact: listContacts(config),
    ...(moreSocial && { networks: listNetworks(moreSocial, social) }),
    footerGroups: footer.groups.map(({ title, links }) => ({
      title,
      links: expandLinks(links, config, pictures),
    })),
    ...(footer.legalTitle && { legalTitle: footer.legalTitle }),
    legalLinks: expandLinks(footer.legal, config, pictures),
    ...(footer.notice !== undefined && {
      crisis: buildCrisis(footer.notice, { config, untranslated }),
    }),
    ...(search && { search: { label: search.label, href: search.address } }),
    ...(footer.places.length > 0 && { places: buildFooterPlaces(footer.places, config) }),
    ...(site.languages && { otherLanguages: config.labels.otherLanguages }),
    quickExit: config.safety.quickExit,
    credits: { title: footer.creditsTitle, items: listCredits(config) },
  };
  const texts = createUntranslatedLister(untranslated)(built);
  return {
    ...built,
    ...(texts.length > 0 && { untranslated: texts }),
    ...(english.size > 0 && { english: [...english] }),
  };
}

function listContacts({ site, navigation }: SiteConfig): NavigationEntry[] {
  const { phone, email, social, moreSocial } = site;
  return [
    // Places that the footer shows have numbers of their own.
    ...(phone === undefined || navigation.footer.places.length > 0
      ? []
      : [{ label: phone, href: toTelHref(`tel:${phone}`) }]),
    ...(email === undefined ? [] : [{ label: email, href: `mailto:${email}` }]),
    ...(social && !moreSocial ? [{ label: social.network, href: social.href }] : []),
  ];
}

function listNetworks(others: readonly SocialLink[], first?: SocialLink): NetworkLink[] {
  return [...(first ? [first] : []), ...others].map(({ network, href }) => ({
    label: network,
    href,
    icon: networkIcons[network],
  }));
}

function buildCrisis(
  id: string,
  context: Pick<BuildContext, 'config' | 'untranslated'>,
): CrisisHelp {
  const { entities, site } = context.config;
  const written = entities.notices.find((notice) => notice.id === id);
  if (!written) throw new Error(`There is no notice "${id}"; was the config checked?`);
  const { title, region, otherRegions, text } = fillTexts(written, definition('Notice'), { site });
  return {
    title,
    ...(region && { region: nameCountry(region, site.language) }),
    ...(otherRegions && {
      otherRegions: otherRegions.map((country) => nameCountry(country, site.language)),
    }),
    text: withoutPictures(parseInLanguage(text, context, written.text)),
  };
}

function buildFooterPlaces(ids: readonly string[], config: SiteConfig): PlaceSummary[] {
  return ids.map((id) => {
    const place = config.entities.places.find((one) => one.id === id);
    if (!place) throw new Error(`There is no place "${id}"; was the config checked?`);
    return buildPlaceSummary(place, config);
  });
}

function buildMenuEntry(item: MenuItem, config: SiteConfig, pictures: Pictures): MenuEntry {
  return {
    ...buildLink(item),
    ...(item.links && { links: expandLinks(item.links, config, pictures) }),
  };
}

function expandLinks(
  links: readonly NavigationLink[],
  config: SiteConfig,
  pictures: Pictures,
): SubMenuEntry[] {
  return links.flatMap((link) =>
    link.forEach
      ? forEachEntry(config, link.forEach).map((scope) => ({
          ...buildLink(fillTexts(link, definition('NavigationLink'), scope)),
          ...describeEntry(findListedKind(link.forEach), scope, { config, pictures }),
        }))
      : buildLink(link),
  );
}

/** What menus show of an entry beside its name, if the schema of its kind says so. */
function describeEntry(
  kind: PagedKind | undefined,
  scope: PlaceholderScope,
  { config, pictures }: { config: SiteConfig; pictures: Pictures },
): Omit<SubMenuEntry, 'label' | 'href'> {
  const entry = kind && scope[kind];
  const { menu } = (kind && definition(toPascalCase(kind)).entityKind) ?? {};
  if (!entry || !menu) return {};
  const picture: unknown = Reflect.get(entry, menu.picture);
  const text: unknown = Reflect.get(entry, menu.text);
  const src = isObject(picture) ? picture['src'] : undefined;
  return {
    ...(typeof src === 'string'
      ? { portrait: choosePortrait(src, pictures) }
      : scope.counselor && drawnInMenu(locateDrawing(scope.counselor, config))),
    ...(typeof text === 'string' && { title: text }),
  };
}

function drawnInMenu({
  src,
  dark,
}: DrawnPortrait): Pick<SubMenuEntry, 'portrait' | 'darkPortrait'> {
  return { portrait: src, ...(dark !== undefined && { darkPortrait: dark }) };
}

/** The smallest file that was made of a portrait: the menu shows it as a thumbnail. */
function choosePortrait(src: string, pictures: Pictures): string {
  const { width, variants } = pictures.get(src) ?? {};
  if (!variants || width === undefined) return src;
  const [smallest = width] = listPictureWidths(width);
  return variantUrl(variants, smallest, 'webp');
}

function buildLink({ label, href }: MenuItem | NavigationLink) {
  return { label, href: toTelHref(href) };
}

/** The works whose licence asks for credit, those of one creator together. */
function listCredits({ media, labels }: SiteConfig): PictureCredit[] {
  const credited = media.filter(({ license }) => license.startsWith('CC-BY'));
  const groups = new Map<string, Medium[]>();
  for (const work of credited) {
    const key = [work.creator, work.license, work.source, work.changes !== undefined].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), work]);
  }
  return [...groups.values()].flatMap((works) => {
    const [first] = works;
    if (!first) return [];
    const { creator, license, source, changes } = first;
    const titles = works.map(({ title }) => fillLabel(labels.quoted, { text: title })).join(', ');
    const label = changes === undefined ? labels.pictureCredit : labels.adaptedPictureCredit;
    const text = fillLabel(label, { titles, creator, license });
    return [{ text, ...(source && { href: source }) }];
  });
}

/** An object without some of its properties; the others stay in their order. */
function omit<T extends object, K extends keyof T>(value: T, names: readonly K[]): Omit<T, K> {
  const left: Partial<T> & Omit<T, K> = { ...value };
  for (const name of names) delete left[name];
  return left;
}
