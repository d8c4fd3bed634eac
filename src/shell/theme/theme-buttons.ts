import type { LinkProps } from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import {
  forcedBorder,
  motion,
  themeBase,
  notPrinted,
  onPaper,
} from '../../components/design-tokens';
import { SiteLink } from '../../components/site-link';
import { attributes } from '../../contract/page-contract';
import { writeFocusRing } from './base-styles';
import type { Components } from './theme-components';

/** What can be pressed, and the short words that look alike. */
export function writeButtons(theme: Theme): Components {
  const { space, typography } = theme;
  const { site } = theme.vars.palette;
  return {
    MuiButton: {
      defaultProps: { variant: 'contained', disableElevation: true },
      styleOverrides: {
        root: {
          minHeight: 48,
          padding: `${space.xs} ${space.l}`,
          border: '2px solid transparent',
          borderRadius: theme.vars.shape.button,
          textAlign: 'center',
          textWrap: 'balance',
          transition: `background-color ${motion.hover}`,
          '&:active': { transform: 'translateY(1px)' },
          ...notPrinted,
        },
        contained: {
          color: site.onAction,
          backgroundColor: site.action,
          '&:hover': { color: site.onAction, backgroundColor: site.actionHover },
          // Until React comes, the button of the search waits: it looks as it will.
          '&.Mui-disabled': { color: site.onAction, backgroundColor: site.action },
        },
        outlined: {
          borderColor: 'currentColor',
          color: site.primary,
          backgroundColor: 'transparent',
          '&:hover': {
            color: site.primaryHover,
            backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)',
          },
        },
      },
    },
    MuiButtonBase: { defaultProps: { ...themeBase.buttonBase, LinkComponent: SiteLink } },
    MuiChip: {
      styleOverrides: {
        root: {
          height: 'auto',
          maxWidth: 'none',
          border: forcedBorder,
          borderRadius: theme.vars.shape.button,
          font: 'inherit',
          fontSize: typography.body2.fontSize,
          color: site.heading,
          backgroundColor: site.tint1,
          [`[${attributes.tone}=tint1] &`]: { backgroundColor: site.surface },
          [onPaper]: { backgroundColor: 'transparent' },
        },
        sizeSmall: { fontSize: typography.caption.fontSize, '& > span': { paddingBlock: 0 } },
        clickable: {
          minWidth: 44,
          minHeight: 44,
          borderColor: site.line,
          textDecoration: 'none',
          color: site.primary,
          backgroundColor: 'transparent',
          '&:hover': { borderColor: 'currentColor' },
          '&:hover, &.Mui-focusVisible': { backgroundColor: 'transparent' },
          '&[aria-current]:not(:focus-visible)': { outline: forcedBorder },
          '&[aria-current]': {
            borderColor: 'transparent',
            color: site.onAction,
            backgroundColor: site.action,
          },
        },
        label: {
          padding: `${space.xxs} ${space.s}`,
          overflow: 'visible',
          whiteSpace: 'normal',
        },
      },
    },
    MuiIconButton: {
      styleOverrides: { root: { width: '2.75rem', height: '2.75rem', color: 'inherit' } },
    },
    MuiLink: {
      defaultProps: { component: SiteLink } as LinkProps,
      // The ring that all links have.
      styleOverrides: { root: { '&.Mui-focusVisible': { outline: writeFocusRing(site) } } },
      variants: [
        {
          props: { variant: 'button' },
          style: {
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: 44,
            lineHeight: 'inherit',
            color: site.primary,
            textDecorationColor: 'currentColor',
            textUnderlineOffset: '.35em',
            '&:hover': { color: site.primaryHover, textDecorationThickness: 2 },
          },
        },
      ],
    },
  };
}
