import Box from '@mui/material/Box';
import { keyframes, useTheme, type CSSObject, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ActionRow } from '../components/action-row';
import {
  arrangeCards,
  cardGap,
  type CardArrangement,
  type CardKind,
  cropBesideText,
  placeCardPicture,
  placeRowPicture,
  type SmallPicture,
} from '../components/card-columns';
import { alignedCard, alignedPlace, writeRowCard, writeSmallCard } from '../components/card-looks';
import { CardView } from '../components/card-view';
import { rankBelow } from '../components/heading';
import { LinkRow } from '../components/link-row';
import { motion } from '../components/design-tokens';
import type { PicturePlace } from '../components/picture-place';
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

const list = ({ space }: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: `${cardGap}px`,
  margin: `calc(${space.xl} - ${cardGap}px) 0 0`,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    maxWidth: 'none',
    marginTop: `${cardGap}px`,
    animation: `${rise} ${motion.entrance} backwards`,
  },
  '& + div': { marginTop: space.xl },
});

// The last card, alone in its row: as wide as the others together, its text beside its picture.
const besideItsPicture: CSSObject = {
  '& > li:last-of-type': { gridColumn: '1 / -1', gridRow: 'auto', display: 'block' },
  '& > li:last-of-type > *': { display: 'flex', gridTemplateRows: '1fr auto auto 1fr' },
  '& > li:last-of-type > :has(> picture)': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
  },
  // Stronger than the places of cards side by side.
  '&&& > li:last-of-type': {
    img: { gridRow: '1 / -1', height: '100%', aspectRatio: `${cropBesideText}` },
    'picture + div': { display: 'flex', gridRow: 2 },
    'picture + div + div': { gridRow: 3 },
  },
};

/** Each card has two columns, so that a row that has one card less can be in the middle. */
function writeColumns({ columns, shortRows, lastAlone }: CardArrangement): CSSObject {
  const starts = shortRows.map((card) => `& > li:nth-of-type(${card})`).join();
  return {
    gridTemplateColumns: `repeat(${2 * columns}, minmax(0, 1fr))`,
    '& > li': { gridColumn: 'span 2', ...alignedPlace },
    ...(lastAlone ? besideItsPicture : starts && { [starts]: { gridColumn: '2 / span 2' } }),
  };
}

/** The styles of a list, and those of each of its cards. */
interface Look {
  list: CSSObject;
  card: CSSObject;
  place: (card: Card) => PicturePlace;
}

function lookAsGrid(
  arrangements: readonly CardArrangement[],
  picture: SmallPicture,
  theme: Theme,
): Look {
  const { up, down, between, values } = theme.breakpoints;
  const isArch = picture === 'arch';
  // Where portraits are below each other, as on phones and on paper, they are small.
  const onPhone = isArch ? picture : 'none';
  const sideBySide = (media: string): string =>
    isArch ? media.replace('@media', '@media screen and') : media;
  const columns = arrangements.flatMap((arrangement, index) => {
    const next = arrangements[index + 1];
    const media = next ? between(arrangement.from, next.from) : up(arrangement.from);
    return arrangement.columns > 1 ? [[sideBySide(media), writeColumns(arrangement)] as const] : [];
  });
  const beside = arrangements.find((arrangement) => arrangement.columns > 1)?.from ?? 'cards2';
  return {
    list: {
      ...(isArch && { [down(beside)]: { '& > li': { marginTop: theme.space.m } } }),
      ...Object.fromEntries(columns),
    },
    card: {
      // A square would cut a portrait off.
      [sideBySide(up(beside))]: isArch
        ? { ...alignedCard, img: { aspectRatio: '4/5' } }
        : alignedCard,
      ...(isArch && { [`${down(beside)}, print`]: writeSmallCard(theme, picture) }),
    },
    place: ({ imageShape }) =>
      placeCardPicture(
        arrangements,
        imageShape === 'wide' ? 16 / 9 : isArch ? 4 / 5 : 1,
        values,
        onPhone,
      ),
  };
}

function lookAsRows(picture: SmallPicture, theme: Theme): Look {
  const { up, down } = theme.breakpoints;
  return {
    list: { '& > li': { marginTop: theme.space.m } },
    card: {
      [up('sm')]: writeRowCard(theme, picture),
      ...(picture !== 'none' && {
        [down('sm')]: { ...writeSmallCard(theme, picture), '&& > div > p + p': { gridColumn: 2 } },
      }),
    },
    place: () => placeRowPicture(picture),
  };
}

function choosePicture(cards: readonly Card[]): SmallPicture {
  if (!cards.every(({ image }) => image)) return 'none';
  return cards.every(({ imageShape }) => imageShape === 'arch') ? 'arch' : 'square';
}

export function CardGrid({
  cards,
  layout,
  stagger,
  actions,
  parts,
  ...place
}: BlockProps<'card-grid'>) {
  const { behavior, theme: config } = useSite();
  const theme = useTheme();
  if (cards.length === 0) return null;
  const picture = choosePicture(cards);
  const arrangements = arrangeCards(cards.length, chooseKind(cards), config.space.content);
  const look =
    layout === 'rows' ? lookAsRows(picture, theme) : lookAsGrid(arrangements, picture, theme);
  const caption = cards.find(({ image }) => image?.caption)?.image?.caption;
  const step = stagger === 'slow' ? behavior.cards.slowStagger : behavior.cards.stagger;
  return (
    <Section {...place}>
      {parts?.years && <LinkRow row={parts.years} />}
      <Box component="ul" sx={[list, look.list]}>
        {cards.map((card, index) => (
          <li key={index} style={{ animationDelay: `${index * step}ms` }}>
            <CardView
              card={card}
              headingLevel={rankBelow(place.headingLevel, place.title)}
              sx={look.card}
              place={look.place(card)}
            />
          </li>
        ))}
      </Box>
      {caption && (
        <Typography
          variant="caption"
          color="textSecondary"
          sx={({ space }) => ({ display: 'block', marginTop: space.m })}
        >
          {caption}
        </Typography>
      )}
      {parts?.pages && <LinkRow row={parts.pages} />}
      <ActionRow actions={actions} />
    </Section>
  );
}
