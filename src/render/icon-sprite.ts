import type { IconName } from '../components/icon';
import { siteIcons } from '../generated/icons';

const drawings: Record<IconName, readonly string[]> = siteIcons;

/**
 * All drawings in one SVG file, each under its name. Pages refer to it, so that neither their HTML
 * nor the app carries a path.
 */
export function renderIconSprite(): string {
  const symbols = Object.entries(drawings).map(([name, paths]) => {
    const drawn = paths.map((path) => `<path d="${path}"/>`).join('');
    return `<symbol id="${name}" viewBox="0 0 24 24">${drawn}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
