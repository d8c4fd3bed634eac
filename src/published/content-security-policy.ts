import type { ForeignSources } from '../payload/foreign-sources';
import { scriptPolicyName } from '../payload/widget-frame';

/** What a content security policy must permit beyond the files of the site itself. */
export interface PolicyNeeds extends Pick<ForeignSources, 'frames' | 'scripts' | 'forms'> {
  /** hashes of the contents of `<style>` elements, as `sha256-…` */
  styleHashes: readonly string[];
}

/**
 * The content security policy of a page: its own files, its own prerendered styles, the origins of
 * its widgets, the scripts of their providers if the config wants them, the services that its forms
 * are sent to, and nothing else. Styles that
 * the app adds live in a constructed stylesheet, which needs no permission. Style attributes (colors
 * and delays of cards) are permitted, because MUI sets them too; they can load nothing but pictures
 * of the site.
 */
export function writeContentSecurityPolicy(needs: PolicyNeeds): string {
  return [
    ...writeMetaDirectives(needs),
    "frame-ancestors 'none'",
    'upgrade-insecure-requests',
  ].join('; ');
}

/**
 * What pages carry in a `<meta>` element: nothing where the host sends each its own policy, the
 * origins of their widgets where it sends all the same one, the whole policy where it sends none.
 */
export type MetaPolicy = 'none' | 'frames' | 'whole';

/** The content of that element. Browsers ignore `frame-ancestors` there. */
export function writeMetaPolicy(kind: MetaPolicy, needs: PolicyNeeds): string | undefined {
  switch (kind) {
    case 'none':
      return undefined;
    case 'frames':
      return writeFrameSource(needs);
    case 'whole':
      return [...writeMetaDirectives(needs), 'upgrade-insecure-requests'].join('; ');
  }
}

function writeFrameSource({ frames }: Pick<PolicyNeeds, 'frames'>): string {
  return `frame-src ${frames.join(' ') || "'none'"}`;
}

function writeMetaDirectives({ frames, scripts, forms, styleHashes }: PolicyNeeds): string[] {
  const hashes = [...new Set(styleHashes)].toSorted().map((hash) => `'${hash}'`);
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...hashes].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...forms.filter((origin) => origin !== "'self'")].join(' '),
    writeFrameSource({ frames }),
    `form-action ${forms.join(' ') || "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${scripts.some(isAddress) ? scriptPolicyName : "'none'"}`,
  ];
}

/** A hash, which is in quotes, stands for a script in the page itself. */
function isAddress(script: string): boolean {
  return !script.startsWith("'");
}
