import { joinChoices } from '../../utils/english';
import type { Embed } from '../../generated/config-types';
import { listProviders, readId } from './find-pasted-id';
import { readUrl } from '../html/read-url';
import { deadEnds } from './pasted-forms';
import { embedProviders, isEmbedProvider } from './providers';

/** Which widget something means: the settings of an embed that follow from it. */
export interface RecognizedWidget extends Pick<Embed, 'provider' | 'kind' | 'ref'> {
  /** its server, where that is not the one it would be loaded from anyway */
  host?: string;
}

/** Why something means no widget, and what to paste instead. */
export interface UnknownWidget {
  message: string;
  hint: string;
}

/** The embed that something is pasted for, as far as it is known. */
export interface WidgetPlace {
  provider?: unknown;
  kind?: unknown;
  /** the server of the account at HighLevel, if the config names one */
  accountHost?: unknown;
}

/**
 * Recognizes the widget in whatever a provider hands out: the address of its page, the code to embed
 * it, or its id alone, which counts for the provider that the embed has.
 */
export function recognizeWidget(
  pasted: string,
  place: WidgetPlace,
): RecognizedWidget | UnknownWidget {
  const text = pasted.trim();
  const known = isEmbedProvider(place.provider) ? [place.provider] : [];
  const providers = [...new Set([...known, ...listProviders()])];
  for (const provider of providers) {
    const found = readId(text, provider);
    const kind = found && chooseKind(provider, place.kind, found.kinds);
    if (!found || !kind || !embedProviders[provider].forms[kind]?.ref.test(found.id)) continue;
    const host = findHost(text, provider, place.accountHost);
    return { provider, kind, ref: found.id, ...(host !== undefined && { host }) };
  }
  const [current] = known;
  const deadEnd = providers
    .flatMap((provider) => deadEnds[provider] ?? [])
    .find(({ pattern }) => pattern.test(text));
  if (deadEnd) return { message: deadEnd.message, hint: deadEnd.hint };
  const kind = current && chooseKind(current, place.kind, undefined);
  if (current === 'other' && kind) return recognizePage(text, kind);
  const form = current && kind && embedProviders[current].forms[kind];
  if (current && kind && form?.ref.test(text)) return { provider: current, kind, ref: text };
  const isAddress = /[.<]|:\/\//.test(text);
  if (current && form && !isAddress) {
    return {
      message: `This is not a widget ID of ${embedProviders[current].name}.`,
      hint: `Write ${form.refHint}, or paste the link to the widget.`,
    };
  }
  const named = providers.filter((provider) => provider !== 'other');
  const names = named.map((provider) => embedProviders[provider].name).toSorted();
  return {
    message: 'This is not a widget of a known provider.',
    hint: `Paste the link or the embed code of a widget from ${joinChoices(names)}.`,
  };
}

/** A page that the person named: of any server, by its address or the frame around it. */
function recognizePage(pasted: string, kind: Embed['kind']): RecognizedWidget | UnknownWidget {
  const [, framed] = /<iframe[^>]*\ssrc\s*=\s*["']([^"']+)["']/i.exec(pasted) ?? [];
  const url = readUrl((framed ?? pasted).replaceAll('&amp;', '&'));
  const ref = url && (url.pathname + url.search).slice(1);
  if (url?.protocol === 'https:' && ref && embedProviders.other.forms[kind]?.ref.test(ref)) {
    return { provider: 'other', kind, ref, host: url.host };
  }
  return {
    message: 'This is not the URL of a page to embed.',
    hint: 'Paste the embed code of the provider, or the URL in it, which starts with "https://".',
  };
}

/** The kind that the address names; else the one that the embed has, if the provider has it. */
function chooseKind(
  provider: Embed['provider'],
  current: unknown,
  named: readonly Embed['kind'][] | undefined,
): Embed['kind'] | undefined {
  const { forms } = embedProviders[provider];
  const kinds = Object.keys(forms) as Embed['kind'][];
  const possible = named ?? kinds;
  return possible.find((kind) => kind === current) ?? possible[0];
}

function findHost(
  text: string,
  provider: Embed['provider'],
  accountHost: unknown,
): string | undefined {
  const { hosts } = embedProviders[provider];
  const usual =
    provider === 'highlevel' && typeof accountHost === 'string' ? accountHost : hosts[0];
  const isIn = (host: string) => text.includes(host.replace(/^www\./, ''));
  const named = isIn(usual) ? usual : hosts.find(isIn);
  return named === usual ? undefined : named;
}
