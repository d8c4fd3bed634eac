import { styled } from '@mui/material/styles';

const HomeLink = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  color: theme.vars.palette.site.heading,
  fontFamily: theme.typography.h3.fontFamily,
  fontSize: '1.25rem',
  fontWeight: 600,
  lineHeight: 1.1,
  textDecoration: 'none',
}));

/** The mark of the practice, a sun over two waves, and its name: the way home. */
export function Logo({ label, name }: { label: string; name: string }) {
  return (
    <HomeLink href="/" aria-label={label}>
      <svg width="40" height="40" viewBox="0 0 40 40" fill="none" stroke="currentColor" aria-hidden>
        <circle cx="20" cy="20" r="19" />
        <circle cx="20" cy="15" r="5" fill="currentColor" stroke="none" />
        <path
          d="M6 25q3.5-3 7 0t7 0 7 0 7 0M9 30q2.75-2.5 5.5 0t5.5 0 5.5 0 5.5 0"
          strokeWidth="2"
        />
      </svg>
      {name}
    </HomeLink>
  );
}
