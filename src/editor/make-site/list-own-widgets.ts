import { definition } from '../../content/schema/walk-schema';
import type { JsonObject } from '../../utils/json';
import { readEntries } from './read-config';

/** The widgets that a practice can have an account for, as the sample has them. */
export interface OwnWidgets {
  /** settings of people, each with the first widget that it names */
  ofPeople: readonly { setting: string; widget: JsonObject }[];
  /** those of nobody in particular */
  others: readonly JsonObject[];
}

/** @param isKept tells by the kind of a widget whether it stays */
export function listOwnWidgets(sample: JsonObject, isKept: (kind: string) => boolean): OwnWidgets {
  const widgets = readEntries(sample, 'embed').filter(({ kind }) => isKept(String(kind)));
  const people = readEntries(sample, 'counselor');
  const ofPeople = listWidgetSettings().flatMap((setting) => {
    const ids = new Set(people.map((person) => person[setting]));
    const widget = widgets.find(({ id }) => id !== undefined && ids.has(id));
    return widget ? [{ setting, widget }] : [];
  });
  const taken = new Set(
    listWidgetSettings().flatMap((setting) => people.map((person) => person[setting])),
  );
  const others = widgets.filter(({ id }) => id !== undefined && !taken.has(id));
  return { ofPeople, others };
}

/** The settings of people that name widgets. */
export function listWidgetSettings(): string[] {
  const { properties = {} } = definition('Counselor');
  return Object.keys(properties).filter((name) => properties[name]?.entity === 'embed');
}
