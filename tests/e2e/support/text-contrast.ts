import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { measureContrast } from '../../../src/content/colors/srgb';

/** A text and the least contrast it has with any pixel behind it. */
export interface TextContrast {
  text: string;
  contrast: number;
}

interface TextBox {
  text: string;
  /** `#1F5F66` */
  color: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Measures what is rendered behind each line of text of an element: the texts are made invisible, and
 * the pixels where they were are compared with their colors. A video must be stopped before.
 */
export async function measureTextContrast(element: Locator): Promise<TextContrast[]> {
  const page = element.page();
  // A moving band is a layer of its own, which a busy browser paints anew too late.
  const stopping = await page.evaluateHandle(
    addStyles,
    'main * { animation: none !important; transition: none !important }',
  );
  const boxes = await element.evaluate(listTextBoxes);
  const hiding = await page.evaluateHandle(addStyles, 'main * { color: transparent !important }');
  const picture = sharp(await element.screenshot());
  await page.evaluate(removeStyles, hiding);
  await page.evaluate(removeStyles, stopping);
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });

  return boxes.map(({ text, color, ...box }) => {
    const behind = new Set<string>();
    const right = Math.min(info.width, Math.ceil(box.x + box.width));
    const bottom = Math.min(info.height, Math.ceil(box.y + box.height));
    for (let y = Math.max(0, Math.floor(box.y)); y < bottom; y += 1) {
      for (let x = Math.max(0, Math.floor(box.x)); x < right; x += 1) {
        const start = (y * info.width + x) * 3;
        behind.add(data.toString('hex', start, start + 3));
      }
    }
    const contrasts = [...behind].map((pixel) => measureContrast(color, `#${pixel}`));
    return { text, contrast: Math.min(...contrasts) };
  });
}

/** Runs in the page: the boxes of all lines of text, seen from the corner of the element. */
function listTextBoxes(root: Element): TextBox[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const corner = root.getBoundingClientRect();
  const boxes: TextBox[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || !canvas) continue;
    canvas.fillStyle = getComputedStyle(parent).color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const color = `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, right, width, height } of range.getClientRects()) {
      // What is for screen readers alone is in a box of one pixel; what is cut off is not seen.
      const inside = right > corner.left && left < corner.right;
      if (parent.clientWidth === 1 || !inside) continue;
      const box = { x: left - corner.left, y: top - corner.top, width, height };
      boxes.push({ text: node.textContent.trim(), color, ...box });
    }
  }
  return boxes;
}

/** Runs in the page. A constructed stylesheet is what the policy of the site leaves open. */
function addStyles(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
}

/** Runs in the page, where the app may have added a stylesheet of its own meanwhile. */
function removeStyles(sheet: CSSStyleSheet): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
}
