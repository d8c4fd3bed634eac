import { LinkRow } from '../components/link-row';
import { Section } from '../components/section';
import { useSite } from '../components/site-context';
import type { BlockProps } from './block-props';

export function Tags({ only, title, ...place }: BlockProps<'tags'>) {
  const { labels } = useSite();
  if (only.length === 0) return null;
  const links = only.map((tag) => ({ label: tag.title, href: tag.href }));
  return (
    <Section title={title} {...place}>
      <LinkRow row={{ name: title ?? labels.allTags, links }} />
    </Section>
  );
}
