import { styled } from '@mui/material/styles';
import { Heading, lowerRank, rankBelow } from '../components/heading';
import { Picture } from '../components/picture';
import type { PicturePlace } from '../components/picture-place';
import { Section } from '../components/section';
import { useSite } from '../components/site-context';
import type { BlockProps } from './block-props';

/** Pixels. */
const coverWidth = 148;

const coverPlace: PicturePlace = {
  widths: { 0: `min(33vw, ${coverWidth}px)` },
  range: [96, coverWidth],
};

/** How thick the board is that the covers stand on, in pixels. */
const board = 10;

// Each book brings its piece of the board; side by side they make one. On phones, a book stands on
// a board of its own and its text beside it.
const Shelf = styled('ul')(({ theme }) => {
  const { tint2, highlight } = theme.vars.palette.site;
  const borderBottom = `${board}px solid color-mix(in srgb, ${highlight} 20%, ${tint2})`;
  return {
    display: 'grid',
    rowGap: theme.space.xl,
    margin: `${theme.space.l} 0 ${theme.space.xxxl}`,
    padding: 0,
    listStyle: 'none',
    li: {
      display: 'grid',
      gridTemplateColumns: `min(${coverWidth}px, 33%) 1fr`,
      columnGap: theme.space.m,
      alignItems: 'end',
      maxWidth: 'none',
      borderBottom,
    },
    img: {
      borderRadius: '2px 5px 5px 2px',
      boxShadow: theme.vars.elevation.raised,
    },
    'h3, h4': { margin: `0 0 ${theme.space.xxs}`, fontSize: theme.typography.lead.fontSize },
    'p:first-of-type': { marginBottom: theme.space.xs, color: theme.vars.palette.text.secondary },
    'p:last-child': { marginBottom: theme.space.l },
    '@media (min-width: 700px)': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(210px, 1fr))',
      li: {
        gridRow: 'span 2',
        gridTemplate: 'subgrid / 1fr',
        rowGap: 0,
        alignItems: 'start',
        border: 0,
      },
      'li > div:first-of-type': {
        alignSelf: 'end',
        padding: `0 ${theme.space.m}`,
        borderBottom,
      },
      'li > div + div': { padding: `${theme.space.l} ${theme.space.m} 0` },
      img: { width: coverWidth },
    },
  };
});

export function Bookshelf({ shelves, ...place }: BlockProps<'bookshelf'>) {
  const { labels } = useSite();
  const level = rankBelow(place.headingLevel, place.title);
  if (shelves.length === 0) return null;
  return (
    <Section {...place}>
      {shelves.map((shelf) => (
        <div key={shelf.id}>
          <Heading level={level}>{shelf.title}</Heading>
          <Shelf>
            {shelf.books.map((book, index) => (
              <li key={index}>
                <div>
                  <Picture picture={book.image} place={coverPlace} />
                </div>
                <div>
                  <Heading level={lowerRank(level)}>{book.title}</Heading>
                  <p>
                    {labels.by} {book.author}
                  </p>
                  <p>{book.description}</p>
                </div>
              </li>
            ))}
          </Shelf>
        </div>
      ))}
    </Section>
  );
}
