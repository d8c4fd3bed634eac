// Written by `npm run generate` from schema/. Do not edit.
import type { BlockRegistry } from '../blocks/block-props';
import { lazyBlock } from '../components/lazy-block';
import { Accordion } from '../blocks/accordion';
import { Banner } from '../blocks/banner';
import { CardGrid } from '../blocks/card-grid';
import { Carousel } from '../blocks/carousel';
import { Embed } from '../blocks/embed';
import { Hero } from '../blocks/hero';
import { List } from '../blocks/list';
import { Notice } from '../blocks/notice';
import { Profile } from '../blocks/profile';
import { Text } from '../blocks/text';

/** The component of each block type. */
export const blockRegistry: BlockRegistry = {
  accordion: Accordion,
  article: lazyBlock(async () => (await import('../blocks/article')).Article),
  banner: Banner,
  bookshelf: lazyBlock(async () => (await import('../blocks/bookshelf')).Bookshelf),
  'card-grid': CardGrid,
  carousel: Carousel,
  embed: Embed,
  'event-details': lazyBlock(async () => (await import('../blocks/event-details')).EventDetails),
  event: lazyBlock(async () => (await import('../blocks/event')).Event),
  events: lazyBlock(async () => (await import('../blocks/events')).Events),
  facts: lazyBlock(async () => (await import('../blocks/facts')).Facts),
  form: lazyBlock(async () => (await import('../blocks/form')).Form),
  gallery: lazyBlock(async () => (await import('../blocks/gallery')).Gallery),
  hero: Hero,
  'legal-text': lazyBlock(async () => (await import('../blocks/legal-text')).LegalText),
  list: List,
  logos: lazyBlock(async () => (await import('../blocks/logos')).Logos),
  'not-found': lazyBlock(async () => (await import('../blocks/not-found')).NotFound),
  notice: Notice,
  places: lazyBlock(async () => (await import('../blocks/places')).Places),
  'price-list': lazyBlock(async () => (await import('../blocks/price-list')).PriceList),
  profile: Profile,
  search: lazyBlock(async () => (await import('../blocks/search')).Search),
  tags: lazyBlock(async () => (await import('../blocks/tags')).Tags),
  text: Text,
};
