import { isObject } from '../../src/utils/json';
import type { SiteConfig } from '../../src/generated/config-types';
import { expandRoutes } from '../../src/content/placeholders/dynamic-routes';

/** The addresses of a site, each with the places on its page that links can lead to. */
type Places = ReadonlyMap<string, ReadonlySet<string>>;

const isPage = /^\/(?!\/)[^.]*$/;

/**
 * Does by hand what the check asks for once pages or entries were taken out: takes out the links that
 * lead nowhere now, with what shows nothing without them.
 */
export function tidyUp(config: SiteConfig): void {
  // A card that goes may have been the last of its grid, and the grid the goal of a link.
  for (let round = 0; round < 4; round += 1) {
    const places = listPlaces(config);
    config.redirects = config.redirects.filter(({ to }) => !isDead(to, places));
    const { topBar } = config.navigation;
    if (topBar && isDead(topBar.href, places)) topBar.href = '/';
    for (const route of config.routes) {
      for (const block of route.blocks) {
        if (block.type === 'not-found' && isDead(block.action.href, places)) {
          block.action.href = '/';
        }
      }
    }
    dropDead(config, places);
    dropEmptyParts(config);
  }
}

function listPlaces(config: SiteConfig): Places {
  const places = new Map<string, ReadonlySet<string>>();
  for (const { path, route } of expandRoutes(config)) {
    const anchors = route.blocks.flatMap(({ anchor }) => anchor ?? []);
    // A link in a template may be written with the placeholders of the address.
    for (const address of [path, route.path]) places.set(address, new Set(anchors));
  }
  for (const { from } of config.redirects) places.set(from, new Set());
  return places;
}

function isDead(link: string, places: Places): boolean {
  const [path = '', anchor] = link.split('#');
  if (!isPage.test(path)) return false;
  const anchors = places.get(path);
  return !anchors || (anchor !== undefined && !anchors.has(anchor));
}

/** Takes dead links out of a value and all that is in it. */
function dropDead(value: unknown, places: Places): void {
  if (Array.isArray(value)) {
    for (let index = value.length - 1; index >= 0; index -= 1) {
      const item: unknown = value[index];
      if (typeof item === 'string') value[index] = unlink(item, places);
      else if (hasDeadLink(item, places)) value.splice(index, 1);
      else dropDead(item, places);
    }
    return;
  }
  if (!isObject(value)) return;
  for (const [key, child] of Object.entries(value)) {
    if (typeof child === 'string') value[key] = unlink(child, places);
    else if (hasDeadLink(child, places)) delete value[key];
    else dropDead(child, places);
  }
}

function hasDeadLink(value: unknown, places: Places): boolean {
  if (!isObject(value)) return false;
  const link = value['href'] ?? value['link'];
  return typeof link === 'string' && isDead(link, places);
}

/** The words of links stay where the links go. */
function unlink(html: string, places: Places): string {
  return html.replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g, (whole, link: string, words: string) =>
    isDead(link, places) ? words : whole,
  );
}

/** Takes out lists that have lost their last entry, and blocks that would show nothing. */
function dropEmptyParts(config: SiteConfig): void {
  for (const item of config.navigation.menu) if (item.links?.length === 0) delete item.links;
  const { footer } = config.navigation;
  footer.groups = footer.groups.filter(({ links }) => links.length > 0);
  const cards = new Set(config.entities.resourceCards.map(({ id }) => id));
  for (const route of config.routes) {
    route.blocks = route.blocks.filter((block) => {
      if ('actions' in block && block.actions?.length === 0)
        Reflect.deleteProperty(block, 'actions');
      if (block.type === 'hero') block.actions ??= [{ label: 'Home', href: '/', style: 'main' }];
      if (block.type !== 'card-grid') return true;
      if (block.cards.of === 'links') return block.cards.items.length > 0;
      if (block.cards.of === 'resources') {
        const { only } = block.cards;
        block.cards.only = only.filter((id) => cards.has(id));
        return block.cards.only.length > 0 || (only.length === 0 && cards.size > 0);
      }
      return true;
    });
  }
  // What is left of a page without blocks, or with its opening only, is not a page.
  config.routes = config.routes.filter(({ blocks }) => blocks.length > 0);
}
