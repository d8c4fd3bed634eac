import { attributes, classes } from '../contract/page-contract';
import type { CSSObject } from '@mui/material/styles';
import type { ThemeColors } from '../generated/config-types';

const hidden = { display: 'none !important' };

/**
 * How pages are printed: only what is read, in the light colors, with nothing folded away. Rules
 * that a component's own would outweigh are marked as important.
 *
 * @param colors the light colors of the theme, without which a visitor's dark ones would be printed
 * @param siteUrl stands before the addresses of the site's own pages
 */
export function writePrintStyles(colors: ThemeColors, siteUrl: string): CSSObject {
  return {
    '@page': { margin: '18mm' },
    'html:root': {
      ...Object.fromEntries(
        Object.entries(colors).map(([name, color]) => [`--palette-site-${name}`, color]),
      ),
      '--palette-text-primary': colors.text,
      '--palette-text-secondary': colors.muted,
      '--palette-primary-main': colors.primary,
      '--palette-background-paper': colors.surface,
      '--palette-divider': colors.line,
      colorScheme: 'light',
      fontSize: '11pt',
    },
    body: { fontSize: '1rem', lineHeight: 1.5, background: 'none' },
    // What is pressed, shown in motion, or leads around the site.
    'header > :first-child, header :is(nav, button), main :is(nav, button, video)': hidden,
    [`.${classes.actions}, article ~ section, [${attributes.screen}], [${attributes.look}], [href="#main"], [href$="-after"]`]:
      hidden,
    // The logo is the head of the letter, help in a crisis its foot.
    header: { position: 'static !important', height: 'auto !important', marginBottom: '12pt' },
    'header > *': {
      height: 'auto !important',
      padding: '0 0 12pt !important',
      background: 'none !important',
    },
    'footer > * > :not([role=note])': hidden,
    footer: { padding: '12pt 0 0 !important', background: 'none !important' },
    'main section, main article, main [id]': {
      minHeight: '0 !important',
      padding: '0 0 12pt !important',
      background: 'none !important',
    },
    'main li': { background: 'none !important' },
    // A picture that reaches to the edge of a window stays on the page.
    [`[${attributes.shape}]`]: { margin: '0 0 12pt !important' },
    [`[${attributes.shape}] img`]: { position: 'static !important', width: '100% !important' },
    'main section::after': hidden,
    'main *, footer *': {
      boxShadow: 'none !important',
      animation: 'none !important',
      backgroundImage: 'none !important',
    },
    'main section, main section :is(h1, h2, p, li), footer *': {
      color: `${colors.text} !important`,
    },
    // Testimonials stand below each other, answers below their questions.
    '[role=tabpanel]': { display: 'block', width: '100%', breakInside: 'avoid' },
    ':has(> [role=tabpanel])': { display: 'block !important', overflow: 'visible !important' },
    '::details-content': { contentVisibility: 'visible', blockSize: 'auto', opacity: 1 },
    'summary::after': hidden,
    'p, li': { orphans: 3, widows: 3 },
    [`h1, h2, h3, h4, .${classes.lead}, summary, dt`]: {
      breakAfter: 'avoid',
      breakInside: 'avoid',
    },
    'figure, blockquote, li, dl > div, img, [role=note]': { breakInside: 'avoid' },
    'article > img, article > picture > img': { maxHeight: '60mm !important' },
    [`.${classes.prose} a[href^=http]::after`]: { content: '" (" attr(href) ")"' },
    [`.${classes.prose} a[href^="/"]::after`]: { content: `" (${siteUrl}" attr(href) ")"` },
  };
}
