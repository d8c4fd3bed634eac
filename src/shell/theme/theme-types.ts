import type { CSSObject } from '@mui/material/styles';
import type { findCardBreakpoints } from '../../components/card-columns';
import type {
  ThemeColors,
  ThemeElevation,
  ThemeGradients,
  ThemeSteps,
} from '../../generated/config-types';

/** Distances, as CSS lengths. */
interface Space {
  /** left and right of everything, so that the content is never wider than it may be */
  gutter: string;
  /** above and below a section */
  section: string;
  /** the same, where it is tight or wide */
  sectionTight: string;
  sectionWide: string;
  /** the greatest width of text */
  measure: string;
  /** above the title of a page without a picture behind it */
  opening: string;
  /** between columns */
  columns: string;
}

/** Distances within blocks, as CSS lengths. */
export type Steps = Record<keyof ThemeSteps, string>;

/** The kinds of text beyond those that MUI has a name for. */
type OwnVariants = Record<
  'hero' | 'quote' | 'lead' | 'large' | 'icon' | 'eyebrow',
  CSSObject & { fontSize: string }
>;

interface OwnPalette {
  site: ThemeColors;
  wash: Record<keyof ThemeGradients, string>;
  /** how bright pictures are, 1 for as they are; MUI would make pixels of a number */
  pictures: string;
}

type OwnShape = Record<'input' | 'card' | 'quote' | 'button', number>;

interface OwnLengths {
  elevation: ThemeElevation;
  space: Space & Steps;
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<keyof OwnVariants, true> {}
}

declare module '@mui/material/Alert' {
  interface AlertPropsVariantOverrides extends Record<'notice' | 'crisis' | 'fact', true> {}
}

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides extends Record<keyof ThemeGradients, true> {}
}

declare module '@mui/material/styles' {
  interface BreakpointOverrides extends Record<keyof ReturnType<typeof findCardBreakpoints>, true> {
    xl: false;
  }
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends OwnPalette {}
  interface PaletteOptions extends OwnPalette {}
  interface Shape extends OwnShape {}
  interface ShapeOptions extends OwnShape {}
  interface TypographyVariants extends OwnVariants {}
  interface TypographyVariantsOptions extends OwnVariants {}
  interface ThemeVars {
    elevation: ThemeElevation;
    space: Space;
  }
  interface Theme extends OwnLengths {}
  interface ThemeOptions extends OwnLengths {}
}
