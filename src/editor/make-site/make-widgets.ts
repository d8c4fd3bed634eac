import { isLoopback } from '../../content/html/read-url';
import { makeReservedRef } from '../../content/embeds/reserved-ref';
import { embedProviders, isEmbedProvider } from '../../content/embeds/providers';
import {
  type RecognizedWidget,
  recognizeWidget,
  type UnknownWidget,
} from '../../content/embeds/recognize-widget';
import type { Embed } from '../../generated/config-types';
import { isJsonObject, type Json, type JsonObject, readText } from '../../utils/json';
import { AnswerError, type Answers } from './answers';
import { readEntries, writeEntries } from './read-config';
import { definition } from '../../content/schema/walk-schema';

/**
 * Makes a widget that belongs to the new practice of one of the sample: what its provider gave for it,
 * or an id that stands in until somebody knows it.
 *
 * @param number another one for each widget
 * @throws AnswerError when what was given means no widget
 */
export function renewWidget(
  widget: JsonObject,
  answers: Answers,
  pasted: string | undefined,
  number: number,
): JsonObject {
  const kind = readKind(widget);
  const { host: _host, minHeight: _height, minHeightOnPhone: _phone, ...kept } = widget;
  if (pasted !== undefined && pasted !== '') {
    const found = recognizeOwn(widget, answers, pasted);
    if ('message' in found) throw new AnswerError(`${pasted}: ${found.message} ${found.hint}`);
    return { ...kept, ...found };
  }
  const provider = chooseProvider(widget, kind, answers);
  const ref = makeReservedRef(provider, kind, number);
  // The server of the sample is a stranger's; one has to be named.
  const server = provider === 'other' && { host: 'widgets.example.org' };
  return { ...kept, ...server, provider, ref: ref ?? readText(widget['ref']) ?? '' };
}

/** What was given for a widget of the sample means this one, or nothing. */
export function recognizeOwn(
  widget: JsonObject,
  answers: Pick<Answers, 'provider'>,
  pasted: string,
): RecognizedWidget | UnknownWidget {
  const kind = readKind(widget);
  const provider = chooseProvider(widget, kind, answers);
  return recognizeWidget(pasted, { provider, kind, accountHost: answers.provider?.host });
}

function readKind(widget: JsonObject): Embed['kind'] {
  return String(widget['kind']) as Embed['kind'];
}

/** The provider of the answers, for what it has; else that of the sample. */
function chooseProvider(
  { provider }: JsonObject,
  kind: Embed['kind'],
  answers: Pick<Answers, 'provider'>,
): Embed['provider'] {
  const wanted = answers.provider?.name;
  if (wanted !== undefined && embedProviders[wanted].forms[kind]) return wanted;
  return typeof provider === 'string' && isEmbedProvider(provider) ? provider : 'highlevel';
}

/** Renews the widgets that belong to nobody in particular, and the account that some are in. */
export function renewWidgets(
  config: JsonObject,
  answers: Answers,
  isOwn: (id: string) => boolean,
): JsonObject {
  const widgets = readEntries(config, 'embed').map((widget, index) => {
    const id = readText(widget['id']) ?? '';
    return isOwn(id) ? widget : renewWidget(widget, answers, answers.widgets?.[id], index + 1);
  });
  return renewAccount(writeEntries(config, 'embed', widgets), answers);
}

/** An account is there as long as widgets need it. The server of the sample is none of the practice. */
function renewAccount(config: JsonObject, { provider }: Answers): JsonObject {
  const { providers, ...others } = config;
  if (!isJsonObject(providers)) return config;
  const used = new Set(readEntries(config, 'embed').map((widget) => widget['provider']));
  const accounts = Object.entries(providers).flatMap(([name, account]): [string, Json][] => {
    if (!used.has(name)) return [];
    const host = provider?.name === name ? provider.host : undefined;
    if (!isJsonObject(account)) return [[name, account]];
    const { host: former, ...kept } = account;
    const isLocal = isLoopback(readText(former ?? '') ?? '');
    const own = host ?? (isLocal ? undefined : former);
    return [[name, own === undefined ? kept : { ...kept, host: own }]];
  });
  if (accounts.length === 0) return others;
  return { ...config, providers: Object.fromEntries(accounts) };
}

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
