import { isBelow, listMovedFolders, listMovedPages } from '../../content/moved-folders';
import type { SiteConfig } from '../../generated/config-types';
import { dataUrl, htmlFile, securityTextUrl } from '../../payload/page-paths';
import { writeRedirectPage, writeRobots, writeSecurityText } from '../../published/site-files';
import { manifestUrl, writeWebManifest } from '../../published/web-manifest';
import { planFile, type FileOutput } from './output';

/** The files that follow from the config alone, whatever the pages are. */
export function* planTexts(config: SiteConfig): Generator<FileOutput> {
  yield planFile('/robots.txt', () => writeRobots(config));
  yield planFile(manifestUrl, () => writeWebManifest(config));
  const securityText = writeSecurityText(config);
  if (securityText !== undefined) yield planFile(securityTextUrl, () => securityText);
  for (const { from, to } of listMovedPages(config.redirects)) {
    // For hosts that know no redirects.
    yield planRedirectPage(from, to, config);
    // For pages that are open.
    yield planFile(dataUrl(from), () => JSON.stringify({ redirect: to }));
  }
}

/**
 * For a host that knows no redirects: what leads to each page in a folder that moved, from the address
 * that it would have had before.
 *
 * @param paths the addresses of all pages
 */
export function* planMovedFolders(
  config: SiteConfig,
  paths: readonly string[],
): Generator<FileOutput> {
  for (const { from, to } of listMovedFolders(config.redirects)) {
    for (const path of paths) {
      if (isBelow(path, to)) yield planRedirectPage(from + path.slice(to.length), path, config);
    }
  }
}

function planRedirectPage(from: string, to: string, config: SiteConfig): FileOutput {
  const make = () => writeRedirectPage(to, config);
  return { url: from, file: htmlFile(from), type: 'text/html', make };
}
