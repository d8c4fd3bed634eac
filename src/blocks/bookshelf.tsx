import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { Heading, lowerRank, rankBelow } from '../components/heading';
import { Picture } from '../components/picture';
import type { PicturePlace } from '../components/picture-place';
import { Section } from '../components/section';
import { useSite } from '../components/site-context';
import type { BlockProps } from './block-props';

/** Pixels. */
const coverWidth = 96;

const coverPlace: PicturePlace = {
  widths: { 0: `${coverWidth}px` },
  range: [coverWidth, coverWidth],
};

const row: SxProps<Theme> = ({ space, typography, vars }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18em, 100%), 1fr))',
  gap: `${space.xl} ${space.l}`,
  margin: `${space.l} 0 ${space.xxl}`,
  padding: 0,
  listStyle: 'none',
  li: { display: 'flex', alignItems: 'start', gap: space.m, maxWidth: 'none' },
  img: {
    flex: 'none',
    width: coverWidth,
    borderRadius: '2px 5px 5px 2px',
    // Some covers are as dark as a page can be.
    border: `1px solid ${vars.palette.site.line}`,
  },
  'h3, h4': { margin: `0 0 ${space.xxs}`, fontSize: typography.lead.fontSize },
  '& p': { margin: 0, fontSize: typography.body2.fontSize, lineHeight: 1.5 },
  '& p:first-of-type': { marginBottom: space.xs, color: vars.palette.text.secondary },
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
          <Box component="ul" sx={row}>
            {shelf.books.map((book, index) => (
              <li key={index}>
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
          </Box>
        </div>
      ))}
    </Section>
  );
}
