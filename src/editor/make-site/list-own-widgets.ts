import { definition } from '../../config/schema/walk-schema';
import type { JsonGroup } from '../model/change';
import { readText } from '../model/read-value';
import { readId } from './make-entries';
import { readEntries } from './read-config';

/** The widgets that a practice can have an account for. */
export interface OwnWidgets {
  /** settings of people, each with the kind of widget that it names */
  ofPeople: readonly { setting: string; kind: string }[];
  /** those of nobody in particular */
  others: readonly { id: string; title: string; kind: string }[];
}

/** @param isKept tells by the kind of a widget whether it stays */
export function listOwnWidgets(sample: JsonGroup, isKept: (kind: string) => boolean): OwnWidgets {
  const widgets = readEntries(sample, 'embed').filter(({ kind }) => isKept(String(kind)));
  const people = readEntries(sample, 'counselor');
  const ofPeople = listWidgetSettings().flatMap((setting) => {
    const ids = new Set(people.map((person) => person[setting]));
    const widget = widgets.find(({ id }) => id !== undefined && ids.has(id));
    return widget ? [{ setting, kind: String(widget['kind']) }] : [];
  });
  const taken = new Set(
    listWidgetSettings().flatMap((setting) => people.map((person) => person[setting])),
  );
  const others = widgets
    .filter(({ id }) => id !== undefined && !taken.has(id))
    .map((widget) => ({
      id: readId(widget),
      title: readText(widget['title']) ?? '',
      kind: String(widget['kind']),
    }));
  return { ofPeople, others };
}

/** The settings of people that name widgets. */
export function listWidgetSettings(): string[] {
  const { properties = {} } = definition('Counselor');
  return Object.keys(properties).filter((name) => properties[name]?.entity === 'embed');
}
