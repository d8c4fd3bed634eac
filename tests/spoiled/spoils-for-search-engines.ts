import type { Spoil } from './spoil';

const check = /search engines can read each page/;
const path = '/texts';

export const spoilsForSearchEngines: readonly Spoil[] = [
  {
    name: 'listed-though-not-live',
    path,
    check: /none before it is live/,
    finds: /"\/texts"/,
    spoil: (site) => site.replaceInPage('content="noindex"', 'content="index"'),
  },
  {
    name: 'no-title',
    path,
    check,
    finds: /"document-title"/,
    spoil: (site) => site.replaceInPage(/<title>[^<]*/g, '<title> '),
  },
  {
    name: 'no-description',
    path,
    check,
    finds: /"meta-description"/,
    spoil: (site) => site.replaceInPage('name="description"', 'name="describtion"'),
  },
  {
    name: 'link-without-address',
    path,
    check,
    finds: /"crawlable-anchors"/,
    spoil: (site) => site.addToPage('<a href="javascript:void(0)">Somewhere</a>'),
  },
  {
    name: 'language-at-no-whole-address',
    path,
    check,
    finds: /"hreflang"/,
    spoil: (site) =>
      site.replaceInPage('</head>', '<link rel="alternate" hreflang="es" href="/es"></head>'),
  },
  {
    name: 'address-of-another-page',
    path,
    check,
    finds: /"canonical"/,
    spoil: (site) =>
      site.replaceInPage(/(<link rel="canonical" href="https:\/\/[^/]+)[^"]*/g, '$1/'),
  },
  {
    name: 'everything-to-be-read',
    path,
    check: /robots\.txt says what it can/,
    finds: /Allow/,
    spoil: (site) => site.replace('robots.txt', 'Disallow: /\n', 'Allow: /\n'),
  },
];
