import { SiteLink } from '../components/site-link';
import { useSite } from '../components/site-context';

/** The practice on its social network, in a new tab. */
export function SocialLink() {
  const { network, href } = useSite().site.social;
  return <SiteLink href={href}>{network}</SiteLink>;
}
