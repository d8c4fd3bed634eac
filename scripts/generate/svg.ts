/** A drawing, with the notice of the file in it. */
export function writeSvg(
  {
    width,
    height,
    title,
    notice,
  }: { width: number; height: number; title: string; notice: string },
  parts: readonly string[],
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif">
<!-- ${notice} -->
<title>${title}</title>
${parts.join('\n')}
</svg>
`;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function drawBox(
  { x, y, width, height }: Box,
  fill: string,
  { radius = 0, stroke }: { radius?: number; stroke?: string | undefined } = {},
): string {
  const frame = stroke ? ` stroke="${stroke}"` : '';
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${frame}/>`;
}

interface Words {
  x: number;
  /** of the line that letters stand on */
  y: number;
  text: string;
  size?: number;
  fill?: string;
  weight?: number;
  family?: string;
  anchor?: 'start' | 'middle' | 'end';
}

export function drawWords(words: Words): string {
  const { x, y, text, size = 12, fill = '#222222', weight = 400, family, anchor = 'start' } = words;
  const typeface = family ? ` font-family="${family}"` : '';
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}"${typeface}>${text}</text>`;
}
