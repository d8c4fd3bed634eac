import { checkLink } from '../../../content/html/check-link';
import { readUrl } from '../../../content/html/read-url';
import type { Diagnostic } from '../../diagnostic';
import type { Rule } from '../rule';

const path = ['safety', 'quickExit', 'href'];

/** The quick exit leads to another site, in a way that works in every network. */
export const quickExitLeadsAway = {
  problems: {
    CFG0513: {
      severity: 'error',
      title: 'The quick exit does not leave the site.',
      cause:
        'The button "Leave this page" is for visitors who may be watched. If it opens a page of the same site, the screen still shows what they wanted to hide. It must open another site that looks ordinary on any screen.',
      example: {
        kind: 'settings',
        bad: { '/safety': { quickExit: { href: 'https://quiet-lake.example/contact' } } },
        good: { '/safety': { quickExit: { href: 'https://www.weather.gov/' } } },
      },
    },
  },
  check: ({ config: { safety, site } }) => {
    const { href } = safety.quickExit;
    // Other checks report what would be wrong with any link.
    if (!href.startsWith('https:') || checkLink(href)) return [];
    const { hostname, port } = new URL(href);
    if (port !== '') return [explainPort(port, href)];
    const own = readUrl(site.url);
    if (!own || nameSite(hostname) !== nameSite(own.hostname)) return [];
    return [
      {
        code: 'CFG0513',
        path,
        message: 'The quick exit opens the same site that visitors want to leave.',
        hint: 'Write the URL of another site that looks ordinary: "https://www.weather.gov/".',
        related: [{ path: ['site', 'url'], message: 'The URL of the site is here.' }],
      },
    ];
  },
} satisfies Rule;

function explainPort(port: string, href: string): Diagnostic {
  const start = href.indexOf(`:${port}`);
  return {
    code: 'CFG0501',
    path,
    message: `The quick exit has a port (${port}), which many networks and browsers block.`,
    hint: `Delete ":${port}".`,
    part: { start, end: start + port.length + 1 },
  };
}

/** With and without "www." is the same site. */
function nameSite(host: string): string {
  return host.replace(/^www\./, '');
}
