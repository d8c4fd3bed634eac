import type { Route, SiteConfig } from '../generated/config-types';
import { findHome } from './languages/page-in-language';

/** Lists whose entries the footer shows. */
const shownLists = new Set(['notices', 'places']);

/**
 * Reduces a site to one page with the name of the practice and the offline text: the home page, and
 * the answer to every other address. Its footer has help in a crisis and the contacts.
 *
 * @param config what would be published if the site were online
 */
export function takeOffline(config: SiteConfig): SiteConfig {
  const { entities, navigation, site } = config;
  const { topBar: _topBar, actionBar: _actionBar, crisisLine: _crisisLine, ...rest } = navigation;
  const { legalTitle: _legalTitle, ...footer } = navigation.footer;
  const page: Route = {
    path: '*',
    title: site.name,
    description: site.offlineText,
    robots: 'noindex',
    header: false,
    actionBar: false,
    footer: true,
    accent: 'primary',
    quickExit: false,
    blocks: [{ type: 'banner', layout: 'plain', title: site.name, subtitle: site.offlineText }],
  };
  return {
    ...config,
    navigation: { ...rest, menu: [], footer: { ...footer, groups: [], legal: [] } },
    media: [],
    embeds: [],
    // Files of other entries, such as portraits, would still be published.
    entities: {
      ...entities,
      ...Object.fromEntries(
        Object.keys(entities).flatMap((list) => (shownLists.has(list) ? [] : [[list, []]])),
      ),
    },
    redirects: [],
    routes: [{ ...page, path: findHome(site) }, page],
  };
}
