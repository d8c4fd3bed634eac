import { styled } from '@mui/material/styles';
import { Heading, lowerRank, rankBelow } from '../components/heading';
import { RichText } from '../components/rich-text';
import { Section } from '../components/section';
import { useSite } from '../components/site-context';
import type { BlockProps } from './block-props';

const Body = styled('div')({
  maxWidth: '36em',
  'section, nav': { marginTop: 40 },
  'section > :is(h2, h3)': { fontSize: '1.5rem' },
  'nav a': { display: 'block', padding: '4px 0' },
});

export function LegalText({ id, headingLevel, title, intro, sections }: BlockProps<'legal-text'>) {
  const { labels } = useSite();
  const level = rankBelow(headingLevel, title);
  return (
    <Section id={id} headingLevel={headingLevel} tone="paper" title={title}>
      <Body>
        {intro && <RichText nodes={intro} topLevel={level} />}
        <nav aria-label={labels.contents}>
          <strong>{labels.contents}</strong>
          <ol>
            {sections.map((section, index) => (
              <li key={section.title}>
                <a href={`#${id}-${index + 1}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        {sections.map((section, index) => (
          <section key={section.title} id={`${id}-${index + 1}`}>
            <Heading level={level}>
              {index + 1}. {section.title}
            </Heading>
            <RichText nodes={section.text} topLevel={lowerRank(level)} />
          </section>
        ))}
      </Body>
    </Section>
  );
}
