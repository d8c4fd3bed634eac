import { buttonClasses } from '@mui/material/Button';
import { stackClasses } from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import { motion, onPaper, plainOnPaper } from '../../components/design-tokens';
import { attributes } from '../../contract/page-contract';
import { selectAfter, tones } from '../../contract/tones';
import { writeButtons } from './theme-buttons';
import { writeCards } from './theme-cards';

export type Components = NonNullable<Theme['components']>;

/**
 * What MUI's components usually look like on the pages of a site: a block that departs from it says so
 * in its `sx`. No part of it is a function: MUI would call it for each element.
 *
 * @param theme with its `vars`
 */
export function createComponents(theme: Theme): Components {
  return {
    ...writeLayout(theme),
    ...writeCards(theme),
    ...writeButtons(theme),
    ...writeNotices(theme),
  };
}

/** The place of a block, rows and texts. */
function writeLayout(theme: Theme): Components {
  const { space: fluid, palette } = theme.vars;
  const { site } = palette;
  return {
    // Of the whole width: what is in it keeps the distance of the theme from both sides.
    MuiContainer: {
      defaultProps: { maxWidth: false, disableGutters: true },
      styleOverrides: {
        root: {
          position: 'relative',
          padding: `${fluid.section} ${fluid.gutter}`,
          // As close to the header as the titles of other pages.
          '&:has(h1)': { paddingTop: fluid.opening },
          ...Object.fromEntries(
            tones.map((tone) => [
              `&[${attributes.tone}=${tone}]`,
              { background: site[tone], [selectAfter(tone)]: { paddingTop: 0 } },
            ]),
          ),
          ...plainOnPaper,
        },
      },
    },
    MuiStack: {
      defaultProps: { useFlexGap: true },
      styleOverrides: { root: { flexWrap: 'wrap', 'ul&': { padding: 0, listStyle: 'none' } } },
    },
    MuiTypography: {
      defaultProps: {
        variantMapping: { hero: 'h1', large: 'h3', lead: 'p', eyebrow: 'p', caption: 'p' },
      },
    },
  };
}

/** Notices, and questions whose answers open. */
function writeNotices(theme: Theme): Components {
  const { space, typography } = theme;
  const { palette } = theme.vars;
  const { site } = palette;
  return {
    MuiAccordionDetails: { styleOverrides: { root: { padding: 0 } } },
    MuiAccordionSummary: {
      styleOverrides: {
        root: {
          gap: space.m,
          minHeight: 0,
          padding: `${space.m} 0`,
          listStyle: 'none',
          // As of any text: one may want to copy or translate a question.
          userSelect: 'text',
          '&.Mui-focusVisible': { backgroundColor: 'transparent' },
          '&::-webkit-details-marker': { display: 'none' },
          // A plus of two strokes; the upright one lies down when the answer is shown.
          '&::before, &::after': {
            content: '""',
            flex: 'none',
            order: 1,
            width: 18,
            borderTop: `2px solid ${palette.primary.main}`,
          },
          '&::after': {
            marginInlineStart: `calc(-18px - ${space.m})`,
            transform: 'rotate(90deg)',
            transition: `transform ${motion.disclosure}`,
          },
          '[open] > &::after': { transform: 'none' },
          '&:hover > * > *': { color: palette.primary.main },
          [onPaper]: {
            breakAfter: 'avoid',
            breakInside: 'avoid',
            '&::before, &::after': { display: 'none' },
          },
        },
        content: { margin: 0, '&& > *': { margin: 0 } },
      },
    },
    MuiAlert: {
      defaultProps: { variant: 'notice' },
      styleOverrides: {
        root: {
          gap: space.s,
          maxWidth: '40em',
          marginBottom: space.l,
          padding: `${space.m} ${space.l}`,
          border: `1px solid ${site.line}`,
          fontSize: 'inherit',
          lineHeight: 'inherit',
          color: site.heading,
          background: site.warning,
          [onPaper]: { breakInside: 'avoid' },
        },
        icon: {
          margin: 0,
          padding: 0,
          fontSize: 'inherit',
          color: site.highlight,
          opacity: 1,
        },
        message: { padding: 0, overflow: 'visible', '& > :last-child': { marginBottom: 0 } },
      },
      variants: [
        {
          props: { variant: 'notice' },
          // A panel that is hardly lighter than what it is on.
          style: theme.applyStyles('dark', { borderColor: site.highlight }),
        },
        {
          props: { variant: 'crisis' },
          style: {
            border: `2px solid ${palette.primary.main}`,
            background: site.surface,
            '& > :first-of-type': { color: palette.primary.main },
            // Three numbers fit into a row of a phone.
            [`&& .${stackClasses.root}`]: { gap: space.xs },
            [`&& .${buttonClasses.root}`]: { paddingInline: space.s },
          },
        },
        {
          props: { variant: 'fact' },
          style: {
            gap: space.xs,
            justifySelf: 'start',
            marginBottom: 0,
            padding: 0,
            border: 0,
            fontSize: typography.body2.fontSize,
            lineHeight: 1.4,
            color: palette.text.primary,
            background: 'none',
            svg: { fontSize: typography.lead.fontSize },
            '& > :first-of-type': { color: palette.primary.main },
          },
        },
      ],
    },
    MuiAlertTitle: {
      styleOverrides: {
        root: { margin: '0 0 1em', font: 'inherit', fontWeight: 600, color: 'inherit' },
      },
    },
  };
}
