import { attributes, variables } from '../contract/page-contract';
import { styled } from '@mui/material/styles';
import { layers, notPrinted } from '../components/design-tokens';
import { useSite } from '../components/site-context';
import { compactHeight, quickExitHeight, topBarHeight } from './header-measures';

// A bar of its own rather than a button over the page: it covers no text at any zoom.
const Bar = styled('aside')(({ theme }) => ({
  position: 'sticky',
  zIndex: layers.quickExit,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  height: `${quickExitHeight}rem`,
  padding: `0 ${theme.vars.space.gutter}`,
  [variables.focus]: theme.vars.palette.site.onBar,
  background: theme.vars.palette.site.bar,
  'a:focus-visible': { outlineOffset: 0 },
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    padding: `0 ${theme.space.l}`,
    border: '1px solid',
    borderRadius: 999,
    // Two lines of the visitor's large text must fit into the bar.
    fontSize: `min(${theme.typography.body2.fontSize}, 7vw)`,
    fontWeight: 600,
    lineHeight: 1.2,
    textDecoration: 'none',
    color: theme.vars.palette.site.bar,
    background: theme.vars.palette.site.onPicture,
  },
  // What else stays at the top of the window stays below it.
  '& ~ header': {
    top: `calc(${quickExitHeight}rem - ${topBarHeight})`,
    '&:has(> :first-of-type :focus-visible)': { top: `${quickExitHeight}rem` },
  },
  'html:has(&)': {
    [variables.skipLinkTop]: `${quickExitHeight + 0.5}rem`,
    [variables.stickyTop]: `${quickExitHeight + compactHeight + 1.5}rem`,
    scrollPaddingTop: `${quickExitHeight + compactHeight + 1}rem`,
  },
  ...notPrinted,
}));

const Limits = styled('div')(({ theme }) => ({
  padding: `0 ${theme.vars.space.gutter}`,
  fontSize: theme.typography.caption.fontSize,
  summary: { cursor: 'pointer' },
  'p, summary': { maxWidth: 'none', margin: 0, padding: `${theme.space.s} 0` },
  ...notPrinted,
}));

/** The way out of a page at once: a plain link, which the boot script makes leave no entry behind. */
export function QuickExit() {
  const { href, label, leavingText } = useSite().quickExit;
  return (
    <Bar>
      <a href={href} rel="nofollow noreferrer" {...{ [attributes.quickExit]: leavingText }}>
        {label}
      </a>
    </Bar>
  );
}

/** What leaving a page can and cannot do. */
export function QuickExitLimits() {
  const { short, text } = useSite().quickExit;
  return (
    <Limits>
      {short ? (
        <details>
          <summary>{short}</summary>
          <p>{text}</p>
        </details>
      ) : (
        <p>{text}</p>
      )}
    </Limits>
  );
}
