import type { Spoil } from './spoil';

const check = /fits every screen/;
const path = '/texts';

export const spoilsOfLayout: readonly Spoil[] = [
  {
    name: 'picture-without-text',
    path,
    check,
    finds: /image-alt/,
    spoil: (site) => site.addToPage('<img src="/logo.svg" width="40" height="40">'),
  },
  {
    name: 'faint-text',
    path,
    check,
    finds: /color-contrast/,
    spoil: (site) =>
      site.addToPage('<p style="color: #aaa; background: #fff">Hardly to be read.</p>'),
  },
  {
    name: 'picture-without-size',
    path,
    check,
    finds: /no picture without dimensions/,
    spoil: (site) => site.addToLivePage('<img src="/logo.svg" alt="">'),
  },
  {
    name: 'too-wide',
    path,
    check,
    finds: /pixels needed/,
    spoil: (site) => site.addToLivePage('<p style="width: 2500px">Wide</p>'),
  },
  {
    name: 'small-button',
    path,
    check,
    finds: /no small target/,
    spoil: (site) =>
      site.addToLivePage('<button type="button" style="font-size: 8px; padding: 0">x</button>'),
  },
  {
    name: 'cut-text-at-200-percent',
    path,
    check,
    finds: /no cut text of 200 %/,
    spoil: (site) =>
      site.addToLivePage(
        '<div style="height: 26px; overflow: hidden"><p style="margin: 0">Cut off</p></div>',
      ),
  },
  {
    name: 'cut-text-with-spacing',
    path,
    check,
    finds: /no cut text with spacing/,
    spoil: (site) =>
      site.addToLivePage(
        '<div style="height: 26px; overflow: hidden"><p style="margin: 0; font-size: 20px; line-height: 1.2">Cut off</p></div>',
      ),
  },
];
