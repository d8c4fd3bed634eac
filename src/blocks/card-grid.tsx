import * as classes from '../contract/page-classes';
import { keyframes, styled, type CSSObject } from '@mui/material/styles';
import { ActionRow } from '../components/action-row';
import {
  arrangeCards,
  cardGap,
  type CardArrangement,
  type CardKind,
  cropBesideText,
} from '../components/arrange-cards';
import { CardView } from '../components/card-view';
import { LinkRow } from '../components/link-row';
import { rankBelow } from '../components/heading';
import { motion } from '../components/motion';
import { Section } from '../components/section';
import { useSite } from '../components/site-context';
import type { Card } from '../payload/payload';
import type { BlockProps } from './block-props';

// Never quite invisible: what does not animate, or not yet, can be read.
const rise = keyframes({ from: { opacity: 0.01, transform: 'translateY(12px)' } });

/** The kind of the card that needs the most room. */
function chooseKind(cards: readonly Card[]): CardKind {
  if (cards.some(({ featured }) => featured)) return 'featured';
  return cards.some(({ imageShape }) => imageShape === 'wide') ? 'wide' : 'plain';
}

interface GridProps {
  arrangements: readonly CardArrangement[];
}

const Grid = styled('ul', { shouldForwardProp: (name) => name !== 'arrangements' })<GridProps>(
  ({ theme, arrangements }) => ({
    display: 'grid',
    gap: cardGap,
    margin: `${theme.space.xl} 0 0`,
    padding: 0,
    listStyle: 'none',
    '& > li': { maxWidth: 'none', animation: `${rise} ${motion.entrance} backwards` },
    ...Object.fromEntries(arrangements.map(writeArrangement)),
    '& + div': { marginTop: theme.space.xl },
  }),
);

// The last card, alone in its row: as wide as the others together, its text beside its picture.
const besideItsPicture: CSSObject = {
  gridColumn: '1 / -1',
  '& > :has(> picture)': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
  'picture + div': { justifyContent: 'center' },
  [`picture + div .${classes.cardFoot}`]: { marginTop: 0 },
  img: { height: '100%', aspectRatio: `${cropBesideText}` },
};

// A card takes two columns of the grid, so that a row with one card less is in the middle.
function writeArrangement(
  { from, columns, shortRows, lastAlone }: CardArrangement,
  index: number,
  all: readonly CardArrangement[],
): [string, CSSObject] {
  const next = all[index + 1];
  const until = next ? ` and (max-width: ${next.from - 0.01}em)` : '';
  const short = shortRows.map((card) => `& > li:nth-of-type(${card})`).join();
  return [
    `@media (min-width: ${from}em)${until}`,
    {
      gridTemplateColumns: `repeat(${2 * columns}, minmax(0, 1fr))`,
      '& > li': { gridColumn: 'span 2' },
      ...(short && { [short]: lastAlone ? besideItsPicture : { gridColumn: '2 / span 2' } }),
    },
  ];
}

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
  parts,
}: BlockProps<'card-grid'>) {
  const { behavior, theme } = useSite();
  if (cards.length === 0) return null;
  const arrangements = arrangeCards(cards.length, chooseKind(cards), theme.space);
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
      {parts?.years && <LinkRow row={parts.years} />}
      <Grid arrangements={arrangements}>
        {cards.map((card, index) => (
          <li key={index} style={{ animationDelay: `${index * step}ms` }}>
            <CardView
              card={card}
              headingLevel={rankBelow(headingLevel, title)}
              arrangements={arrangements}
            />
          </li>
        ))}
      </Grid>
      {parts?.pages && <LinkRow row={parts.pages} />}
      <ActionRow actions={actions} />
    </Section>
  );
}
