// Written by `npm run generate` from schema/. Do not edit.
import type { BlockRegistry } from '../blocks/block-props';
import { Accordion } from '../blocks/accordion';
import { Article } from '../blocks/article';
import { Banner } from '../blocks/banner';
import { Bookshelf } from '../blocks/bookshelf';
import { CardGrid } from '../blocks/card-grid';
import { Carousel } from '../blocks/carousel';
import { Embed } from '../blocks/embed';
import { Event } from '../blocks/event';
import { Hero } from '../blocks/hero';
import { LegalText } from '../blocks/legal-text';
import { List } from '../blocks/list';
import { NotFound } from '../blocks/not-found';
import { Notice } from '../blocks/notice';
import { Places } from '../blocks/places';
import { Profile } from '../blocks/profile';
import { Tags } from '../blocks/tags';
import { Text } from '../blocks/text';

/** The component of each block type. */
export const blockRegistry: BlockRegistry = {
  accordion: Accordion,
  article: Article,
  banner: Banner,
  bookshelf: Bookshelf,
  'card-grid': CardGrid,
  carousel: Carousel,
  embed: Embed,
  event: Event,
  hero: Hero,
  'legal-text': LegalText,
  list: List,
  'not-found': NotFound,
  notice: Notice,
  places: Places,
  profile: Profile,
  tags: Tags,
  text: Text,
};
