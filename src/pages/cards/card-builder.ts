import type { Cards, Action } from '../../generated/config-types';
import type { Card, ActionLink } from '../../payload/payload';
import type { BuildContext } from '../build-context';
import { toTelHref } from '../../content/html/contact-links';

/** What the config says of cards, by their kind. */
export type CardsByKind = { [T in Cards['of']]: Extract<Cards, { of: T }> };

/**
 * One builder per kind of card, for cards with their placeholders filled in; a missing or wrong one
 * does not compile.
 */
export type CardBuilders = {
  [T in Cards['of']]: (cards: CardsByKind[T], context: BuildContext) => Card[];
};

/** A button of a card as pages show it. */
export function buildAction({ label, href, context, style }: Action): ActionLink {
  return { label, href: toTelHref(href), ...(context && { context }), style };
}
