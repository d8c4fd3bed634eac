import { parseRichText } from '../config/html/rich-text';
import { fillPlaceholders, forEachEntry } from '../config/content/templates';
import { writeDialable } from '../config/content/write-dialable';
import type { Medium, MenuItem, NavigationLink, SiteConfig } from '../generated/config-types';
import { withoutPictures } from './build-rich-text';
import { fillLabel } from '../payload/fill-label';
import { nameRegion, writeNoticeTitle } from '../payload/notice-title';
import { planFonts } from '../published/fonts/site-fonts';
import type { MenuEntry, PictureCredit, SitePayload, SubMenuEntry } from '../payload/payload';

/** Builds what all pages share: header, footer, labels, behavior, theme. */
export function buildSite(config: SiteConfig): SitePayload {
  const { site, theme, behavior, labels, navigation } = config;
  const { footer } = navigation;
  const notice = config.entities.notices.find(({ id }) => id === footer.notice);
  if (!notice) throw new Error(`There is no notice "${footer.notice}"; was the config checked?`);
  return {
    site,
    theme,
    fonts: planFonts(config).families,
    behavior,
    labels,
    topBar: buildLink(navigation.topBar, config),
    menu: navigation.menu.map((item) => buildMenuEntry(item, config)),
    ...(navigation.crisisLine && {
      crisisLine: parseRichText(fillPlaceholders(navigation.crisisLine, { site })).nodes,
    }),
    footerGroups: footer.groups.map(({ title, links }) => ({
      title,
      links: expandLinks(links, config),
    })),
    ...(footer.legalTitle && { legalTitle: footer.legalTitle }),
    legalLinks: expandLinks(footer.legal, config),
    crisis: {
      title: writeNoticeTitle({
        title: notice.title,
        ...(notice.region && { region: nameRegion(notice.region, site.language) }),
      }),
      text: withoutPictures(parseRichText(fillPlaceholders(notice.text, { site })).nodes),
    },
    quickExit: config.safety.quickExit,
    credits: { title: footer.creditsTitle, items: listCredits(config) },
  };
}

function buildMenuEntry(item: MenuItem, config: SiteConfig): MenuEntry {
  return {
    ...buildLink(item, config),
    ...(item.links && { links: expandLinks(item.links, config) }),
  };
}

function expandLinks(links: readonly NavigationLink[], config: SiteConfig): SubMenuEntry[] {
  return links.flatMap((link) =>
    link.forEach
      ? forEachEntry(config, link.forEach).map((scope) => ({
          label: fillPlaceholders(link.label, scope),
          href: writeDialable(fillPlaceholders(link.href, scope)),
          ...(scope.counselor && {
            portrait: scope.counselor.image.src,
            title: scope.counselor.title,
          }),
        }))
      : buildLink(link, config),
  );
}

function buildLink({ label, href }: MenuItem | NavigationLink, { site }: SiteConfig) {
  return {
    label: fillPlaceholders(label, { site }),
    href: writeDialable(fillPlaceholders(href, { site })),
  };
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
    const titles = works.map(({ title }) => `“${title}”`).join(', ');
    const label = changes === undefined ? labels.pictureCredit : labels.adaptedPictureCredit;
    const text = fillLabel(label, { titles, creator, license });
    return [{ text, ...(source && { href: source }) }];
  });
}
