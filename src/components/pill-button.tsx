import { attributes } from '../contract/page-contract';
import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { motion } from './motion';
import { SiteLink } from './site-link';
import { notPrinted } from './on-paper';

interface PillButtonProps extends Omit<ButtonBaseProps, 'href'> {
  /** a link when given, else a button */
  href?: string | undefined;
  look?: 'main' | 'second';
}

const Pill = styled(ButtonBase)(
  memoTheme(({ theme }) => ({
    minHeight: 48,
    padding: `${theme.space.xs} ${theme.space.l}`,
    border: '2px solid transparent',
    borderRadius: 999,
    font: 'inherit',
    fontWeight: 600,
    lineHeight: 1.25,
    textAlign: 'center',
    textWrap: 'balance',
    color: theme.vars.palette.site.onAction,
    background: theme.vars.palette.site.action,
    transition: `background-color ${motion.hover}`,
    '&:active': { transform: 'translateY(1px)' },
    '&:hover': {
      color: theme.vars.palette.site.onAction,
      background: theme.vars.palette.site.actionHover,
    },
    [`&[${attributes.look}=second]`]: {
      borderColor: 'currentColor',
      color: theme.vars.palette.site.primary,
      background: 'none',
    },
    [`&[${attributes.look}=second]:hover`]: {
      color: theme.vars.palette.site.primaryHover,
      background: 'color-mix(in srgb, currentColor 10%, transparent)',
    },
    ...notPrinted,
  })),
);

/**
 * A pill-shaped button or link on MUI's ButtonBase, whose full Button costs a page five times the CSS.
 */
export function PillButton({ href, look = 'main', ...rest }: PillButtonProps) {
  const link = href === undefined ? {} : { component: SiteLink, href };
  return (
    <Pill {...{ [attributes.look]: look === 'second' ? look : undefined }} {...link} {...rest} />
  );
}
