import { toTelHref } from '../../content/html/contact-links';
import type { Action } from '../../generated/config-types';
import type { ActionLink } from '../../payload/payload';

/** A button of a card as pages show it. */
export function buildAction({ label, href, context, style }: Action): ActionLink {
  return { label, href: toTelHref(href), ...(context && { context }), style };
}
