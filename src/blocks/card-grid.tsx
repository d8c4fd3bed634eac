import { keyframes, styled } from '@mui/material/styles';
import { ActionRow } from '../components/action-row';
import { cardWidths } from '../components/card-place';
import { CardView } from '../components/card-view';
import { rankBelow } from '../components/heading';
import { motion } from '../components/motion';
import { Section } from '../components/section';
import { useSite } from '../components/site-context';
import type { BlockProps } from './block-props';

// Never quite invisible: what does not animate, or not yet, can be read.
const rise = keyframes({ from: { opacity: 0.01, transform: 'translateY(12px)' } });

const { least, leastOfLarge, most, gap } = cardWidths;
const half = `50% - ${gap / 2}px`;
/** Pixels: how wide that many cards are at least. */
const widthOf = (count: number) => count * least + (count - 1) * gap;

const fill = (narrowest: string) => `repeat(auto-fit, minmax(min(${narrowest}, 100%), 1fr))`;

const Grid = styled('ul')({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: fill(`${least}px`),
  gap,
  margin: '32px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': { maxWidth: most, animation: `${rise} ${motion.entrance} backwards` },
  // Four stand in four columns, in two, or in one: as long as the row lacks a pixel for all of them,
  // each wants half of it.
  '&:has(> li:nth-of-type(4):last-of-type)': {
    gridTemplateColumns: fill(`clamp(${least}px, (${widthOf(4)}px - 100%) * 1000, ${half})`),
  },
  // Larger ones, and four with wide pictures, stand in two.
  '&:has(> li > [data-featured], > li:nth-of-type(4):last-of-type > [data-image=wide])': {
    gridTemplateColumns: fill(`max(${leastOfLarge}px, ${half})`),
  },
  // Where two have room, the third one is as wide as both.
  [`@container (min-width: ${widthOf(2)}px) and (max-width: ${widthOf(3) - 0.01}px)`]: {
    '& > li:nth-of-type(3):last-of-type:not(:has(img))': { gridColumn: '1 / -1', maxWidth: 'none' },
  },
  '& + div': { marginTop: 32 },
});

export function CardGrid({
  id,
  headingLevel,
  title,
  eyebrow,
  intro,
  cards,
  stagger,
  actions,
  tone,
}: BlockProps<'card-grid'>) {
  const { behavior } = useSite();
  if (cards.length === 0) return null;
  const step = stagger === 'slow' ? behavior.cards.slowStagger : behavior.cards.stagger;
  return (
    <Section
      id={id}
      headingLevel={headingLevel}
      tone={tone}
      title={title}
      eyebrow={eyebrow}
      intro={intro}
    >
      <Grid>
        {cards.map((card, index) => (
          <li key={index} style={{ animationDelay: `${index * step}ms` }}>
            <CardView
              card={card}
              headingLevel={rankBelow(headingLevel, title)}
              count={cards.length}
            />
          </li>
        ))}
      </Grid>
      <ActionRow actions={actions} />
    </Section>
  );
}
