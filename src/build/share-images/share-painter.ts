import { create } from 'fontkit';
import { readChannels } from '../../content/colors/srgb';
import { keepDrawable, readShareTitle } from '../../content/share-title';
import type { TypefaceFile } from '../../published/fonts/typefaces';
import { shareImageSize } from '../../published/share-image';
import { drawScene, type SceneColors } from './draw-scene';
import { Lettering } from './lettering';
import type { Direction } from './order-runs';
import { writeGlyph, type PlacedGlyph } from './glyph-images';
import { ShareGround } from './share-ground';
import { setText, type PlacedBox, type SetText } from './set-text';
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

/** Loads the typefaces and draws what all share images of a site have in common. */
export async function openPainter(
  design: ShareDesign,
  publicFolder: string,
): Promise<SharePainter> {
  const letters = new TitleLetters(design.files, publicFolder, create);
  const lettering = new Lettering(letters, design.direction);
  await lettering.prepare(design.name);
  const painter = new SharePainter(design, lettering);
  await painter.ground;
  return painter;
}

/** Paints share images: the scene, the mark and the name of the practice, and the title. */
export class SharePainter {
  readonly ground: Promise<ShareGround>;

  constructor(
    private readonly design: ShareDesign,
    private readonly lettering: Lettering,
  ) {
    const ink = readChannels(design.colors.letters);
    this.ground = ShareGround.draw(this.writeGround(), titleBox, ink);
  }

  /** The image without a title. */
  private writeGround(): string {
    const { name, logo, colors, direction } = this.design;
    const image = `data:image/svg+xml;base64,${logo.toString('base64')}`;
    const isMirrored = direction === 'rtl';
    const scene = drawScene(colors);
    const markLeft = isMirrored ? width - mark.left - mark.size : mark.left;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      ${isMirrored ? `<g transform="translate(${width})scale(-1 1)">${scene}</g>` : scene}
      <image x="${markLeft}" y="${mark.top}" width="${mark.size}" height="${mark.size}" href="${image}"/>
      <g fill="${colors.letters}">${this.place(this.setText(this.keepDrawable(name), nameBox))
        .map(writeGlyph)
        .join('')}</g></svg>`;
  }

  /**
   * @param title of a page; letters that no typeface has are left out
   * @returns a PNG of the title over the lake; without a title, the name of the practice alone
   */
  async paint(title: string): Promise<Buffer> {
    const shown = this.keepDrawable(readShareTitle(title, this.design.name));
    await this.lettering.prepare(shown);
    const ground = await this.ground;
    const text = this.setText(shown, titleBox);
    return ground.write(this.place(text));
  }

  private keepDrawable(text: string): string {
    return keepDrawable(text, (character) => this.lettering.has(character));
  }

  private setText(text: string, box: PlacedBox): SetText {
    if (text === '') return { size: box.size, lines: [] };
    const { direction } = this.design;
    return setText(text, box, direction, (line) => this.lettering.measure(line));
  }

  private place({ size, lines }: SetText): PlacedGlyph[] {
    return lines.flatMap((line) => this.lettering.place(line.text, line.x, line.y, size));
  }
}
