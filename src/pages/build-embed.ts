import { asksAboutVisitors } from '../content/embeds/provider';
import { locateEmbed, type EmbedLocation } from '../content/embeds/locate-embed';
import { embedProviders } from '../content/embeds/providers';
import { isolateNumber } from '../content/languages/language-code';
import { toTelHref } from '../content/html/contact-links';
import { fillTexts } from '../content/placeholders/fill-texts';
import { definition } from '../content/schema/walk-schema';
import type { Behavior, Embed, SiteConfig } from '../generated/config-types';
import { writePartId } from '../payload/page-paths';
import type { EmbedWidget } from '../payload/payload';
import type { EmbedFrame, WidgetShape } from '../payload/widget-frame';

type EmbedSettings = Pick<SiteConfig, 'site' | 'providers' | 'behavior' | 'labels'>;

/**
 * A widget with its address, from its id at the provider; in place of one whose id only stands in, a
 * sentence.
 *
 * @throws Error when the id is none
 */
export function buildEmbedWidget(written: Embed, settings: EmbedSettings): EmbedWidget {
  const embed = fillTexts(written, definition('Embed'), settings);
  const result = locateEmbed(embed, settings);
  if ('fault' in result) throw new Error(`${result.fault.message} Was the config checked?`);
  const { labels, site } = settings;
  const { label, phone = site.phone } = embed.fallback;
  // Without a link to the widget before it, the number stands alone.
  const call = 'standsIn' in result ? labels.callUs : labels.callInstead;
  const widget = {
    id: writePartId('frame', embed.id),
    title: embed.title,
    fallbackLabel: label,
    ...buildPhone(call, phone, site),
    ...(asksAboutVisitors(embed) && { asks: true as const }),
  };
  if ('standsIn' in result) return { ...widget, notSetUp: labels.embedNotSetUp };
  const { linkOnly } = embedProviders[embed.provider];
  return {
    ...widget,
    href: result.location.href,
    ...(!linkOnly && { frame: buildFrame(embed, result.location, settings) }),
  };
}

/** Shows how to reach the practice on the page of a person who has no widget. */
export function buildNoWidget({
  site,
  labels,
}: Pick<EmbedSettings, 'site' | 'labels'>): EmbedWidget {
  const { phone, email } = site;
  return {
    id: writePartId('frame', 'none'),
    title: '',
    isMissing: true,
    asks: true,
    ...(email !== undefined && { href: `mailto:${email}` }),
    fallbackLabel: email ?? '',
    ...buildPhone(labels.callUs, phone, site),
  };
}

function buildPhone(
  label: string,
  phone: string | undefined,
  { language }: EmbedSettings['site'],
): Pick<EmbedWidget, 'phone'> {
  if (phone === undefined) return {};
  const number = isolateNumber(phone, language);
  return { phone: { label, number, href: toTelHref(`tel:${phone}`) } };
}

function buildFrame(
  embed: Embed,
  { src, script }: EmbedLocation,
  { behavior }: EmbedSettings,
): EmbedFrame {
  const { allow, sandbox, referrerPolicy, protocol } = embedProviders[embed.provider];
  const shape = shapes[embed.kind];
  const isForVisitors = shape === 'calendar' || shape === 'form';
  const isNarrow = (embed.width ?? (isForVisitors ? 'narrow' : 'wide')) === 'narrow';
  const usual = asksAboutVisitors(embed) ? 'visible' : 'click';
  return {
    src,
    ...(shape && { shape }),
    ...(isNarrow && { isNarrow }),
    minHeight: chooseMinHeight(embed, behavior.embed),
    ...(embed.minHeightOnPhone !== undefined && { minHeightOnPhone: embed.minHeightOnPhone }),
    ...(allow && { allow }),
    ...(sandbox && { sandbox }),
    referrerPolicy,
    protocol,
    // Of other providers, nothing is known: the visitor decides.
    load: embed.provider === 'other' ? 'click' : (embed.load ?? usual),
    ...(script && { script }),
  };
}

/** A map has no outline. */
const shapes: Record<Embed['kind'], WidgetShape | undefined> = {
  booking: 'calendar',
  group: 'calendar',
  contact: 'form',
  registration: 'form',
  survey: 'form',
  podcast: 'player',
  video: 'player',
  newsletter: 'form',
  donation: 'form',
  map: undefined,
};

function chooseMinHeight(embed: Embed, behavior: Behavior['embed']): number {
  const own = embed.minHeight ?? embedProviders[embed.provider].minHeight;
  if (own !== undefined) return own;
  if (embed.kind === 'contact') return behavior.contactMinHeight;
  if (embed.kind === 'podcast') return behavior.podcastMinHeight;
  return behavior.minHeight;
}
