import sharp from 'sharp';
import { readChannels } from '../../src/config/colors/color-channels';
import { shareImageSize } from '../../src/published/share-image';
import { keepDrawable, readShareTitle } from '../../src/config/content/share-title';
import { openLettering } from '../illustrations/lettering';
import { serifFiles } from '../illustrations/typefaces';
import { drawScene, type SceneColors } from './draw-scene';
import { LetterStamps, type Stamp } from './letter-stamps';
import { inkSteps, reduceColors, type PrintableGround } from './reduce-colors';
import { createTypesetter, type SetText } from './set-text';
import { writePng } from './write-png';

/** What all share images of a site have in common. */
export interface ShareDesign {
  /** the name of the practice */
  name: string;
  /** the mark of the practice, an SVG */
  logo: Buffer;
  colors: SceneColors & { letters: string };
}

const { width } = shareImageSize;
const margin = 84;
const mark = { left: margin, top: 56, side: 64 };

const nameBox = { left: mark.left + mark.side + 20, top: mark.top, width: 948, height: mark.side };
const nameSizes = { largest: 36, shrink: 1 };

/** Below it is the sun. Few sizes, so that each letter is drawn a few times only. */
const titleBox = { left: margin, top: 152, width: width - 2 * margin, height: 248 };
const titleSizes = { largest: 96, shrink: 0.92 };

/** Paints share images: what they have in common once, and on copies of it title by title. */
export class SharePainter {
  private readonly ground: Promise<PrintableGround>;
  private readonly setTitle: (title: string) => SetText;
  private readonly stamps = new Map<number, LetterStamps>();

  constructor(private readonly design: ShareDesign) {
    const lettering = openLettering(serifFiles);
    this.setTitle = createTypesetter(lettering, titleBox, titleSizes);
    const setName = createTypesetter(lettering, nameBox, nameSizes);
    this.ground = paintScene(design).then((ground) =>
      this.print(setName(keepDrawable(design.name)), ground),
    );
  }

  /**
   * @param title of a page; letters that the typeface lacks are left out
   * @returns a PNG of the title over the lake; without a title, the name of the practice alone
   */
  async paint(title: string): Promise<Buffer> {
    const ground = await this.ground;
    const shown = keepDrawable(readShareTitle(title, this.design.name));
    return writePng(shown === '' ? ground : await this.print(this.setTitle(shown), ground));
  }

  private async print({ size, letters }: SetText, ground: PrintableGround) {
    const stamps = this.stamps.get(size) ?? new LetterStamps(size);
    this.stamps.set(size, stamps);
    await stamps.prepare(letters.map(({ outline }) => outline));
    const rows = ground.rows.slice();
    for (const { outline, x, y } of letters) stampLetter(rows, stamps.get(outline), x, y, ground);
    return { ...ground, rows };
  }
}

function stampLetter(
  rows: Uint8Array,
  stamp: Stamp,
  x: number,
  y: number,
  { mix }: PrintableGround,
): void {
  for (let line = 0; line < stamp.height; line += 1) {
    const start = (y + stamp.top + line) * (width + 1) + 1 + x + stamp.left;
    for (let column = 0; column < stamp.width; column += 1) {
      const cover = stamp.cover[line * stamp.width + column] ?? 0;
      if (cover === 0) continue;
      const at = start + column;
      rows[at] = mix(rows[at] ?? 0, Math.round((cover / 255) * inkSteps));
    }
  }
}

/** The scene with the mark, as few colors. */
async function paintScene({ logo, colors }: ShareDesign): Promise<PrintableGround> {
  const drawnMark = await sharp(logo, { density: 300 })
    .resize(mark.side, mark.side, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  const pixels = await sharp(Buffer.from(drawScene(colors)))
    .composite([{ input: drawnMark, left: mark.left, top: mark.top }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return reduceColors(pixels, shareImageSize, titleBox, readChannels(colors.letters));
}
