import { selectEntries } from '../../content/shown-entries';
import type { Product, ProductCards } from '../../generated/config-types';
import type { Card } from '../../payload/payload';
import { takeShown, type BuildContext } from '../build-context';

/** A card for each product of a kind; bundles stand out. */
export function buildProductCards(cards: ProductCards, context: BuildContext): Card[] {
  return takeShown(selectEntries(context.config, cards), context).map(buildCard);
}

function buildCard(product: Product): Card {
  const { title, kind, description, icon, gradient, buttonText, link } = product;
  return {
    title,
    text: description,
    icon,
    gradient,
    ...(kind === 'bundle' && { featured: true }),
    actions: [{ label: buttonText, href: link, context: title, style: 'second' }],
  };
}
