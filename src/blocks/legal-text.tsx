import { variables } from '../contract/page-contract';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { Heading, lowerRank, rankBelow } from '../components/heading';
import { Prose } from '../components/prose';
import { RichText } from '../components/rich-text';
import { roomForColumns, forcedBorder, onPaper } from '../components/design-tokens';
import { Section } from '../components/section';
import { useNumbers, useSite } from '../components/site-context';
import { keepNumbers } from '../payload/keep-numbers';
import { writePartId } from '../payload/page-paths';
import type { BlockProps } from './block-props';

const columns: SxProps<Theme> = ({ space, vars }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xl} ${space.xxxl}`,
  nav: {
    padding: space.l,
    borderRadius: vars.shape.card,
    background: vars.palette.site.tint1,
    border: forcedBorder,
    lineHeight: 1.4,
  },
  'section:first-of-type > :is(h2, h3)': { marginTop: 0 },
  'nav ol': { margin: `${space.xs} 0 0` },
  'nav a': { display: 'block', padding: `${space.xs} 0`, textDecorationColor: 'transparent' },
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
      'a:target-current': { fontWeight: 600, color: vars.palette.site.heading },
    },
  },
  [onPaper]: { nav: { display: 'none' } },
});

export function LegalText({ intro, sections, ...place }: BlockProps<'legal-text'>) {
  const { id, headingLevel, title } = place;
  const { labels } = useSite();
  const write = useNumbers();
  const level = rankBelow(headingLevel, title);
  return (
    <Section {...place} tone="background">
      <Box sx={columns}>
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
      </Box>
    </Section>
  );
}
