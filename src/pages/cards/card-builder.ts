import type { Cards } from '../../generated/config-types';
import type { Card } from '../../payload/payload';
import type { BuildContext } from '../build-context';

/** What the config says of cards, by their kind. */
export type CardsByKind = { [T in Cards['of']]: Extract<Cards, { of: T }> };

/**
 * One builder per kind of card, for cards with their placeholders filled in; a missing or wrong one
 * does not compile.
 */
export type CardBuilders = {
  [T in Cards['of']]: (cards: CardsByKind[T], context: BuildContext) => Card[];
};
