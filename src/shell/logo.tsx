import { styled } from '@mui/material/styles';
import { menuAsSheet } from './header-measures';

const HomeLink = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.s,
  minHeight: 48,
  // Lines that are far apart may reach over the header by the room that is around them.
  maxHeight: '100%',
  color: theme.vars.palette.site.heading,
  fontFamily: theme.typography.h3.fontFamily,
  // Large text of the visitor's must leave room for the button of the menu beside it.
  fontSize: `min(${theme.typography.lead.fontSize}, 8vw)`,
  fontWeight: 600,
  lineHeight: 1.1,
  textDecoration: 'none',
  // A long word gives way to that button, not the other way round.
  [`@media ${menuAsSheet}`]: { overflowWrap: 'anywhere' },
  img: { flexShrink: 0 },
}));

interface LogoProps {
  label: string;
  name: string;
  src: string;
  /** the address of the home page */
  href?: string | undefined;
}

/** The mark of the practice and its name: the way home. */
export function Logo({ label, name, src, href = '/' }: LogoProps) {
  return (
    <HomeLink href={href} aria-label={label}>
      {/* Else React would put a preload link into the header, where hydration finds none. */}
      <img src={src} width={40} height={40} alt="" fetchPriority="low" />
      {name}
    </HomeLink>
  );
}
