import { entityKinds, isEntryKind } from '../../content/entities';
import { listPlaceholders } from '../../content/placeholders/written-placeholders';
import { isList, type Json, type JsonObject, readText } from '../../utils/json';
import type { Answers } from './answers';
import { findPicture, listNamedSettings, makeFirstEntry, makePlaces, readId } from './make-entries';
import { makePeople } from './make-people';
import { filterEntries, findPeopleKind, readEntries, writeEntries } from './read-config';
import { nameArea } from './sections';
import { rewriteConfig } from './rewrite-config';

/**
 * Takes the samples out of a config and puts in their place what is known: the people of the answers,
 * and a first entry with blanks in each list that stays and has no other.
 *
 * @param sample the config with its own words
 * @param config the same with other words
 * @param leftOut the names of areas
 */
export function renewEntries(
  sample: JsonObject,
  config: JsonObject,
  answers: Answers,
  leftOut: readonly string[],
): { config: JsonObject; ownWidgets: ReadonlySet<string> } {
  const picture = findPicture(config);
  const peopleKind = findPeopleKind(sample);
  const { people, widgets } = makePeople(
    sample,
    answers,
    (kind) => !leftOut.includes(kind),
    picture,
  );
  let renewed = filterEntries(config, (_kind, entry) => entry['sample'] !== true);
  for (const kind of entityKinds) {
    const [first] = readEntries(config, kind);
    const isEmptied = first !== undefined && readEntries(renewed, kind).length === 0;
    if (!isEntryKind(kind) || kind === peopleKind || !isEmptied) continue;
    if (leftOut.includes(nameArea(kind))) continue;
    renewed = writeEntries(renewed, kind, [
      makeFirstEntry(first, kind, picture, listNamedSettings(config, kind)),
    ]);
  }
  renewed = writeEntries(renewed, 'place', makePlaces(renewed, answers));
  renewed = writeEntries(renewed, peopleKind, [...readEntries(renewed, peopleKind), ...people]);
  const others = readEntries(renewed, 'embed').filter((one) => !isOf(widgets, one));
  renewed = writeEntries(renewed, 'embed', [...others, ...widgets]);
  const saysStates = readEntries(sample, 'counselor').some((one) => one['statesAccepted']);
  const asked = saysStates || !answers.people.some(({ states }) => states);
  const left = forgetSamples(config, renewed);
  return {
    config: asked ? left : nameOwners(left),
    ownWidgets: new Set(widgets.map(readId)),
  };
}

/** Widgets of people say whose they are, and with that, in which states clients must live. */
function nameOwners(config: JsonObject): JsonObject {
  return rewriteConfig(config, {
    text: (text) => text,
    group: (group, { properties = {} }) => {
      const [widget] = listPlaceholders(readText(group['embed']) ?? '');
      const setting = Object.keys(properties).find(
        (name) => properties[name]?.entity === widget?.name,
      );
      if (!widget || setting === undefined || group[setting] !== undefined) return group;
      return { ...group, [setting]: `{${widget.name}.id}` };
    },
  });
}

function isOf(entries: readonly JsonObject[], { id }: JsonObject): boolean {
  return entries.some((one) => one['id'] === id);
}

/**
 * Lists of ids forget the samples. Where a list shows all when it is empty, it shows what is new; where
 * it cannot be empty, it names the first that there is, and what it belongs to is a draft until
 * somebody has said that this is true. Without a public event, no list leads to the calendar of these.
 */
function forgetSamples(before: JsonObject, config: JsonObject): JsonObject {
  const gone = (kind: string | undefined, id: Json): boolean =>
    entityKinds.some(
      (each) =>
        each === kind &&
        readEntries(before, each).some((one) => one['id'] === id && one['sample'] === true) &&
        !readEntries(config, each).some((one) => one['id'] === id),
    );
  const isPublic = readEntries(config, 'event').some((event) => event['discloseLocation'] === true);
  return rewriteConfig(config, {
    text: (text) => text,
    group: (group, { properties = {}, required = [] }) => {
      const next: Record<string, Json> = { ...group };
      if (!isPublic && !properties['discloseLocation']) delete next['allEvents'];
      for (const [name, ids] of Object.entries(group)) {
        const kind = properties[name]?.items?.entity;
        if (kind === undefined || !isList(ids)) continue;
        const left = ids.filter((id) => !gone(kind, id));
        if (left.length === ids.length) continue;
        const [first] = entityKinds.flatMap((each) =>
          each === kind ? readEntries(config, each) : [],
        );
        if (left.length > 0) next[name] = left;
        else if (!required.includes(name)) delete next[name];
        // There is nobody to lead it.
        else if (!first) return undefined;
        else {
          next[name] = [first['id'] ?? ''];
          if (properties['status']) next['status'] = 'draft';
        }
      }
      return next;
    },
  });
}
