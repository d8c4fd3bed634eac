import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { menuAsSheet } from './header-measures';

const homeLink: SxProps<Theme> = ({ space, typography, vars }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: 48,
  // Lines that are far apart may reach over the header by the room that is around them.
  maxHeight: '100%',
  color: vars.palette.site.heading,
  fontFamily: typography.h3.fontFamily,
  // Large text of the visitor's must leave room for the button of the menu beside it.
  fontSize: `min(${typography.lead.fontSize}, 8vw)`,
  fontWeight: 600,
  lineHeight: 1.1,
  textDecoration: 'none',
  // A long word gives way to that button, not the other way round.
  [`@media ${menuAsSheet}`]: { overflowWrap: 'anywhere' },
  img: { flexShrink: 0 },
});

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
    <Box component="a" href={href} aria-label={label} sx={homeLink}>
      {/* Else React would put a preload link into the header, where hydration finds none. */}
      <img src={src} width={40} height={40} alt="" fetchPriority="low" />
      {name}
    </Box>
  );
}
