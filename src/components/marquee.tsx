import { attributes } from '../contract/page-contract';
import { keyframes, styled } from '@mui/material/styles';
import { onPhones } from './design-tokens';

const glide = keyframes({ to: { transform: 'translateX(-100%)' } });

const dot = { content: '""', border: '3px solid', borderRadius: 999 };

const Strip = styled('div')(({ theme }) => ({
  marginTop: theme.space.xxl,
  ul: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${theme.space.xs} ${theme.space.m}`,
    // No farther than the shade over the picture.
    maxWidth: 640,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontWeight: 600,
  },
  li: { display: 'flex', alignItems: 'center', gap: theme.space.m },
  // A dot, also where colors are forced.
  'li:not(:last-child)::after': dot,
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
      maxWidth: 'none',
      paddingInlineEnd: theme.space.m,
      whiteSpace: 'nowrap',
      animation: `${glide} 18s linear infinite`,
    },
    'li::after': dot,
    // What the band hides when it does not move can be scrolled to.
    [`[${attributes.motion}=paused] &`]: { overflowX: 'auto' },
    [`[${attributes.motion}=paused] & ul`]: { animationPlayState: 'paused' },
  },
}));

/** Short themes: a row, and on small screens a moving band, whose copy only fills the gap. */
export function Marquee({ themes }: { themes: string[] }) {
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
