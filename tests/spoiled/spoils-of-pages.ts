import { randomBytes } from 'node:crypto';
import type { Spoil } from './spoil';

const check = /is whole, light and quiet/;
const path = '/texts';

export const spoilsOfPages: readonly Spoil[] = [
  {
    name: 'inline-script',
    path,
    check,
    finds: /script-src-elem: inline/,
    spoil: (site) => site.addToPage('<script>document.title = "spoiled"</script>'),
  },
  {
    name: 'console-error',
    path,
    check,
    finds: /error: spoiled/,
    spoil: (site) => site.addScript('console.error("spoiled")'),
  },
  {
    name: 'uncaught-error',
    path,
    check,
    finds: /uncaught: spoiled/,
    spoil: (site) => site.addScript('setTimeout(() => { throw new Error("spoiled") })'),
  },
  {
    name: 'missing-picture',
    path,
    check,
    finds: /"[^"]*\/logo\.svg"/,
    // One of the page's own: another would be gone when React takes over, perhaps before the check.
    spoil: (site) => site.remove('logo.svg'),
  },
  {
    name: 'wrong-title',
    path,
    check,
    finds: /toHaveTitle/,
    spoil: (site) => site.replaceInPage(/<title>[^<]*/g, '<title>Spoiled'),
  },
  {
    name: 'two-headings',
    path,
    check,
    finds: /toHaveCount/,
    spoil: (site) => site.addToPage('<h1>Spoiled</h1>'),
  },
  {
    name: 'moving-content',
    path,
    check,
    finds: /"0\.\d+: /,
    spoil: (site) =>
      site.addScript(`addEventListener('scroll', () => {
        document.documentElement.style.overflowAnchor = 'none';
        document.querySelector('main').style.paddingTop = '300px';
      }, { once: true });`),
  },
  {
    name: 'heavy-file',
    path,
    check,
    finds: /toBeLessThanOrEqual/,
    spoil: (site) => {
      // Nothing makes it smaller on its way.
      site.write('assets/heavy.css', `/* ${randomBytes(1_500_000).toString('base64')} */`);
      site.replaceInPage('</head>', '<link rel="stylesheet" href="/assets/heavy.css"></head>');
    },
  },
  {
    name: 'cookie',
    path,
    check,
    finds: /spoiled=1/,
    spoil: (site) => site.addScript('document.cookie = "spoiled=1"'),
  },
  {
    name: 'stored-key',
    path,
    check,
    finds: /\+ +"spoiled"/,
    spoil: (site) => site.addScript('localStorage.setItem("spoiled", "1")'),
  },
  {
    name: 'foreign-request',
    path,
    check,
    finds: /https:\/\/elsewhere\.example/,
    spoil: (site) => {
      site.dropPolicies();
      site.addToPage('<img src="https://elsewhere.example/x.png" width="9" height="9" alt="">');
    },
  },
];
