import * as classes from '../contract/page-classes';
import { attributes, variables, type LateMark } from '../contract/page-contract';
import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { onPaper } from './design-tokens';

const Root = styled('div')(({ theme }) => ({
  'h2, h3': { marginTop: '1.8em', fontSize: theme.typography.h3.fontSize },
  h2: { fontSize: `calc(${theme.typography.h3.fontSize} * 1.2)` },
  li: { marginBottom: '.5em' },
  'li::marker': { color: theme.vars.palette.site.primary },
  // A quotation stands out: larger, in the type of the headings, after a mark of its own.
  blockquote: {
    position: 'relative',
    margin: '2em 0',
    paddingInlineStart: '1.5em',
    border: 0,
    fontSize: `calc(${theme.typography.h3.fontSize} * 1.1)`,
    lineHeight: 1.4,
    color: theme.vars.palette.site.heading,
    '&::before': {
      content: ['open-quote', 'open-quote / ""'],
      position: 'absolute',
      insetInlineStart: 0,
      top: '.12em',
      fontSize: '3em',
      lineHeight: 0.8,
      color: theme.vars.palette.site.highlight,
    },
    // The next one begins with the same.
    '&::after': { content: 'no-close-quote' },
    p: { textWrap: 'balance' },
    'p:last-child': { margin: 0 },
  },
  figure: { margin: '2em 0' },
  'figure img': { borderRadius: theme.vars.shape.card },
  figcaption: {
    marginTop: theme.space.s,
    fontSize: theme.typography.body2.fontSize,
    color: theme.vars.palette.text.secondary,
  },
  hr: {
    width: '4em',
    margin: '2.5em auto',
    border: 0,
    borderTop: `1px solid ${theme.vars.palette.site.control}`,
  },
  // What cannot be clicked is written out.
  [onPaper]: {
    'a::after': { fontSize: '9pt', fontFamily: theme.typography.body1.fontFamily },
    'a[href^=http]::after': { content: '" (" attr(href) ")"' },
    'a[href^="/"]::after': { content: `" (" var(${variables.siteAddress}) attr(href) ")"` },
  },
}));

/**
 * The rhythm of a long text: headings, lists, quotations, pictures with captions.
 *
 * @param late the value of `data-late`, where the first screen shows nothing that these styles are for
 */
export function Prose({ children, late }: { children: ReactNode; late?: LateMark | undefined }) {
  return (
    <Root className={classes.prose} {...{ [attributes.late]: late }}>
      {children}
    </Root>
  );
}
