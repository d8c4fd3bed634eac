import { type EntryKind, readFirstName } from '../../content/entities';
import { toPascalCase } from '../../content/schema/bundle-schema';
import { isWording } from '../../content/schema/schema-node';
import { definition } from '../../content/schema/walk-schema';
import { isJsonObject, type Json, type JsonObject, readText } from '../../utils/json';
import type { Answers, PersonAnswer } from './answers';
import { listWidgetSettings, renewWidget } from './make-widgets';
import { makeBlankEntry, makeId, readId } from './make-entries';
import { findPeopleKind, readEntries } from './read-config';
import { rewrite } from './rewrite-config';

/** Ids that stand in for widgets of people are numbered from here on; those of all others, from 1 on. */
const firstOwnNumber = 1000;

/** New people, and the widgets that are theirs alone. */
export interface NewPeople {
  people: readonly JsonObject[];
  widgets: readonly JsonObject[];
}

/**
 * Makes the people of the answers. What nobody has said of them is blank: nothing that the sample says
 * of its people is said of others.
 *
 * @param kinds the kinds of widgets that the site has
 * @throws AnswerError when what was given for a widget means none
 */
export function makePeople(
  sample: Json,
  answers: Answers,
  kinds: (kind: string) => boolean,
  picture: string,
): NewPeople {
  const kind = findPeopleKind(sample);
  const before = readEntries(sample, kind);
  const [model] = before;
  if (!model) return { people: [], widgets: [] };
  const staying = before.filter((one) => one['sample'] !== true);
  const ids = new Set(staying.map(readId));
  const people: JsonObject[] = [];
  const widgets: JsonObject[] = [];
  for (const answer of answers.people) {
    const id = makeId(answer.name, ids);
    ids.add(id);
    const own = makeWidgets(sample, answers, { answer, id, kinds, from: widgets.length });
    widgets.push(...own.map(({ widget }) => widget));
    people.push({
      ...makePerson(model, kind, answer, picture),
      id,
      ...Object.fromEntries(own.map(({ setting, widget }) => [setting, widget['id'] ?? ''])),
    });
  }
  return { people, widgets };
}

/** The answer about a title is the title where people have pages, and the role in a team. */
function makePerson(
  model: JsonObject,
  kind: EntryKind,
  { name, firstName, title, states, image }: PersonAnswer,
  picture: string,
): JsonObject {
  const { properties = {} } = definition(toPascalCase(kind));
  const told: Record<string, Json | undefined> = {
    name,
    firstName,
    title,
    role: title,
    image: typeof image === 'string' ? { src: image, alt: name } : image,
    statesAccepted: states,
  };
  const own = Object.entries(told).flatMap(([setting, value]) =>
    value !== undefined && properties[setting] ? [[setting, value] as const] : [],
  );
  return { ...makeBlankEntry(model, kind, picture), ...Object.fromEntries(own) };
}

interface Owner {
  answer: PersonAnswer;
  id: string;
  kinds: (kind: string) => boolean;
  /** how many widgets others have */
  from: number;
}

/** The widgets of a person: for each setting that the people of the sample have one in. */
function makeWidgets(
  sample: Json,
  answers: Answers,
  { answer, id, kinds, from }: Owner,
): { setting: string; widget: JsonObject }[] {
  return listWidgetSettings().flatMap((setting, index) => {
    const pasted = answer.widgets?.[setting];
    const found = findWidget(sample, setting, kinds);
    if (!found) return [];
    const { widget, owner } = found;
    const own = renameOwner(widget, owner, answer);
    const renewed = renewWidget(own, answers, pasted, firstOwnNumber + from + index);
    return [{ setting, widget: { ...renewed, id: `${String(widget['kind'])}-${id}` } }];
  });
}

/** The widget that the first of the people has who has one that stays. */
function findWidget(
  sample: Json,
  setting: string,
  kinds: (kind: string) => boolean,
): { widget: JsonObject; owner: JsonObject } | undefined {
  const widgets = readEntries(sample, 'embed');
  for (const owner of readEntries(sample, 'counselor')) {
    const widget = widgets.find((one) => one['id'] === owner[setting]);
    if (widget && kinds(String(widget['kind']))) return { widget, owner };
  }
  return undefined;
}

/** A widget with the name of another person in its texts. */
export function renameOwner(
  widget: JsonObject,
  owner: JsonObject,
  { name, firstName }: PersonAnswer,
): JsonObject {
  const first = firstName ?? readFirstName(name);
  const former = readText(owner['name']) ?? '';
  const names = [former, readText(owner['firstName']) ?? readFirstName(former)]
    .filter((one) => one !== '')
    .map((one) => one.replaceAll(/[^\p{L}\p{N}]/gu, '.'));
  const pattern = new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'gu');
  const renamed = rewrite(widget, definition('Embed'), {
    text: (text, node) => {
      if (!isWording(node)) return text;
      const named = text.replace(pattern, () => name);
      const isLong = named.length > Number(node['maxLength'] ?? Infinity);
      return isLong ? text.replace(pattern, () => first) : named;
    },
  });
  return isJsonObject(renamed) ? renamed : widget;
}
