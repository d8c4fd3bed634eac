import { Section } from '../components/section';
import { TagList } from '../components/tag-list';
import type { BlockProps } from './block-props';

export function List({ id, headingLevel, title, intro, style, items, tone }: BlockProps<'list'>) {
  const Tag = style === 'numbers' ? 'ol' : 'ul';
  return (
    <Section id={id} headingLevel={headingLevel} tone={tone} title={title} intro={intro} split>
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
