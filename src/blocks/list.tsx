import { Section } from '../components/section';
import { TagList } from '../components/tag-list';
import type { BlockProps } from './block-props';

export function List({ style, items, ...place }: BlockProps<'list'>) {
  const Tag = style === 'numbers' ? 'ol' : 'ul';
  return (
    <Section {...place} split>
      {style === 'tags' ? (
        <TagList tags={items} />
      ) : (
        <Tag>
          {items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </Tag>
      )}
    </Section>
  );
}
