import { styled } from '@mui/material/styles';
import type { NeighborLink } from '../payload/list-links';
import { useSite } from './site-context';
import { notPrinted } from './on-paper';

const Row = styled('nav')(({ theme }) => ({
  display: 'grid',
  gap: `${theme.space.xs} ${theme.space.l}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15em, 100%), 1fr))',
  marginTop: theme.space.xl,
  borderTop: `1px solid ${theme.vars.palette.site.line}`,
  paddingTop: theme.space.m,
  a: {
    padding: `${theme.space.xs} 0`,
    fontFamily: theme.typography.h3.fontFamily,
    fontSize: theme.typography.h3.fontSize,
    lineHeight: 1.3,
    textDecorationColor: 'transparent',
    textWrap: 'balance',
  },
  'a:hover': { textDecorationColor: 'currentColor' },
  'a + a': { textAlign: 'end' },
  span: {
    display: 'block',
    fontFamily: theme.typography.fontFamily,
    fontSize: theme.typography.body2.fontSize,
    color: theme.vars.palette.text.secondary,
  },
  ...notPrinted,
}));

interface NeighborLinksProps {
  previous?: NeighborLink;
  next?: NeighborLink;
}

/** The posts before and after this one, by date or in a series; nothing when there are none. */
export function NeighborLinks({ previous, next }: NeighborLinksProps) {
  const { labels } = useSite();
  if (!previous && !next) return null;
  return (
    <Row aria-label={labels.neighborPosts}>
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
    </Row>
  );
}
