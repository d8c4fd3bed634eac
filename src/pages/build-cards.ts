import { cardBuilders } from '../generated/card-builders';
import type { Cards } from '../generated/config-types';
import type { Card } from '../payload/payload';
import type { BuildContext } from './build-context';
import type { CardsByKind } from './cards/card-builder';

/** Makes the cards of a card grid, whatever they show, from settings with placeholders filled in. */
export function buildCards(cards: Cards, context: BuildContext): Card[] {
  return build(cards.of, cards, context);
}

function build<T extends Cards['of']>(of: T, cards: CardsByKind[T], context: BuildContext): Card[] {
  return cardBuilders[of](cards, context);
}
