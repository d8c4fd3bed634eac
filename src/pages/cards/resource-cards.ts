import { fillTexts } from '../../content/placeholders/fill-texts';
import { definition } from '../../content/schema/walk-schema';
import { selectEntries } from '../../content/shown-entries';
import type { ResourceCard, ResourceCards } from '../../generated/config-types';
import type { Card } from '../../payload/payload';
import { takeShown, type BuildContext } from '../build-context';

/** The cards of the resources, each with its own button. */
export function buildResourceCards(cards: ResourceCards, context: BuildContext): Card[] {
  const { site } = context.config;
  return takeShown(selectEntries(context.config, cards), context).map((card) =>
    buildCard(fillTexts(card, definition('ResourceCard'), { site })),
  );
}

function buildCard({ title, description, icon, buttonText, link }: ResourceCard): Card {
  return {
    title,
    text: description,
    icon,
    actions: [{ label: buttonText, href: link, style: 'second' }],
  };
}
