import type { SiteConfig } from '../generated/config-types';
import { buildEmbedWidget } from './build-embed';
import { listFrameSources, mergeSources } from './foreign-sources';

const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'public, max-age=0, must-revalidate';

/**
 * `_headers` in the form that Netlify and Cloudflare Pages read. The policy names the origins of
 * the embeds, and of their providers' scripts if the config asks for them, and nothing else from
 * outside. Prerendered styles are inline, hence 'unsafe-inline'
 * for styles only.
 */
export function writeHeaders(config: SiteConfig): string {
  const { frames, scripts } = mergeSources(
    config.embeds.map((embed) => listFrameSources(buildEmbedWidget(embed, config).frame)),
  );
  const policy = [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    `frame-src ${frames.join(' ') || "'none'"}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return `/*
  Content-Security-Policy: ${policy}
  Cross-Origin-Opener-Policy: same-origin-allow-popups
  Referrer-Policy: same-origin
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Cache-Control: ${revalidate}
/assets/*
  ! Cache-Control
  Cache-Control: ${immutable}
`;
}
