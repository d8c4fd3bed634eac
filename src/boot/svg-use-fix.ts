/**
 * Draws the icons once more when all has loaded and one that should be seen is blank. Chromium leaves
 * them so on pages that find the file of the drawings in its memory: at a reload, or the next page.
 */
export function fixSvgUse(): void {
  addEventListener('load', () => {
    const icons = [...document.querySelectorAll('use')];
    if (!icons.some(isBlank)) return;
    // Also those that are hidden: they would be as blank once they are shown.
    for (const { href } of icons) href.baseVal += '';
  });
}

function isBlank(icon: SVGUseElement): boolean {
  // What is hidden has no size either.
  return icon.parentElement?.clientWidth !== 0 && icon.getBBox().width === 0;
}
