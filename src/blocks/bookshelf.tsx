import { styled } from '@mui/material/styles';
import { Heading, lowerRank, rankBelow } from '../components/heading';
import { Picture } from '../components/picture';
import type { PicturePlace } from '../components/picture-place';
import { Section } from '../components/section';
import { useSite } from '../components/site-context';
import type { BlockProps } from './block-props';

/** Pixels. */
const coverWidth = 104;

const coverPlace: PicturePlace = {
  widths: { 0: `${coverWidth}px` },
  range: [coverWidth, coverWidth],
};

const Shelf = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))',
  gap: '32px 40px',
  margin: '16px 0 48px',
  padding: 0,
  listStyle: 'none',
  li: { display: 'grid', gridTemplateColumns: `${coverWidth}px 1fr`, gap: 20, alignItems: 'start' },
  img: { borderRadius: theme.vars.shape.input, boxShadow: theme.vars.elevation.card },
  'h3, h4': { margin: '0 0 4px', fontSize: '1.25rem' },
  'p:first-of-type': { marginBottom: 8, color: theme.vars.palette.text.secondary },
}));

export function Bookshelf({ id, headingLevel, title, shelves, tone }: BlockProps<'bookshelf'>) {
  const { labels } = useSite();
  const level = rankBelow(headingLevel, title);
  return (
    <Section id={id} headingLevel={headingLevel} tone={tone} title={title}>
      {shelves.map((shelf) => (
        <div key={shelf.id}>
          <Heading level={level}>{shelf.title}</Heading>
          <Shelf>
            {shelf.books.map((book) => (
              <li key={book.title}>
                <Picture picture={book.image} place={coverPlace} />
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
