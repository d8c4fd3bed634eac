import { attributes } from '../contract/page-contract';
import Chip from '@mui/material/Chip';
import { keyframes, styled } from '@mui/material/styles';
import { onPhones } from './breakpoints';

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
  'li > span': { padding: `${theme.space.xs} ${theme.space.m}` },
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
  const items = themes.map((theme, index) => (
    <Chip key={index} component="li" variant="outlined" label={theme} />
  ));
  return (
    <Strip>
      <ul>{items}</ul>
      <ul aria-hidden inert>
        {items}
      </ul>
    </Strip>
  );
}
