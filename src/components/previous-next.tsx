import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { NeighborLink } from '../payload/list-links';
import { useSite } from './site-context';
import { notPrinted } from './design-tokens';

const row: SxProps<Theme> = ({ space, typography, vars }) => ({
  display: 'grid',
  gap: `${space.xs} ${space.l}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15em, 100%), 1fr))',
  marginTop: space.xl,
  borderTop: `1px solid ${vars.palette.site.line}`,
  paddingTop: space.m,
  a: {
    padding: `${space.xs} 0`,
    fontFamily: typography.h3.fontFamily,
    fontSize: typography.h3.fontSize,
    lineHeight: 1.3,
    textDecorationColor: 'transparent',
    textWrap: 'balance',
  },
  'a:hover': { textDecorationColor: 'currentColor' },
  'a + a': { textAlign: 'end' },
  span: {
    display: 'block',
    fontFamily: typography.fontFamily,
    fontSize: typography.body2.fontSize,
    color: vars.palette.text.secondary,
  },
  ...notPrinted,
});

interface NeighborLinksProps {
  previous?: NeighborLink;
  next?: NeighborLink;
}

/** The posts before and after this one, by date or in a series; nothing when there are none. */
export function PreviousNext({ previous, next }: NeighborLinksProps) {
  const { labels } = useSite();
  if (!previous && !next) return null;
  return (
    <Box component="nav" sx={row} aria-label={labels.neighborPosts}>
      {previous && (
        <a href={previous.href} rel="prev">
          <span>{previous.isPart ? labels.previousPart : labels.previousPost}</span>{' '}
          {previous.title}
        </a>
      )}
      {next && (
        <a href={next.href} rel="next">
          <span>{next.isPart ? labels.nextPart : labels.nextPost}</span> {next.title}
        </a>
      )}
    </Box>
  );
}
