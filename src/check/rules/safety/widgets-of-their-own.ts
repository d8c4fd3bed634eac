import type { SiteConfig } from '../../../generated/config-types';
import { embedProviders } from '../../../content/embeds/providers';
import { entityKinds, findList, findListedKind, listEntities } from '../../../content/entities';
import { namesEntry, type ConfigText } from '../../../content/list-references';
import { hasPlaceholder } from '../../../content/placeholders/written-placeholders';
import type { Diagnostic } from '../../diagnostic';
import { writePointer, type Path } from '../../../utils/json';
import type { Rule } from '../rule';
import type { RuleContext } from '../rule-context';

/** What is booked or answered in a widget of one person never goes to another one. */
export const widgetsOfTheirOwn = {
  problems: {
    CFG0515: {
      severity: 'error',
      title: 'Two people have the same widget.',
      cause:
        'Bookings and answers in a widget go to the person it belongs to. If it is also shown for another person, their bookings and answers go to the wrong person. Only a widget of the kind "group", and an account in which visitors choose a person, may be shared.',
      example: {
        kind: 'words',
        bad: 'Ruth and Esther both have "bookingEmbed": "booking-ruth".',
        good: 'Ruth has "bookingEmbed": "booking-ruth", and Esther has "booking-esther".',
      },
    },
  },
  check: (context) => {
    const exclusive = listExclusive(context.config);
    const uses = context
      .textsWhere(namesEntry)
      .filter(({ value, node }) => node.entity === 'embed' && exclusive.has(value));
    const settings = uses.flatMap((use) => readOwner(use, context.config));
    const owners = new Map<string, Owner>();
    for (const owner of settings) if (!owners.has(owner.widget)) owners.set(owner.widget, owner);
    return [
      ...settings.flatMap((owner) => explainSecond(owner, owners.get(owner.widget))),
      ...uses.flatMap((use) => explainBlock(use, owners.get(use.value), context)),
    ];
  },
} satisfies Rule;

/** An entry that names a widget in one of its settings, which makes it the widget of that entry. */
interface Owner {
  widget: string;
  kind: string;
  id: string;
  path: Path;
}

/** The widgets that are not made for several people. */
function listExclusive({ embeds }: SiteConfig): ReadonlySet<string> {
  return new Set(
    embeds
      .filter(({ kind, provider }) => kind !== 'group' && !embedProviders[provider].sharedAccount)
      .map(({ id }) => id),
  );
}

function readOwner({ value, path }: ConfigText, config: SiteConfig): Owner[] {
  const list = writePointer(path.slice(0, 2));
  const kind = entityKinds.find((other) => writePointer(findList(other)) === list);
  const entry = kind && listEntities(config, kind)[Number(path[2])];
  return kind && entry ? [{ widget: value, kind, id: entry.id, path }] : [];
}

function explainSecond({ widget, kind, id, path }: Owner, first: Owner | undefined): Diagnostic[] {
  if (!first || (first.kind === kind && first.id === id)) return [];
  return [
    {
      code: 'CFG0515',
      path,
      message: `The widget "${widget}" already belongs to "${first.id}".`,
      hint: `Add a widget for "${id}" under "embeds" and write its ID here.`,
      related: [{ path: first.path, message: `"${first.id}" uses the widget here.` }],
    },
  ];
}

/** A block of a page that is about somebody shows no widget of somebody else. */
function explainBlock(
  { value, path }: ConfigText,
  owner: Owner | undefined,
  context: RuleContext,
): Diagnostic[] {
  if (!owner || path[0] !== 'routes') return [];
  const { ids, each } = listSubjects(path, owner.kind, context);
  const other = ids.find((id) => id !== owner.id);
  if (other === undefined) return [];
  const hint = each
    ? `Write "{${owner.kind}.${owner.path.at(-1)}}", so that each page shows the widget of its person.`
    : `Write the ID of the widget of "${other}" here, or choose "${owner.id}" in this block.`;
  return [
    {
      code: 'CFG0515',
      path,
      message: `The widget "${value}" belongs to "${owner.id}" but would be shown for "${other}".`,
      hint,
      related: [{ path: owner.path, message: `"${owner.id}" uses the widget here.` }],
    },
  ];
}

/** The entries that a block is about: the one it names, or each that the page is made for. */
function listSubjects(
  path: Path,
  kind: string,
  { config, textsWhere, fill }: RuleContext,
): { ids: readonly string[]; each: boolean } {
  const block = writePointer(path.slice(0, -1));
  const named = textsWhere(namesEntry).find(
    (text) => text.node.entity === kind && writePointer(text.path.slice(0, -1)) === block,
  );
  if (named) return { ids: fill(named.value, named.path), each: hasPlaceholder(named.value) };
  const route = config.routes[Number(path[1])];
  const listed = findListedKind(route?.forEach);
  const ids = listed === kind ? listEntities(config, listed).map(({ id }) => id) : [];
  return { ids, each: true };
}
