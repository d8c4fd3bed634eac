import { formServices } from '../content/forms/form-services';
import { isolateNumber } from '../content/languages/language-code';
import { toTelHref } from '../content/to-tel-href';
import type { FormTarget as WrittenTarget } from '../generated/config-types';
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
    otherWays: [
      ...linkTo(isolateNumber(site.phone, site.language), toTelHref(`tel:${site.phone}`)),
      ...linkTo(site.email, `mailto:${site.email}`),
    ],
  };
}

/** Nothing where there is no number or address. */
function linkTo(label: string, href: string): ActionLink[] {
  return label ? [{ label, href, style: 'quiet' }] : [];
}
