import type { Block, Route, SiteConfig } from '../../src/generated/config-types';
import { tidyUp } from './tidy-up';

/** Takes pages off the site, and all that leads to them. */
export function removePages(config: SiteConfig, isRemoved: (route: Route) => boolean): void {
  config.routes = config.routes.filter(
    (route) => route.path === '/' || route.path === '*' || !isRemoved(route),
  );
  tidyUp(config);
}

/** Takes blocks off all pages; a page that was about them goes with them. */
export function removeBlocks(config: SiteConfig, isRemoved: (block: Block) => boolean): void {
  for (const route of config.routes) {
    const left = route.blocks.filter((block) => !isRemoved(block));
    const isBare = left.every(({ type }) => type === 'banner');
    if (isBare && route.path !== '/') route.blocks = left.length < route.blocks.length ? [] : left;
    else route.blocks = left;
  }
  tidyUp(config);
}

/** Takes counselors out, with their widgets and wherever they are named. */
export function removeCounselors(config: SiteConfig, isRemoved: (index: number) => boolean): void {
  const { counselors } = config.entities;
  const left = counselors.filter((_, index) => !isRemoved(index));
  const ids = new Set(left.map(({ id }) => id));
  const gone = counselors.filter(({ id }) => !ids.has(id));
  const embeds = new Set(
    gone.flatMap(({ bookingEmbed, surveyEmbed }) => [bookingEmbed, surveyEmbed ?? []].flat()),
  );
  for (const { bookingEmbed, surveyEmbed } of left) {
    embeds.delete(bookingEmbed);
    embeds.delete(surveyEmbed ?? '');
  }
  config.entities.counselors = left;
  config.embeds = config.embeds.filter(({ id }) => !embeds.has(id));
  for (const route of config.routes) {
    for (const block of route.blocks) {
      if (block.type === 'event') {
        block.facilitators = block.facilitators.filter((id) => ids.has(id));
        if (block.facilitators.length === 0) block.facilitators = [...ids].slice(0, 1);
      }
      if (block.type === 'card-grid' && block.cards.of === 'counselors') {
        block.cards.only = block.cards.only.filter((id) => ids.has(id));
      }
      if (block.type === 'embed' && block.counselor !== undefined && !isKnown(block.counselor)) {
        delete block.counselor;
      }
    }
  }
  const known = new Set(config.embeds.map(({ id }) => id));
  removeBlocks(
    config,
    (block) =>
      (block.type === 'embed' && !isTemplate(block.embed) && !known.has(block.embed)) ||
      (block.type === 'profile' && !isKnown(block.counselor)),
  );

  function isKnown(id: string): boolean {
    return isTemplate(id) || ids.has(id);
  }
}

function isTemplate(text: string): boolean {
  return text.startsWith('{');
}
