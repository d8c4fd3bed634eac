import { formServices } from '../content/forms/form-services';
import { isolateNumber } from '../content/languages/language-code';
import { toTelHref } from '../content/html/contact-links';
import type { FormTarget as WrittenTarget, SiteConfig } from '../generated/config-types';
import type { ActionLink, FormTarget } from '../payload/payload';
import type { BuildContext } from './build-context';

/** Where a form is sent, in the terms of the service. */
export function buildFormTarget(
  { service, ref }: WrittenTarget,
  { config, path = '' }: Pick<BuildContext, 'config' | 'path'>,
): FormTarget {
  const { action, hidden, sendsBack, trap, attributes } = formServices[service];
  const { labels, site } = config;
  const { formSend, formSending, formSent, formFailed, formOptional, formChoose } = labels;
  return {
    ...(action && { action: action(ref) }),
    ...(sendsBack && { back: site.url + path }),
    hidden: hidden?.(ref) ?? {},
    trap,
    ...(attributes && { attributes: attributes(ref) }),
    words: { formSend, formSending, formSent, formFailed, formOptional, formChoose },
    otherWays: listOtherWays(site),
  };
}

function listOtherWays({ phone, email, language }: SiteConfig['site']): ActionLink[] {
  const style = 'quiet';
  const ways: ActionLink[] = [];
  if (phone !== undefined) {
    const label = isolateNumber(phone, language);
    ways.push({ label, href: toTelHref(`tel:${phone}`), style });
  }
  if (email !== undefined) ways.push({ label: email, href: `mailto:${email}`, style });
  return ways;
}
