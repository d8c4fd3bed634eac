import type { SiteConfig } from '../../src/generated/config-types';
import { dataUrl, htmlFile, securityTextUrl } from '../../src/payload/page-paths';
import { writeRedirectPage, writeRobots, writeSecurityText } from '../../src/published/site-files';
import { manifestUrl, writeWebManifest } from '../../src/published/web-manifest';
import { planFile, type FileOutput } from './output';

/** The files that follow from the config alone, whatever the pages are. */
export function* planTexts(config: SiteConfig): Generator<FileOutput> {
  yield planFile('/robots.txt', () => writeRobots(config));
  yield planFile(manifestUrl, () => writeWebManifest(config));
  const securityText = writeSecurityText(config);
  if (securityText !== undefined) yield planFile(securityTextUrl, () => securityText);
  for (const { from, to } of config.redirects) {
    // For hosts that know no redirects.
    yield {
      url: from,
      file: htmlFile(from),
      type: 'text/html',
      make: () => writeRedirectPage(to, config),
    };
    // For pages that are open.
    yield planFile(dataUrl(from), () => JSON.stringify({ redirect: to }));
  }
}
