import sharp from 'sharp';

/** What a window shows of a page, in pixels from its top. */
export interface ShownPart {
  top: number;
  end: number;
}

/**
 * Runs in the page: shows the part of it that begins there, or the last one. What stays in the window
 * is seen in the first part only.
 */
export async function showPart(wanted: number): Promise<ShownPart> {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (!/fixed|sticky/.test(getComputedStyle(element).position)) continue;
    element.style.visibility = wanted > 0 ? 'hidden' : '';
  }
  scrollTo({ top: wanted, behavior: 'instant' });
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  const top = Math.round(scrollY);
  return { top, end: top + innerHeight };
}

/**
 * Puts a picture of a whole page together, where a driver takes them of the window only.
 *
 * @param show runs `showPart` in the page
 * @param takeWindow takes a picture of what is shown, as PNG
 */
export async function takeWholePicture(
  show: (top: number) => Promise<ShownPart>,
  takeWindow: () => Promise<Buffer>,
): Promise<Buffer> {
  const parts: { input: Buffer; left: number; top: number }[] = [];
  let shown = await show(0);
  for (let last = -1; shown.top > last; shown = await show(shown.end)) {
    last = shown.top;
    parts.push({ input: await takeWindow(), left: 0, top: last });
  }
  await show(0);
  const { width = 0 } = await sharp(parts[0]?.input).metadata();
  return sharp({ create: { width, height: shown.end, channels: 3, background: 'white' } })
    .composite(parts)
    .png()
    .toBuffer();
}
