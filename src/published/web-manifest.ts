import type { SiteConfig } from '../generated/config-types';

export const manifestUrl = '/manifest.webmanifest';

/** The icon that browsers and tools ask for by themselves. */
export const oldIconUrl = '/favicon.ico';

/** The icon that iPhones put on the home screen. */
export const appleIconUrl = '/apple-touch-icon.png';

interface ManifestIcon {
  src: string;
  /** width and height in pixels */
  side: number;
  /** may be cut to any shape: without it, the icon is shown as it is */
  purpose?: 'maskable';
}

/** What Android and desktops show: https://web.dev/articles/add-manifest */
export const manifestIcons: readonly ManifestIcon[] = [
  { src: '/icons/icon-192.png', side: 192 },
  { src: '/icons/icon-512.png', side: 512 },
  { src: '/icons/icon-maskable-512.png', side: 512, purpose: 'maskable' },
];

/** Longer names are cut off below an icon. */
const longestShortName = 12;

/** `manifest.webmanifest`: how the site is called and looks on a home screen. It opens in the browser. */
export function writeWebManifest({
  site,
  theme: { colors },
}: Pick<SiteConfig, 'site' | 'theme'>): string {
  return JSON.stringify({
    name: site.name,
    short_name: shortenName(site.name),
    lang: site.language,
    start_url: '/',
    display: 'browser',
    background_color: colors.background,
    theme_color: colors.bar,
    icons: manifestIcons.map(({ src, side, ...rest }) => ({
      src,
      sizes: `${side}x${side}`,
      type: 'image/png',
      ...rest,
    })),
  });
}

/** As many whole words as fit, the first one at least. */
function shortenName(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  return rest.reduce(
    ({ text, isWhole }, word) => {
      const longer = `${text} ${word}`;
      return isWhole && longer.length <= longestShortName
        ? { text: longer, isWhole }
        : { text, isWhole: false };
    },
    { text: first, isWhole: true },
  ).text;
}
