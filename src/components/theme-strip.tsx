import { attributes } from '../contract/page-contract';
import { keyframes, styled } from '@mui/material/styles';
import { onPhones } from './breakpoints';
import { onPaper } from './on-paper';

const glide = keyframes({ to: { transform: 'translateX(-100%)' } });

const Strip = styled('div')(({ theme }) => ({
  marginTop: theme.space.xxl,
  ul: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.space.s,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  li: {
    padding: `${theme.space.xs} ${theme.space.m}`,
    border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
    borderRadius: 999,
    fontSize: theme.typography.body2.fontSize,
    fontWeight: 600,
    background: `color-mix(in srgb, ${theme.vars.palette.site.bar} 85%, transparent)`,
    [onPaper]: { background: 'none' },
  },
  'ul + ul': { display: 'none' },
  [`@media ${onPhones} and (prefers-reduced-motion: no-preference)`]: {
    display: 'flex',
    // From one edge of the window to the other.
    margin: `${theme.space.xxl} calc(-1 * ${theme.vars.space.gutter}) 0`,
    overflow: 'hidden',
    'ul, ul + ul': {
      display: 'flex',
      flex: 'none',
      flexWrap: 'nowrap',
      minWidth: '100%',
      paddingInlineEnd: theme.space.s,
      whiteSpace: 'nowrap',
      animation: `${glide} 18s linear infinite`,
    },
    // What the band hides when it does not move can be scrolled to.
    [`[${attributes.motion}=paused] &`]: { overflowX: 'auto' },
    [`[${attributes.motion}=paused] & ul`]: { animationPlayState: 'paused' },
  },
}));

/** Short themes: a row, and on small screens a moving band, whose copy only fills the gap. */
export function ThemeStrip({ themes }: { themes: string[] }) {
  const items = themes.map((theme, index) => <li key={index}>{theme}</li>);
  return (
    <Strip>
      <ul>{items}</ul>
      <ul aria-hidden inert>
        {items}
      </ul>
    </Strip>
  );
}
