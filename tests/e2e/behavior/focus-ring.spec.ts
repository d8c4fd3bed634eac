// @promise The focus ring has a contrast of at least 3:1 in light and dark colors and is never cut
// off

import { sampleOf } from '../../runners/is-sample';
import { measureContrast } from '../../../src/content/colors/srgb';
import { expect, hydrate, test } from '../support/test';

interface Ring {
  name: string;
  /** `rgb(14, 46, 52)` */
  color: string;
  /** the plain color behind the ring; none over pictures and washes */
  behind?: string;
  /** whether the window cuts it off */
  cut: boolean;
}

/** Runs in the page: what the ring around the focused element looks like. */
function readRing(): Ring | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const style = getComputedStyle(focused);
  const reach = parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);
  const { top, left, right } = focused.getBoundingClientRect();
  // What has the focus in a frame has a ring of its own, and the frame none.
  if (focused instanceof HTMLIFrameElement && style.outlineStyle === 'none')
    return { name: focused.title, color: '', cut: false };
  const ring: Ring = {
    name: focused.getAttribute('aria-label') ?? focused.textContent ?? '',
    color: style.outlineColor,
    cut: top - reach < 0 || left - reach < 0 || right + reach > document.body.clientWidth,
  };
  // A ring within the element is drawn on it, else on what is around it.
  let ground = reach > 0 ? focused.parentElement : focused;
  for (; ground; ground = ground.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(ground);
    if (backgroundImage !== 'none' || ground.querySelector(':scope > div > picture')) return ring;
    if (backgroundColor.startsWith('rgb(')) return { ...ring, behind: backgroundColor };
  }
  return ring;
}

/** `rgb(14, 46, 52)` → `#0e2e34` */
function asHex(color: string): string {
  const channels = color.match(/\d+/g) ?? [];
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}

for (const colorScheme of sampleOf(['light', 'dark'] as const)) {
  for (const path of sampleOf(['/thrive-portland', '/', '/counselors/naomi'])) {
    test(`${path}: the ring around the focus stands out and is whole, in ${colorScheme} colors`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await hydrate(page);
      const faults: string[] = [];
      let measured = 0;
      for (let step = 0; step < 100; step += 1) {
        await page.keyboard.press('Tab');
        const ring = await page.evaluate(readRing);
        if (!ring) break;
        if (ring.cut) faults.push(`"${ring.name}" has a ring that is cut off`);
        if (!ring.behind) continue;
        measured += 1;
        const contrast = measureContrast(asHex(ring.color), asHex(ring.behind));
        if (contrast < 3) faults.push(`"${ring.name}" has a ring with ${contrast.toFixed(2)}`);
      }
      expect(measured).toBeGreaterThan(10);
      expect(faults).toEqual([]);
    });
  }
}
