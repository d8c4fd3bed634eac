import { cardClasses } from '@mui/material/Card';
import { variables } from '../../contract/page-contract';
import type { CSSObject } from '@mui/material/styles';
import type { ThemeColors } from '../../generated/config-types';

/**
 * How plain elements are printed, and in which colors. What a component looks like on paper is
 * beside the rest of its styles.
 *
 * @param colors the light colors of the theme, without which a visitor's dark ones would be printed
 * @param siteUrl comes before the addresses of the site's own pages
 */
export function writePrintStyles(colors: ThemeColors, siteUrl: string): CSSObject {
  const { text } = colors;
  // There are no dark surfaces on paper, so nothing light is written on them.
  const printed = {
    ...colors,
    onBar: text,
    linkOnBar: text,
    headingOnBar: text,
    onAction: text,
    onPicture: text,
  };
  return {
    '@page': { margin: '18mm' },
    'html:root': {
      ...Object.fromEntries(
        Object.entries(printed).map(([name, color]) => [`--palette-site-${name}`, color]),
      ),
      '--palette-text-primary': text,
      '--palette-text-secondary': colors.muted,
      '--palette-primary-main': colors.primary,
      '--palette-background-paper': colors.surface,
      '--palette-divider': colors.line,
      [variables.siteAddress]: `"${siteUrl}"`,
      colorScheme: 'light',
      fontSize: '11pt',
    },
    body: { fontSize: 'inherit', lineHeight: 1.5, background: 'none' },
    'main *, footer *': {
      boxShadow: 'none !important',
      animation: 'none !important',
      backgroundImage: 'none !important',
    },
    [`main :is(img, .${cardClasses.root})`]: { borderRadius: '3pt !important' },
    // Whole and small, whatever shape they have on a screen.
    'main img': {
      width: 'auto !important',
      maxWidth: '100%',
      aspectRatio: 'auto !important',
      maxHeight: '4cm',
      objectFit: 'contain !important',
      objectPosition: 'left',
    },
    [`.${cardClasses.root} > picture > img`]: { width: '100% !important', maxHeight: 'none' },
    'p, li': { orphans: 3, widows: 3 },
    'h1, h2, h3, h4, dt': { breakAfter: 'avoid', breakInside: 'avoid' },
    'figure, blockquote, li, dl > div, img': { breakInside: 'avoid' },
  };
}
