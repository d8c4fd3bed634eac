import { Icon } from '../components/icon';
import { useSite } from '../components/site-context';
import { VisuallyHidden } from '../components/visually-hidden';

const networkIcons = { Facebook: 'facebook', Instagram: 'instagram', YouTube: 'youtube' } as const;

/** The practice on its social network, in a new tab. */
export function SocialLink() {
  const { site, labels } = useSite();
  const { network, href } = site.social;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      <Icon name={networkIcons[network]} />
      <span>{network}</span>
      <VisuallyHidden> {labels.opensInNewTab}</VisuallyHidden>
    </a>
  );
}
