import type { ComponentProps } from 'react';
import { useSite } from './site-context';
import { VisuallyHidden } from './visually-hidden';

interface SiteLinkProps extends ComponentProps<'a'> {
  href: string;
  /** its words are in an element that names their language, which may not be that of the page */
  isForeign?: boolean;
}

/** A link. Other sites open in a new tab, and screen readers say so. */
export function SiteLink({ href, isForeign, children, ...rest }: SiteLinkProps) {
  const { labels, site, english } = useSite();
  const { opensInNewTab } = labels;
  const hintLanguage = english?.includes(opensInNewTab) ? 'en' : site.language;
  // "http:" is only found in addresses of the stand-in provider.
  if (!/^https?:/.test(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <VisuallyHidden lang={isForeign ? hintLanguage : undefined}>
        {` ${opensInNewTab}`}
      </VisuallyHidden>
    </a>
  );
}
