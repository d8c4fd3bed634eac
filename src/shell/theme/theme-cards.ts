import type { Theme } from '@mui/material/styles';
import { onPhones } from '../../components/design-tokens';
import * as classes from '../../contract/page-classes';
import type { Components } from './theme-components';

/** Cards, and what is in them. */
export function writeCards(theme: Theme): Components {
  const { space } = theme;
  const { palette, shape, elevation } = theme.vars;
  const { site } = palette;
  return {
    MuiCard: {
      styleOverrides: {
        root: {
          border: `1px solid ${site.line}`,
          borderRadius: shape.card,
          boxShadow: elevation.card,
          display: 'flex',
          flexDirection: 'column',
          height: '100%',
          img: { width: '100%', aspectRatio: '1', objectFit: 'cover' },
          [`&.${classes.wideImage} img`]: { aspectRatio: '16/9' },
          [`&.${classes.featured} > div`]: { paddingInline: space.xl },
          [`&.${classes.featured} > div:first-of-type`]: { paddingTop: space.xl },
          [`&.${classes.featured} > div:last-of-type`]: { paddingBottom: space.xl },
        },
      },
      variants: (['dawn', 'mist', 'dusk', 'noon'] as const).map((wash) => ({
        props: { variant: wash },
        style: {
          background: palette.wash[wash],
          '&& > div > svg': { background: site.surface },
        },
      })),
    },
    MuiCardActions: {
      defaultProps: { disableSpacing: true },
      styleOverrides: {
        root: { display: 'grid', gap: space.s, padding: `${space.xs} ${space.l} ${space.l}` },
      },
    },
    MuiCardContent: {
      styleOverrides: {
        root: {
          display: 'flex',
          flexDirection: 'column',
          flex: 1,
          gap: space.s,
          padding: `${space.l} ${space.l} ${space.s}`,
          '&:last-child': { paddingBottom: space.l },
          // Stronger than the margins that the texts bring along.
          '&& > *': { margin: 0 },
          // The drawing in a disc, whatever is behind it.
          '&& > svg': {
            width: 52,
            height: 52,
            marginBottom: space.xs,
            padding: space.s,
            borderRadius: 999,
            color: palette.primary.main,
            background: site.tint1,
          },
          // On phones, many cards are below each other: the drawing is beside the title.
          [`@media ${onPhones}`]: {
            '&:has(> svg)': {
              display: 'grid',
              gridTemplateColumns: 'auto 1fr',
              columnGap: space.m,
              '& > :not(svg, h2, h3)': { gridColumn: '1 / -1' },
            },
            '&& > svg': { margin: 0 },
            '& > svg + *': { alignSelf: 'center' },
          },
        },
      },
    },
    MuiPaper: { defaultProps: { variant: 'outlined' } },
  };
}
