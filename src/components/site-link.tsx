import type { ComponentProps } from 'react';
import { useSite } from './site-context';
import { VisuallyHidden } from './visually-hidden';

interface SiteLinkProps extends ComponentProps<'a'> {
  href: string;
}

/** A link. Other sites open in a new tab, and screen readers say so. */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  const { labels } = useSite();
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
      <VisuallyHidden>{` ${labels.opensInNewTab}`}</VisuallyHidden>
    </a>
  );
}
