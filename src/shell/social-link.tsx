import { SiteLink } from '../components/site-link';
import { useSite } from '../components/site-context';

/**
 * The practice on its social network, in a new tab; nothing if it is on none. A sign takes the
 * place of its name where there is no room for it.
 */
export function SocialLink() {
  const { social } = useSite().site;
  return (
    social && (
      <SiteLink href={social.href}>
        <span>{social.network}</span>
        <span aria-hidden>@</span>
      </SiteLink>
    )
  );
}
