import { SiteLink } from '../components/site-link';
import { useSite } from '../components/site-context';

/** The practice on its social network, in a new tab; nothing if it is on none. */
export function SocialLink() {
  const { social } = useSite().site;
  return social && <SiteLink href={social.href}>{social.network}</SiteLink>;
}
