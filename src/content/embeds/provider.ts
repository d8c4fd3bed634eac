import type { Embed } from '../../generated/config-types';

/**
 * How a widget reports its height and that it has loaded. Widgets of a `silent` provider say nothing,
 * or nothing that is known for certain.
 */
export type FrameProtocol = 'highlevel' | 'calendly' | 'cal' | 'typeform' | 'cliniko' | 'silent';

/** The widgets of a provider for one kind of purpose. */
export interface EmbedForm {
  /** the ids that exist, matched whole; their groups are handed to `address` */
  ref: RegExp;
  /** what such an id looks like, in words that follow "is" */
  refHint: string;
  /** what precedes the name of the server, where each account has its own server */
  subdomain?: (groups: readonly string[]) => string | undefined;
  /** path and query of the widget's page */
  address: (groups: readonly string[], siteHost: string) => string;
  /** path and query of the page for a tab of its own, where it is another one */
  page?: (groups: readonly string[]) => string;
}

/** What the site knows about a provider of widgets. */
export interface EmbedProvider {
  name: string;
  /** the servers of the provider; the first one is the usual */
  hosts: readonly [string, ...string[]];
  /** where the page for a tab of its own is, if not on the same host */
  pageHost?: string;
  forms: Partial<Record<Embed['kind'], EmbedForm>>;
  protocol: FrameProtocol;
  /** the `allow` attribute: no more than the widget needs */
  allow?: string;
  /** the `sandbox` attribute; without it the widget may lead to a page of thanks after a booking */
  sandbox?: string;
  /** the `referrerpolicy` attribute; never more than the origin of the site */
  referrerPolicy: 'strict-origin-when-cross-origin' | 'no-referrer';
  /** pixels to keep free for widgets that cannot tell their height and need more than usual */
  minHeight?: number;
  /** where the provider's form-embed script is; never on a server that a config names */
  script?: { host: string; path: string };
  /** an id is that of an account in which visitors choose whom they book */
  sharedAccount?: true;
  /** the provider's widget cannot be framed, or not without its script: it is offered as a link */
  linkOnly?: true;
}

/** Widgets in which visitors do not write about themselves. */
const impersonal: ReadonlySet<Embed['kind']> = new Set([
  'podcast',
  'video',
  'newsletter',
  'donation',
  'map',
]);

/** Whether visitors may tell of a need in a widget, so that help in a crisis belongs next to it. */
export function asksAboutVisitors({ kind }: Pick<Embed, 'kind'>): boolean {
  return !impersonal.has(kind);
}
