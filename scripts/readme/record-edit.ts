import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

const headline = 'You do not have to carry this alone.';

const arrow = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="22" height="32"><path d="M2 2v22l6-5 4 9 4-2-4-9h8z" fill="#000" stroke="#fff" stroke-width="2"/></svg>',
);

interface Place {
  x: number;
  y: number;
}

/** Takes an animation, one image for each thing that happens, with a pointer drawn over it. */
class Recorder {
  private readonly frames: Buffer[] = [];
  private readonly delays: number[] = [];

  constructor(
    private readonly page: Page,
    private pointer: Place,
  ) {}

  /** @param ms how long it is shown */
  async show(ms: number): Promise<void> {
    await this.add(await this.page.screenshot({ animations: 'disabled' }), ms);
  }

  /** Moves the pointer onto something. */
  async pointAt(goal: Locator): Promise<void> {
    const box = await goal.boundingBox();
    if (!box) throw new Error(`Nothing to point at: ${String(goal)}`);
    const start = this.pointer;
    const end = { x: box.x + Math.min(box.width / 2, 160), y: box.y + box.height / 2 };
    const shot = await this.page.screenshot({ animations: 'disabled' });
    const steps = 8;
    for (let step = 1; step <= steps; step += 1) {
      // Slow at both ends, as a hand moves.
      const part = (1 - Math.cos((Math.PI * step) / steps)) / 2;
      this.pointer = {
        x: start.x + (end.x - start.x) * part,
        y: start.y + (end.y - start.y) * part,
      };
      await this.add(shot, 60);
    }
  }

  write(): Promise<Buffer> {
    const { frames, delays } = this;
    return sharp(frames, { join: { animated: true } })
      .webp({ delay: delays, loop: 0, quality: 80, effort: 6, minSize: true })
      .toBuffer();
  }

  private async add(shot: Buffer, ms: number): Promise<void> {
    const [left, top] = [Math.round(this.pointer.x), Math.round(this.pointer.y)];
    const drawn = sharp(shot).composite([{ input: arrow, left, top }]);
    this.frames.push(await drawn.png().toBuffer());
    this.delays.push(ms);
  }
}

/**
 * Records how a headline is changed: it is clicked on the page, replaced and saved.
 *
 * @param page shows the editor
 */
export async function recordEdit(page: Page): Promise<Buffer> {
  const shown = page.frameLocator('iframe').locator('h1');
  const field = page.getByRole('textbox', { name: 'Title', exact: true });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const recorder = new Recorder(page, { x: 760, y: 620 });
  await recorder.show(900);
  await recorder.pointAt(shown);
  await shown.click();
  await field.waitFor();
  await recorder.show(700);
  await recorder.pointAt(field);
  await field.selectText();
  await recorder.show(500);
  for (let end = 2; end < headline.length + 2; end += 2) {
    const typed = headline.slice(0, end);
    await field.fill(typed);
    await shown.filter({ hasText: typed.trim() }).waitFor();
    await recorder.show(110);
  }
  await recorder.show(700);
  await recorder.pointAt(save);
  await save.click();
  await page.locator('output', { hasText: 'Saved.' }).waitFor();
  await recorder.show(2_500);
  return recorder.write();
}
