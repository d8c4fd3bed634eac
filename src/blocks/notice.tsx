import Container from '@mui/material/Container';
import type { SxProps, Theme } from '@mui/material/styles';
import { NoticeNote } from '../components/note';
import { attributes } from '../contract/page-contract';
import { selectAfter } from '../contract/tones';
import type { BlockProps } from './block-props';

const place: SxProps<Theme> = ({ space }) => ({
  paddingBlock: space.l,
  [selectAfter('background')]: { paddingTop: 0 },
  [`&:has(+ [${attributes.tone}]:not([${attributes.tone}=background]))`]: {
    paddingBottom: space.xxl,
  },
});

/** Beside its title where there is room, so that a notice takes little height. */
const wide: SxProps<Theme> = ({ breakpoints, space }) => ({
  maxWidth: 'none',
  marginBottom: 0,
  [breakpoints.up('lg')]: {
    '& > div:last-of-type': {
      flex: 1,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2.5fr) auto',
      columnGap: space.xl,
      '& > *': { gridColumn: 2 },
      '& > p:first-of-type': { gridColumn: 1 },
      '& > p:last-of-type': { marginBottom: 0 },
      // Buttons are at the end, as in the footer.
      '& > div': { gridColumn: 3, gridRow: '1 / span 9', alignSelf: 'center' },
    },
  },
});

export function Notice({ id, notice }: BlockProps<'notice'>) {
  return (
    <Container id={id} sx={place}>
      <NoticeNote kind={notice.kind} notice={notice} sx={wide} />
    </Container>
  );
}
