import { variables } from '../contract/page-contract';
import { styled } from '@mui/material/styles';
import { Heading, lowerRank, rankBelow } from '../components/heading';
import { Prose } from '../components/prose';
import { RichText } from '../components/rich-text';
import { roomForColumns } from '../components/breakpoints';
import { Section } from '../components/section';
import { useNumbers } from '../components/use-numbers';
import { useSite } from '../components/site-context';
import { onPaper } from '../components/on-paper';
import { keepNumbers } from '../payload/keep-numbers';
import { writePartId } from '../payload/part-id';
import type { BlockProps } from './block-props';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${theme.space.xl} ${theme.space.xxxl}`,
  nav: {
    padding: theme.space.l,
    borderRadius: theme.vars.shape.card,
    background: theme.vars.palette.site.tint1,
    // A border that only forced colors show.
    border: '1px solid transparent',
    lineHeight: 1.4,
  },
  'section:first-of-type > :is(h2, h3)': { marginTop: 0 },
  'nav ol': { margin: `${theme.space.xs} 0 0` },
  'nav a': { display: 'block', padding: `${theme.space.xs} 0`, textDecorationColor: 'transparent' },
  'nav a:hover': { textDecorationColor: 'currentColor' },
  [`@media ${roomForColumns}`]: {
    gridTemplateColumns: 'minmax(0, 1fr) 300px',
    nav: {
      gridArea: '1 / 2 / 3',
      position: 'sticky',
      top: `var(${variables.stickyTop})`,
      alignSelf: 'start',
      maxHeight: `calc(100vh - var(${variables.stickyTop}) - 1.25rem)`,
      overflowY: 'auto',
      // Browsers that can mark the section one reads do it without script.
      scrollTargetGroup: 'auto',
      'a:target-current': { fontWeight: 600, color: theme.vars.palette.site.heading },
    },
  },
  [onPaper]: { nav: { display: 'none' } },
}));

export function LegalText({ id, headingLevel, title, intro, sections }: BlockProps<'legal-text'>) {
  const { labels } = useSite();
  const write = useNumbers();
  const level = rankBelow(headingLevel, title);
  return (
    <Section id={id} headingLevel={headingLevel} tone="background" title={title}>
      <Columns>
        {intro && (
          <div>
            <RichText nodes={intro} topLevel={level} />
          </div>
        )}
        <nav aria-label={labels.contents}>
          <strong>{labels.contents}</strong>
          <ol>
            {sections.map((section, index) => (
              <li key={index}>
                <a href={`#${writePartId(id, index + 1)}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <Prose>
          {sections.map((section, index) => (
            <section key={index} id={writePartId(id, index + 1)}>
              <Heading level={level}>
                {`${write(index + 1)}. `}
                <span>{keepNumbers(section.title)}</span>
              </Heading>
              <RichText nodes={section.text} topLevel={lowerRank(level)} />
            </section>
          ))}
        </Prose>
      </Columns>
    </Section>
  );
}
