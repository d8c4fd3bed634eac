import type { Spoil } from './spoil';

export const spoilsOfFiles: readonly Spoil[] = [
  {
    name: 'dead-link',
    path: '/texts',
    check: /every link to the site leads/,
    finds: /\/no-such-page/,
    spoil: (site) => site.addToPage('<a href="/no-such-page">Nowhere</a>'),
  },
  {
    name: 'dead-place',
    path: '/texts',
    check: /every link to the site leads/,
    finds: /no such place on the page/,
    spoil: (site) => site.addToPage('<a href="#no-such-place">Nowhere</a>'),
  },
  {
    name: 'picture-blown-up',
    path: '/',
    check: /1280 pixels, .*no picture is blown up/,
    finds: /is blown up/,
    spoil: (site) => site.replaceInPage(/ sizes="[^"]*"/g, ' sizes="30px"'),
  },
  {
    name: 'picture-too-large',
    path: '/news',
    check: /1280 pixels, .*no picture is blown up/,
    finds: /is too large/,
    spoil: (site) => site.replaceInPage(/ sizes="[^"]*"/g, ' sizes="3000px"'),
  },
  {
    name: 'text-on-picture',
    path: '/',
    check: /text on pictures can be read/,
    finds: /has \d\.\d\d/,
    spoil: (site) => site.replaceInPage('<h1 ', '<h1 style="color: #777" '),
  },
  {
    name: 'text-on-video',
    path: '/',
    check: /360 pixels: text on the hero can be read/,
    finds: /of the video: .*has \d\.\d\d/,
    spoil: (site) => site.replaceInPage('<h1 ', '<h1 style="color: #777" '),
  },
  {
    name: 'no-favicon',
    path: '/texts',
    check: /tools that ask for \/favicon\.ico/,
    finds: /toBe\b/,
    spoil: (site) => site.remove('favicon.ico'),
  },
  {
    name: 'wrong-icon',
    path: '/texts',
    check: /the icons and the manifest/,
    finds: /180/,
    spoil: (site) => site.replaceInPage('/apple-touch-icon.png', '/icons/icon-192.png'),
  },
  {
    name: 'broken-manifest',
    path: '/texts',
    check: /the browser itself takes the manifest/,
    finds: /errors|toEqual/,
    spoil: (site) => site.write('manifest.webmanifest', '{ "name": '),
  },
  {
    name: 'share-image-of-another-size',
    path: '/texts',
    check: /every page has a share image/,
    finds: /toEqual/,
    spoil: (site) => site.replaceInPage('content="630"', 'content="631"'),
  },
];
