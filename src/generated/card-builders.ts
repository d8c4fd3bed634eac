// Written by `npm run generate` from schema/. Do not edit.
import type { CardBuilders } from '../pages/cards/card-builder';
import { buildCounselorCards } from '../pages/cards/counselor-cards';
import { buildTeamCards } from '../pages/cards/team-cards';
import { buildPostCards } from '../pages/cards/post-cards';
import { buildProductCards } from '../pages/cards/product-cards';
import { buildDocumentCards } from '../pages/cards/document-cards';
import { buildResourceCards } from '../pages/cards/resource-cards';
import { buildEpisodeCards } from '../pages/cards/episode-cards';
import { buildLinkCards } from '../pages/cards/link-cards';

/** The builder for the cards of each kind. */
export const cardBuilders: CardBuilders = {
  counselors: buildCounselorCards,
  team: buildTeamCards,
  posts: buildPostCards,
  products: buildProductCards,
  documents: buildDocumentCards,
  resources: buildResourceCards,
  episodes: buildEpisodeCards,
  links: buildLinkCards,
};
