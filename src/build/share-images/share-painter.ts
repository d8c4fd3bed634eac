import { create } from 'fontkit';
import sharp from 'sharp';
import { keepDrawable, readShareTitle } from '../../content/share-title';
import type { TypefaceFile } from '../../published/fonts/typefaces';
import { shareImageSize } from '../../published/share-image';
import { drawScene, type SceneColors } from './draw-scene';
import { Lettering } from './lettering';
import type { Direction } from './order-runs';
import { setText, type PlacedBox } from './set-text';
import { TitleLetters } from '../../io/title-letters';

/** What all share images of a site have in common. */
export interface ShareDesign {
  /** the name of the practice */
  name: string;
  /** the mark of the practice, an SVG */
  logo: Buffer;
  colors: SceneColors & { letters: string };
  /** of the typefaces, the first choice first */
  files: readonly TypefaceFile[];
  /** where name and title begin */
  direction: Direction;
}

const { width, height } = shareImageSize;

/** At the beginning, and of the same height as the name beside it. */
const mark = { left: 84, top: 56, size: 64 };

/** Beside the mark. */
const nameBox: PlacedBox = { left: 168, top: 56, width: 948, height: 64, size: 36 };

/** Below it is the sun. */
const titleBox: PlacedBox = { left: 84, top: 152, width: 1032, height: 248, size: 96 };

/** Loads the typefaces and prepares what all share images of a site have in common. */
export async function openPainter(
  design: ShareDesign,
  publicFolder: string,
): Promise<SharePainter> {
  const letters = new TitleLetters(design.files, publicFolder, create);
  const lettering = new Lettering(letters, design.direction);
  await lettering.prepare(design.name);
  return new SharePainter(design, lettering);
}

/** Paints share images: the scene, the mark and the name of the practice, and the title. */
export class SharePainter {
  private readonly ground: string;

  constructor(
    private readonly design: ShareDesign,
    private readonly lettering: Lettering,
  ) {
    const { name, logo, colors } = design;
    const image = `data:image/svg+xml;base64,${logo.toString('base64')}`;
    const isMirrored = design.direction === 'rtl';
    const scene = drawScene(colors);
    const markLeft = isMirrored ? width - mark.left - mark.size : mark.left;
    this.ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      ${isMirrored ? `<g transform="translate(${width})scale(-1 1)">${scene}</g>` : scene}
      <image x="${markLeft}" y="${mark.top}" width="${mark.size}" height="${mark.size}" href="${image}"/>
      <g fill="${colors.letters}">${this.write(this.keepDrawable(name), nameBox)}`;
  }

  /**
   * @param title of a page; letters that no typeface has are left out
   * @returns a PNG of the title over the lake; without a title, the name of the practice alone
   */
  async paint(title: string): Promise<Buffer> {
    const shown = this.keepDrawable(readShareTitle(title, this.design.name));
    await this.lettering.prepare(shown);
    const svg = `${this.ground}${this.write(shown, titleBox)}</g></svg>`;
    return sharp(Buffer.from(svg)).png({ palette: true, effort: 4, dither: 0 }).toBuffer();
  }

  private keepDrawable(text: string): string {
    return keepDrawable(text, (character) => this.lettering.has(character));
  }

  private write(text: string, box: PlacedBox): string {
    if (text === '') return '';
    const { direction } = this.design;
    const { size, lines } = setText(text, box, direction, (line) => this.lettering.measure(line));
    return lines.map((line) => this.lettering.draw(line.text, line.x, line.y, size)).join('');
  }
}
