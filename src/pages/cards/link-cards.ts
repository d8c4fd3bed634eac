import type { LinkCard, LinkCards } from '../../generated/config-types';
import type { Card } from '../../payload/payload';
import type { BuildContext } from '../build-context';
import { buildPicture } from '../build-picture';
import { buildAction } from './card-builder';

/** The cards that are written where they are shown. */
export function buildLinkCards({ items }: LinkCards, context: BuildContext): Card[] {
  return items.map((item) => buildCard(item, context));
}

function buildCard({ title, text, icon, image, action }: LinkCard, context: BuildContext): Card {
  return {
    title,
    text,
    ...(icon && { icon }),
    ...(image && { image: buildPicture(image, context), imageShape: 'wide' }),
    actions: action ? [buildAction(action)] : [],
  };
}
