import { fillTexts } from '../../content/placeholders/fill-texts';
import { definition } from '../../content/schema/walk-schema';
import { selectEntries } from '../../content/shown-entries';
import type { TeamCards, TeamMember } from '../../generated/config-types';
import type { Card } from '../../payload/payload';
import { takeShown, type BuildContext } from '../build-context';
import { buildPortrait, portrayMember } from '../build-picture';
import { describeRole } from '../name-places';
import { buildAction } from './card-builder';

/** A card for each member of the team; nothing on it has to be a link. */
export function buildTeamCards(cards: TeamCards, context: BuildContext): Card[] {
  const schema = definition('TeamMember');
  return takeShown(selectEntries(context.config, cards), context).map((member) =>
    buildCard(fillTexts(member, schema, { site: context.config.site }), context),
  );
}

function buildCard(member: TeamMember, context: BuildContext): Card {
  const { name, role, text, links } = member;
  return {
    title: name,
    ...describeRole(role, member, context),
    ...(text && { text }),
    image: buildPortrait(portrayMember(member), context),
    imageShape: 'arch',
    actions: links.map(buildAction),
  };
}
