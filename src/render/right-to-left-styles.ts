import { variables } from '../contract/page-contract';

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
