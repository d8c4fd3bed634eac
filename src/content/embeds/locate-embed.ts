import { withArticle, joinChoices } from '../../utils/english';
import type { Embed, SiteConfig } from '../../generated/config-types';
import { reservedRef } from '../placeholders/reserved-values';
import { findPastedId, type PastedRef } from './find-pasted-id';
import { isLoopback, encodesLetters, readUrl } from '../html/read-url';
import { embedProviders } from './providers';

/** Where a widget is loaded from. */
export interface EmbedLocation {
  /** the address for the frame */
  src: string;
  /** the address for a tab of its own */
  href: string;
  /** the provider's form-embed script, if the config asks for it */
  script?: string;
}

/** Why a widget has no address, with the setting that causes it. */
export interface EmbedFault {
  property: 'kind' | 'ref' | 'host';
  message: string;
  hint: string;
  /** what "ref" is in place of an id, if that is known */
  pasted?: PastedRef;
}

/** What of an embed says which widget it is. */
export type WidgetName = Pick<Embed, 'provider' | 'kind' | 'ref' | 'host'>;

type EmbedSettings = Pick<SiteConfig, 'site' | 'providers'>;

/**
 * Builds the addresses of a widget from the provider's rules. Ids are matched whole and the result
 * is checked again, so that no id and no host leads anywhere but to the provider. At a real provider,
 * an id that only stands in for one could belong to a stranger: `standsIn` is for reviews, and nothing
 * may load it.
 */
export function locateEmbed(
  embed: WidgetName,
  settings: EmbedSettings,
): { location: EmbedLocation } | { fault: EmbedFault } | { standsIn: EmbedLocation } {
  const { provider: id, kind, ref } = embed;
  const provider = embedProviders[id];
  const { name, forms } = provider;
  const form = forms[kind];
  if (!form) {
    return fault('kind', `${name} has no widget of the kind "${kind}".`, listKinds(id));
  }
  const groups = form.ref.exec(ref)?.slice(1);
  if (!groups) {
    const hint = 'Copy the ID again from the link that the provider gave you.';
    const message = `This is not ${withArticle(name)} ID. Write ${form.refHint}.`;
    const pasted =
      findPastedId(ref, id, kind) ?? findPastedId(`https://${provider.hosts[0]}/${ref}`, id, kind);
    return { fault: { property: 'ref', message, hint, ...(pasted && { pasted }) } };
  }
  const host = chooseHost(embed, settings);
  if (id === 'other' && !host) return fault('host', ...missingHost);
  if (!isKnownHost(host, embed, settings)) {
    const hint = hintHost(embed);
    return fault('host', `"${host}" is not a known server of ${name}.`, hint);
  }

  const account = isLoopback(host) ? undefined : form.subdomain?.(groups);
  const frameHost = account ? `${account}.${host}` : host;
  const pageHost = isLoopback(host) ? host : (provider.pageHost ?? frameHost);
  const address = form.address(groups, settings.site.url.replace('https://', ''));
  const script = readScript(embed, settings) === 'provider' && provider.script;
  const location: EmbedLocation = {
    src: joinAddress(frameHost, address),
    href: joinAddress(pageHost, form.page?.(groups) ?? address),
    // A server of one's own may show frames. What runs on the page itself is the provider's.
    ...(script && { script: joinAddress(isLoopback(host) ? host : script.host, script.path) }),
  };
  return reservedRef.test(ref) && !isLoopback(host) ? { standsIn: location } : { location };
}

/** The words for a widget whose server nobody named. */
const missingHost = [
  'A widget of another provider needs the name of its server.',
  'Write the server under "host", such as "forms.example.org", and the rest of the URL under "ref".',
] as const;

function fault(property: EmbedFault['property'], message: string, hint: string) {
  return { fault: { property, message, hint } };
}

function chooseHost(embed: WidgetName, { providers }: EmbedSettings): string {
  const account = embed.provider === 'highlevel' ? providers.highlevel.host : undefined;
  return embed.host ?? account ?? embedProviders[embed.provider].hosts[0];
}

function isKnownHost(
  host: string,
  { provider }: WidgetName,
  { providers, site }: EmbedSettings,
): boolean {
  // Not every name that looks right can be one.
  if (readUrl(`https://${host}`)?.host !== host || !encodesLetters(host)) return false;
  // In a frame, a page of the site itself could do all that the site may.
  if (provider === 'other') return readUrl(site.url)?.host !== host;
  const isAccount = provider === 'highlevel' && host === providers.highlevel.host;
  return isAccount || isLoopback(host) || embedProviders[provider].hosts.includes(host);
}

function readScript({ provider }: WidgetName, { providers }: EmbedSettings): 'none' | 'provider' {
  return provider === 'highlevel' ? providers.highlevel.script : 'none';
}

function listKinds(provider: Embed['provider']): string {
  const kinds = Object.keys(embedProviders[provider].forms).map((kind) => `"${kind}"`);
  return `Write ${joinChoices(kinds)}, or choose another provider.`;
}

function hintHost({ provider }: WidgetName): string {
  if (provider === 'other') return 'Write the name of the provider’s server.';
  const hosts = joinChoices(embedProviders[provider].hosts.map((host) => `"${host}"`));
  return provider === 'highlevel'
    ? `Write ${hosts}, or name your own server once under "providers" → "highlevel" → "host".`
    : `Delete "host", or write ${hosts}.`;
}

/** @throws Error when the address is not one of that host: a fault of the registry */
function joinAddress(host: string, address: string): string {
  const protocol = isLoopback(host) ? 'http:' : 'https:';
  const url = new URL(`${protocol}//${host}${address}`);
  const isOfHost = url.protocol === protocol && url.host === host && !url.username && !url.password;
  if (!isOfHost || url.pathname + url.search !== address) {
    throw new Error(`${host}${address} is not the URL of a widget`);
  }
  return url.href;
}
