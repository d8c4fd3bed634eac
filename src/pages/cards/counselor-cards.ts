import { fillTexts } from '../../content/placeholders/fill-texts';
import { selectEntries } from '../../content/shown-entries';
import { scopeOfEntry } from '../../content/placeholders/dynamic-routes';
import { definition } from '../../content/schema/walk-schema';
import type { Counselor, CounselorCards } from '../../generated/config-types';
import type { Card } from '../../payload/payload';
import { takeShown, type BuildContext } from '../build-context';
import { buildPortrait } from '../build-picture';
import { writeMoreAreas } from '../build-entities';
import { describeRole } from '../name-places';
import { writeCodesNote, writeShortRegionsNote } from '../regions-notes';
import { buildAction } from './card-builder';

/** A card for each counselor, with the editor's buttons. */
export function buildCounselorCards(cards: CounselorCards, context: BuildContext): Card[] {
  return takeShown(selectEntries(context.config, cards), context).map((counselor) =>
    buildCard(counselor, cards, context),
  );
}

function buildCard(
  counselor: Counselor,
  { details, actions }: CounselorCards,
  context: BuildContext,
): Card {
  const { config } = context;
  const scope = scopeOfEntry(config, 'counselor', counselor);
  const note = writeShortRegionsNote(counselor, config);
  const noteInCodes = writeCodesNote(counselor, config);
  const card: Card = {
    title: counselor.name,
    ...describeRole(counselor.title, counselor, context),
    image: buildPortrait(counselor, context),
    imageShape: 'arch',
    ...(counselor.greeting && { greeting: counselor.greeting }),
    ...(note && { note }),
    ...(noteInCodes && { noteInCodes }),
    actions: actions.map((action) => buildAction(fillTexts(action, definition('Action'), scope))),
  };
  if (details === 'short') return card;
  const shown = config.behavior.cards.specialties;
  const more = writeMoreAreas(counselor, shown, context);
  return {
    ...card,
    ...(counselor.description && { text: counselor.description }),
    ...(counselor.specialties.length > 0 && { tags: counselor.specialties.slice(0, shown) }),
    ...(more && { more }),
  };
}
