import { styled } from '@mui/material/styles';
import { ActionButton } from '../components/action-button';
import { belowPanel, layers, motion } from '../components/design-tokens';
import { attributes } from '../contract/page-contract';
import type { ActionLink } from '../payload/payload';

// The last thing in `main`, it stays at the lower edge of the window until the footer comes.
const Bar = styled('div')(({ theme }) => ({
  display: 'none',
  [`@media screen and ${belowPanel}`]: {
    position: 'sticky',
    // The footer pushes it up, below the header.
    zIndex: layers.header - 1,
    bottom: 0,
    display: 'flex',
    gap: theme.space.s,
    padding: `${theme.space.xs} ${theme.vars.space.gutter}`,
    paddingBottom: `calc(${theme.space.xs} + env(safe-area-inset-bottom))`,
    borderTop: `1px solid ${theme.vars.palette.site.line}`,
    background: theme.vars.palette.site.background,
    '& > :first-of-type': { flex: 1 },
    // What gets the focus must not end up below it.
    'html:has(&)': { scrollPaddingBottom: '5rem' },
  },
  // As long as the buttons of the first screen are in sight, it would only cover something.
  [`html:not([${attributes.compact}]) &`]: {
    '@media (scripting: enabled)': { opacity: 0, visibility: 'hidden' },
  },
  transition: `opacity ${motion.hover}, visibility ${motion.hover}`,
}));

/** The most important buttons, within reach of the thumb. */
export function ActionBar({ actions }: { actions: readonly ActionLink[] }) {
  return (
    <Bar>
      {actions.map((action, index) => (
        <ActionButton key={index} action={action} />
      ))}
    </Bar>
  );
}
