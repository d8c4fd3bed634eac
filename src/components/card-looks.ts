import type { CSSObject, Theme } from '@mui/material/styles';
import { writeArch, onPaper } from './design-tokens';
import { pictureInRow, pictureOnPhone, type SmallPicture } from './card-columns';
import { writeTagsAsWords } from './tag-list';

/** How many rows of a list one row of cards takes: one for each part that a card may have. */
const parts = 8;

const takeRows: CSSObject = { display: 'grid', gridTemplateRows: 'subgrid' };

const knowsSubgrid = '@supports (grid-template-rows: subgrid)';

/** For what holds a card that stands next to others. */
export const alignedPlace: CSSObject = {
  [knowsSubgrid]: { ...takeRows, gridRow: `span ${parts}` },
};

/** The parts of a card begin where those of its neighbors do. */
export const alignedCard: CSSObject = {
  [knowsSubgrid]: {
    ...takeRows,
    gridRow: `span ${parts}`,
    '&& > div:first-of-type': { ...takeRows, gridRow: `2 / ${parts}`, alignItems: 'start' },
    '&& > div + div': {
      gridRow: parts,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'stretch',
    },
    '&& > div + div > :last-child': { marginTop: 'auto' },
  },
};

/** A small picture with title and subtitle next to it; all else is below. */
export function writeSmallCard({ space, vars }: Theme, picture: SmallPicture): CSSObject {
  return {
    display: 'grid',
    gridTemplateColumns: `${pictureOnPhone}px minmax(0, 1fr)`,
    gridTemplateRows: 'auto auto 1fr',
    gap: `${space.xs} ${space.m}`,
    padding: space.m,
    '&& > div': { display: 'contents' },
    '&& > div > *': { gridColumn: '1 / -1' },
    '&& > div > :is(h2, h3, h2 + p, h3 + p)': { gridColumn: 2 },
    // Without a text, what is below would be far from the title.
    '& > div:not(:has(> p + *)) + div > [role=note]': { gridColumn: '2 !important' },
    '&& img': { gridRow: '1 / span 3', ...lookOf(picture, vars.shape.input) },
    '&& > div + div > div:last-child > *': { flexGrow: 1 },
    '&& ul': { ...writeTagsAsWords(space), lineHeight: 1.3 },
    // Wide enough for all words beside the picture.
    [onPaper]: { '&& > div > *': { gridColumn: 2 }, '&& img': { gridRow: '1 / span 6' } },
  };
}

/** A picture, then the words, and the buttons at the end. */
export function writeRowCard(
  { breakpoints, space, vars }: Theme,
  picture: SmallPicture,
): CSSObject {
  return {
    display: 'grid',
    gridTemplateColumns: `${picture === 'none' ? '' : 'auto '}minmax(0, 1fr) 15em`,
    alignItems: 'center',
    gap: space.l,
    padding: `${space.m} ${space.l}`,
    '&& > div': { padding: 0 },
    '&& img': { width: pictureInRow, ...lookOf(picture, vars.shape.input) },
    '&& > div + div > div:last-child': { flexDirection: 'column', alignItems: 'stretch' },
    '& [role=note]': { fontSize: 'inherit' },
    // The text has its own column next to the name.
    [breakpoints.up('lg')]: {
      '& > div:has(> p + p)': {
        display: 'grid',
        gridTemplateColumns: '2fr 3fr',
        gap: `${space.xxs} ${space.xl}`,
        '& > :not(p)': { alignSelf: 'end' },
        '& > p + p': { gridArea: '1 / 2 / 3', alignSelf: 'center' },
      },
    },
  };
}

function lookOf(picture: SmallPicture, corner: string | number): CSSObject {
  return picture === 'arch'
    ? { aspectRatio: '4/5', borderRadius: writeArch(corner) }
    : { aspectRatio: '1', borderRadius: corner };
}
