import sharp from 'sharp';
import { keepDrawable, readShareTitle } from '../../src/config/content/share-title';
import { shareImageSize } from '../../src/published/share-image';
import { drawScene, type SceneColors } from './draw-scene';
import { Lettering, openFonts } from './lettering';
import { setText, type PlacedBox } from './set-text';

/** What all share images of a site have in common. */
export interface ShareDesign {
  /** the name of the practice */
  name: string;
  /** the mark of the practice, an SVG */
  logo: Buffer;
  colors: SceneColors & { letters: string };
}

const { width, height } = shareImageSize;

/** Right of the mark. */
const nameBox: PlacedBox = { left: 168, top: 56, width: 948, height: 64, size: 36 };

/** Below it is the sun. */
const titleBox: PlacedBox = { left: 84, top: 152, width: 1032, height: 248, size: 96 };

/** Loads the typeface and prepares what all share images of a site have in common. */
export async function openPainter(design: ShareDesign): Promise<SharePainter> {
  return new SharePainter(design, new Lettering(await openFonts()));
}

/** Paints share images: the scene, the mark and the name of the practice, and the title. */
export class SharePainter {
  private readonly ground: string;

  constructor(
    private readonly design: ShareDesign,
    private readonly lettering: Lettering,
  ) {
    const { name, logo, colors } = design;
    const mark = `data:image/svg+xml;base64,${logo.toString('base64')}`;
    this.ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      ${drawScene(colors)}
      <image x="84" y="56" width="64" height="64" href="${mark}"/>
      <g fill="${colors.letters}">${this.write(keepDrawable(name), nameBox)}`;
  }

  /**
   * @param title of a page; letters that the typeface lacks are left out
   * @returns a PNG of the title over the lake; without a title, the name of the practice alone
   */
  async paint(title: string): Promise<Buffer> {
    const shown = keepDrawable(readShareTitle(title, this.design.name));
    const svg = `${this.ground}${this.write(shown, titleBox)}</g></svg>`;
    return sharp(Buffer.from(svg)).png({ palette: true, effort: 4, dither: 0 }).toBuffer();
  }

  private write(text: string, box: PlacedBox): string {
    if (text === '') return '';
    const { size, lines } = setText(text, box, (line) => this.lettering.measure(line));
    return lines.map((line) => this.lettering.draw(line.text, line.x, line.y, size)).join('');
  }
}
