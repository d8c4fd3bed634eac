import type { Spoil } from './spoil';

const check = /can be read without script/;

export const spoilsWithoutScript: readonly Spoil[] = [
  {
    name: 'hidden-without-script',
    path: '/texts',
    check,
    finds: /toBeVisible/,
    spoil: (site) => site.replaceInPage('<h1 ', '<h1 style="display: none" '),
  },
  {
    name: 'missing-sections',
    path: '/texts',
    check,
    finds: /toBeGreaterThanOrEqual/,
    spoil: (site) => site.replaceInPage('<section ', '<section hidden '),
  },
  {
    name: 'transparent-pictures',
    path: '/',
    check,
    finds: /toHaveCSS/,
    spoil: (site) => site.replaceInPage('<img ', '<img style="opacity: 0" '),
  },
  {
    name: 'widget-without-way',
    path: '/message',
    check,
    finds: /toHaveAttribute|toBeVisible|toHaveCount/,
    spoil: (site) => site.replaceInPage(/(<p [^>]*id="[\w-]+_after".*?)<a [^>]*>/g, '$1<a>'),
  },
  {
    name: 'answers-not-exclusive',
    path: '/',
    check: /an answer opens without script/,
    finds: /not\.toHaveAttribute/,
    spoil: (site) => site.replaceInPage(/<details name="[\w-]+"/g, '<details'),
  },
  {
    name: 'menu-without-script',
    path: '/',
    check: /the menu opens on a small screen/,
    finds: /Timeout|toBeVisible/,
    spoil: (site) => site.replaceInPage('id="menu"', 'id="other"'),
  },
];
