import Grid from '@mui/material/Grid';
import {
  keyframes,
  useTheme,
  type Breakpoint,
  type CSSObject,
  type SxProps,
  type Theme,
} from '@mui/material/styles';
import { ActionRow } from '../components/action-row';
import {
  arrangeCards,
  cardGap,
  type CardArrangement,
  type CardKind,
  cropBesideText,
} from '../components/card-columns';
import { CardView } from '../components/card-view';
import { rankBelow } from '../components/heading';
import { LinkRow } from '../components/link-row';
import { motion } from '../components/motion';
import { Section } from '../components/section';
import { useSite } from '../components/site-context';
import type { Card } from '../payload/payload';
import type { BlockProps } from './block-props';

// Never quite invisible: what does not animate, or not yet, can be read.
const rise = keyframes({ from: { opacity: 0.01, transform: 'translateY(12px)' } });

/** Can be divided by two, three and four. */
const columnsOfGrid = 12;

/** The kind of the card that needs the most room. */
function chooseKind(cards: readonly Card[]): CardKind {
  if (cards.some(({ featured }) => featured)) return 'featured';
  return cards.some(({ imageShape }) => imageShape === 'wide') ? 'wide' : 'plain';
}

const list: SxProps<Theme> = ({ space }) => ({
  margin: `${space.xl} 0 0`,
  padding: 0,
  listStyle: 'none',
  '& > li': { maxWidth: 'none', animation: `${rise} ${motion.entrance} backwards` },
  '& + div': { marginTop: space.xl },
});

// The last card, alone in its row: as wide as the others together, its text beside its picture.
const besideItsPicture: CSSObject = {
  width: '100%',
  '& > :has(> picture)': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gridTemplateRows: '1fr auto auto 1fr',
    columnGap: 0,
  },
  // Stronger than the picture of a card in a column.
  '&&& img': { gridRow: '1 / -1', height: '100%', aspectRatio: `${cropBesideText}` },
  'picture + div': { gridRow: 2 },
  'picture + div + div': { gridRow: 3 },
};

/** Where a card is the first one of a row that has one less than the others, in the middle. */
function placeShortRow(
  card: number,
  arrangements: readonly CardArrangement[],
  { breakpoints }: Theme,
): CSSObject {
  const rules = arrangements.flatMap(({ from, columns, shortRows, lastAlone }, index) => {
    if (!shortRows.includes(card)) return [];
    const next = arrangements[index + 1];
    const media = next ? breakpoints.between(from, next.from) : breakpoints.up(from);
    const half = `calc((100% + ${cardGap}px) / ${2 * columns})`;
    return [[media, lastAlone ? besideItsPicture : { marginInlineStart: half }] as const];
  });
  return Object.fromEntries(rules);
}

export function CardGrid({ cards, stagger, actions, parts, ...place }: BlockProps<'card-grid'>) {
  const { behavior, theme: config } = useSite();
  const theme = useTheme();
  if (cards.length === 0) return null;
  const arrangements = arrangeCards(cards.length, chooseKind(cards), config.space.content);
  const size: Partial<Record<Breakpoint, number>> = Object.fromEntries(
    arrangements.map(({ from, columns }) => [from, columnsOfGrid / columns]),
  );
  const step = stagger === 'slow' ? behavior.cards.slowStagger : behavior.cards.stagger;
  return (
    <Section {...place}>
      {parts?.years && <LinkRow row={parts.years} />}
      <Grid container component="ul" columns={columnsOfGrid} spacing={`${cardGap}px`} sx={list}>
        {cards.map((card, index) => (
          <Grid
            key={index}
            component="li"
            size={size}
            sx={placeShortRow(index + 1, arrangements, theme)}
            style={{ animationDelay: `${index * step}ms` }}
          >
            <CardView
              card={card}
              headingLevel={rankBelow(place.headingLevel, place.title)}
              arrangements={arrangements}
            />
          </Grid>
        ))}
      </Grid>
      {parts?.pages && <LinkRow row={parts.pages} />}
      <ActionRow actions={actions} />
    </Section>
  );
}
