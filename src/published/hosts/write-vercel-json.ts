import type { HostRules } from './host-rules';

/** `vercel.json`. Where rules send the same header, the later one counts. */
export function writeVercelJson(rules: HostRules): string {
  const { headers, notFoundPolicy, pages, folders, files, redirects, movedFolders } = rules;
  const settings = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
      ...redirects.map(({ from, to }) => ({ source: escapePattern(from), destination: to })),
      ...movedFolders.map(({ from, to }) => ({
        source: `${escapePattern(from)}/(.+)`,
        destination: `${to}/$1`,
      })),
    ].map((redirect) => ({ ...redirect, statusCode: 301 })),
    headers: [
      writeRule('/(.*)', [['Content-Security-Policy', notFoundPolicy], ...headers]),
      ...folders.map(({ folder, headers: own }) => writeRule(`${escapePattern(folder)}(.*)`, own)),
      ...files.map(({ path, headers: own }) => writeRule(escapePattern(path), own)),
      ...pages.map(({ path, policy }) =>
        writeRule(escapePattern(path), [['Content-Security-Policy', policy]]),
      ),
    ],
  };
  return `${JSON.stringify(settings, undefined, 2)}\n`;
}

function writeRule(source: string, headers: HostRules['headers']) {
  return { source, headers: headers.map(([key, value]) => ({ key, value })) };
}

/** A path as a pattern that matches it alone. */
function escapePattern(path: string): string {
  return path.replace(/[.*+?^${}()|[\]\\:]/g, '\\$&');
}
