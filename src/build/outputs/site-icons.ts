import { appleIconUrl, manifestIcons, oldIconUrl } from '../../published/web-manifest';
import type { DrawingCache } from '../../io/cache/cache-files';
import type { IconFile } from './draw-icon';
import { planFile, type FileOutput } from './output';

/** What is in the middle of a maskable icon is never cut off: https://w3c.github.io/manifest/#icon-masks */
const maskableShare = 0.62;

/** The icons of the site that are not SVG. */
export function planSiteIcons(
  cache: DrawingCache,
  { logo, ground }: { logo: Buffer; ground: string },
): FileOutput[] {
  const icons: IconFile[] = [
    { url: oldIconUrl, side: 32, share: 1 },
    { url: appleIconUrl, side: 180, share: 0.8, ground },
    ...manifestIcons.map(({ src, side, purpose }): IconFile =>
      purpose === 'maskable'
        ? { url: src, side, share: maskableShare, ground }
        : { url: src, side, share: 1 },
    ),
  ];
  return icons.map((icon) => {
    const key = `${JSON.stringify(icon)}${logo.toString('base64')}`;
    return planFile(icon.url, () =>
      cache.keep(key, async () => {
        // Loaded only when needed: most builds draw nothing.
        const { drawIcon } = await import('./draw-icon');
        return drawIcon(logo, icon);
      }),
    );
  });
}
