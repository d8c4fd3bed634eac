import { attributes } from '../contract/page-contract';
import type { BootSettings } from '../boot/settings';
import { dismissalScript } from '../payload/dismissal-script';
import type { RowLink } from '../payload/list-links';
import type { PagePayload, SitePayload } from '../payload/payload';
import { listLanguages } from '../published/list-languages';
import { readDirection } from '../content/languages/language-code';
import { feedTypes, feedUrl } from '../content/posts/feeds';
import { podcastType, podcastUrl } from '../content/posts/podcasts';
import { shareImageSize, shareImageUrl } from '../published/share-image';
import { appleIconUrl, manifestUrl } from '../published/web-manifest';

/** Prerendered styles: an Emotion style tag, or plain CSS when it has no `emotion` name. */
export interface StyleTag {
  emotion?: string;
  css: string;
}

interface DocumentProps {
  site: SitePayload;
  page: PagePayload;
  /** address of the boot script; none for a page that is only looked at */
  script?: string | undefined;
  /** what all share images have in common, if the site has some */
  shareDesign?: string | undefined;
  styles: StyleTag[];
  /** the content security policy, or the part of it that the host does not send */
  policy?: string | undefined;
  /** what the page is about, for search engines: JSON that cannot end its element */
  structuredData?: string | undefined;
  body: string;
}

/** The pages of a list before and after that one. */
function listNeighbors({ blocks }: PagePayload): RowLink[] {
  const links = blocks.flatMap(({ parts }) => parts?.pages?.links ?? []);
  return links.filter(({ rel }) => rel !== undefined);
}

/** The whole HTML document of a page. */
export function Document(props: DocumentProps) {
  const { site, page, script, shareDesign, styles, policy, structuredData, body } = props;
  const { title, openTitle = title, description, canonical, robots, feed, podcast } = page.head;
  const { path } = page;
  const settings: BootSettings = {
    path,
    ...(site.base && { base: site.base }),
    compactAfter: site.behavior.header.compactAfter,
    data: site.behavior.data,
  };
  return (
    <html
      lang={site.site.language}
      dir={readDirection(site.site.language)}
      {...{ [attributes.settings]: JSON.stringify(settings) }}
    >
      <head>
        <meta charSet="utf-8" />
        {policy !== undefined && <meta httpEquiv="Content-Security-Policy" content={policy} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="robots" content={site.site.status === 'live' ? robots : 'noindex'} />
        <link rel="canonical" href={canonical} />
        {listLanguages(page, site.site).map(({ language, address }) => (
          <link key={language} rel="alternate" hrefLang={language} href={address} />
        ))}
        {listNeighbors(page).map(({ rel, href }) => (
          <link key={rel} rel={rel} href={href} />
        ))}
        {feed && (
          <>
            <link rel="alternate" type={feedTypes.xml} title={title} href={feedUrl(path, 'xml')} />
            <link
              rel="alternate"
              type={feedTypes.json}
              title={title}
              href={feedUrl(path, 'json')}
            />
          </>
        )}
        {podcast && (
          <link rel="alternate" type={podcastType} title={title} href={podcastUrl(path)} />
        )}
        <meta property="og:title" content={openTitle} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={canonical} />
        <meta property="og:site_name" content={site.site.name} />
        <meta property="og:type" content="website" />
        {site.theme.scheme === 'system' && (
          <meta
            name="theme-color"
            media="(prefers-color-scheme: dark)"
            content={site.theme.darkColors.bar}
          />
        )}
        <meta name="theme-color" content={site.theme.colors.bar} />
        {/* A menu that is painted when only half of it is there would move as the rest comes. */}
        <link rel="expect" href="#main" blocking="render" />
        {site.fonts.preload.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {shareDesign !== undefined && (
          <>
            <meta
              property="og:image"
              content={site.site.url + shareImageUrl(shareDesign, openTitle)}
            />
            <meta property="og:image:width" content={String(shareImageSize.width)} />
            <meta property="og:image:height" content={String(shareImageSize.height)} />
            <meta property="og:image:alt" content={openTitle} />
            <meta name="twitter:card" content="summary_large_image" />
          </>
        )}
        <link rel="icon" href={site.site.logo} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={appleIconUrl} />
        <link rel="manifest" href={manifestUrl} />
        {/* Before anything is painted: what was closed must not flash. */}
        {page.announcements && script !== undefined && (
          <script dangerouslySetInnerHTML={{ __html: dismissalScript }} />
        )}
        {styles.map(({ emotion, css }) => (
          <style key={css} data-emotion={emotion} dangerouslySetInnerHTML={{ __html: css }} />
        ))}
        {/* It gives way to what the first screen shows: links and menus work without it. */}
        {script !== undefined && <script type="module" src={script} fetchPriority="low" />}
      </head>
      <body>
        <div id="root" dangerouslySetInnerHTML={{ __html: body }} />
        {structuredData !== undefined && (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />
        )}
      </body>
    </html>
  );
}
