import { readBaseLanguage } from '../content/languages/language-code';
import { variables } from '../contract/page-contract';

/** Languages that join words into long ones, by their codes of two letters. */
const joining = new Set(['da', 'de', 'fi', 'hu', 'is', 'nb', 'nl', 'nn', 'no', 'sv']);

/** Long words that do not fit are divided by the rules of their language, not at any letter. */
const hyphenation =
  'main,footer{-webkit-hyphens:auto;hyphens:auto;-webkit-hyphenate-limit-before:4;-webkit-hyphenate-limit-after:4;hyphenate-limit-chars:12 4 4}';

/** What pages in a language with long words need beside the styles of all sites; nothing for others. */
export function writeHyphenationStyles(language: string): string | undefined {
  return joining.has(readBaseLanguage(language)) ? hyphenation : undefined;
}

/**
 * What pages need beside the styles of all sites when their lines run from right to left: arrows
 * are turned around, and the groups of digits of a telephone number keep their places.
 */
export const rightToLeftStyles = [
  // The shade of a scene is where its lines begin.
  `[dir=rtl]{${variables.reading}:-90deg}`,
  '[dir=rtl] a[href^="tel:"]{unicode-bidi:plaintext}',
  // Letters that are joined have no room between them.
  '[dir=rtl][dir] *{letter-spacing:0}',
  '[dir=rtl] use:is([href$="#next"],[href$="#previous"]){transform:scaleX(-1);transform-box:fill-box;transform-origin:center}',
  // It would slide in from the wrong side.
  '[dir=rtl] [popover]>div{animation:none!important}',
  // A band that goes on at its left moves to the right.
  '@keyframes glide-right{to{transform:translateX(100%)}}',
  '[dir=rtl] div:has(>ul[inert])>ul{animation-name:glide-right!important}',
].join('');
