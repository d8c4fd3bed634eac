import type { SchemaNode } from '../../src/content/schema/schema-node';
import { motion } from '../../src/components/design-tokens';
import { presetWords, themePresets } from '../../src/editor/presets/presets';
import { getIn } from '../../src/utils/json';
import { drawBox, drawWords, writeSvg } from './svg';

const folder = 'docs/developing/design';
const notice = 'Written by `npm run generate` from schema/ and src/editor/presets/. Do not edit.';

/** Reads a setting of a look: what it says, or the default of the schema. */
type ReadSetting = (...path: string[]) => unknown;

interface Look {
  name: string;
  read: ReadSetting;
}

/**
 * Draws what the design language has: the looks, their colors, and the scales.
 *
 * @param theme the schema of the theme
 * @returns path relative to the project folder → content
 */
export function drawDesign(theme: SchemaNode): [string, string][] {
  const looks = themePresets.map((preset): Look => ({
    name: presetWords.names[preset.name],
    read: (...path) => getIn(preset.theme, path) ?? readDefault(theme, path),
  }));
  const roles = Object.keys(theme.properties?.['colors']?.properties ?? {});
  return [
    [`${folder}/looks.svg`, drawLooks(looks)],
    [`${folder}/colors.svg`, drawColors(looks, roles)],
    [`${folder}/scales.svg`, drawScales(theme)],
  ];
}

function readDefault(theme: SchemaNode, path: readonly string[]): unknown {
  const node = path.reduce<SchemaNode | undefined>((one, name) => one?.properties?.[name], theme);
  const [last = ''] = path.slice(-1);
  return node?.default ?? getIn(readDefaultOf(theme, path.slice(0, -1)), [last]);
}

function readDefaultOf(theme: SchemaNode, path: readonly string[]): unknown {
  return path.reduce<SchemaNode | undefined>((one, name) => one?.properties?.[name], theme)
    ?.default;
}

const schemes = ['colors', 'darkColors'] as const;

/** A small page of each look, in light and dark. */
function drawLooks(looks: readonly Look[]): string {
  const [width, height, gap] = [220, 236, 16];
  const parts = looks.flatMap((look, column) =>
    schemes.flatMap((scheme, row) =>
      drawPage(look, scheme, gap + column * (width + gap), 36 + row * (height + gap)),
    ),
  );
  const names = looks.map(({ name }, column) =>
    drawWords({ x: gap + column * (width + gap), y: 24, text: name, size: 14, weight: 600 }),
  );
  const size = { width: gap + looks.length * (width + gap), height: 36 + 2 * (height + gap) };
  const background = drawBox({ x: 0, y: 0, ...size }, '#FFFFFF');
  const title = 'The four looks in light and dark';
  return writeSvg({ ...size, title, notice }, [background, ...names, ...parts]);
}

function drawPage({ read }: Look, scheme: (typeof schemes)[number], x: number, y: number) {
  const color = (role: string) => String(read(scheme, role));
  const radius = (of: string) => Number(read('radius', of)) / 2;
  const heading = String(read('fonts', 'heading'));
  const isSerif = ['Fraunces', 'Newsreader', 'Lora'].includes(heading);
  const family = `${heading}, ${isSerif ? 'Georgia, serif' : 'sans-serif'}`;
  const words = (dx: number, dy: number, text: string, role: string, size = 11) =>
    drawWords({ x: x + dx, y: y + dy, text, fill: color(role), size });
  const box = (dx: number, dy: number, width: number, height: number, role: string, rx = 0) =>
    drawBox({ x: x + dx, y: y + dy, width, height }, color(role), { radius: rx });
  const framed = (dx: number, dy: number, height: number, role: string, line: string, rx: number) =>
    drawBox({ x: x + dx, y: y + dy, width: 196, height }, color(role), {
      radius: rx,
      stroke: color(line),
    });
  const title = { x: x + 12, y: y + 62, fill: color('heading'), family, size: 19 };
  return [
    drawBox({ x, y, width: 220, height: 236 }, color('background'), { stroke: '#CCCCCC' }),
    box(0, 0, 220, 26, 'bar'),
    words(12, 17, 'In crisis? 988', 'headingOnBar'),
    words(110, 17, 'Links', 'linkOnBar'),
    words(160, 17, 'Text', 'onBar'),
    drawWords({ ...title, text: 'Come as you are', weight: Number(read('type', 'headingWeight')) }),
    words(12, 82, 'Text,', 'text'),
    words(46, 82, 'less important text,', 'muted'),
    words(158, 82, 'a link', 'primary'),
    box(12, 92, 92, 26, 'action', 13),
    words(26, 109, 'Book a visit', 'onAction'),
    framed(12, 128, 44, 'surface', 'line', radius('card')),
    words(24, 154, 'A card', 'heading', 13),
    box(76, 140, 52, 20, 'tint1', 10),
    words(86, 154, 'a chip', 'heading', 10),
    words(138, 154, '★★★★★', 'highlight', 12),
    box(12, 180, 94, 44, 'tint2', radius('quote')),
    words(24, 206, 'A quote', 'heading'),
    drawBox({ x: x + 114, y: y + 180, width: 94, height: 44 }, color('warning'), {
      radius: radius('notice'),
      stroke: color(scheme === 'colors' ? 'line' : 'highlight'),
    }),
    words(126, 206, 'A notice', 'heading'),
  ];
}

/** Each role in each look, in light and dark side by side. */
function drawColors(looks: readonly Look[], roles: readonly string[]): string {
  const [left, cell, row, top] = [132, 92, 26, 44];
  const columns = looks.flatMap((look) => schemes.map((scheme) => ({ look, scheme })));
  const size = { width: left + columns.length * cell + 16, height: top + roles.length * row + 16 };
  const parts = [
    drawBox({ x: 0, y: 0, ...size }, '#FFFFFF'),
    ...columns.map(({ look, scheme }, column) => {
      const text = scheme === 'colors' ? look.name : 'dark';
      return drawWords({ x: left + column * cell, y: 28, text, weight: 600 });
    }),
    ...roles.flatMap((role, index) => {
      const y = top + index * row;
      return [
        drawWords({ x: 16, y: y + 15, text: role }),
        ...columns.flatMap(({ look, scheme }, column) => {
          const color = String(look.read(scheme, role));
          const x = left + column * cell;
          return [
            drawBox({ x, y, width: 24, height: 20 }, color, { radius: 4, stroke: '#CCCCCC' }),
            drawWords({ x: x + 30, y: y + 14, text: color, size: 10, fill: '#555555' }),
          ];
        }),
      ];
    }),
  ];
  return writeSvg({ ...size, title: 'The colors by role in each look', notice }, parts);
}

const sizes = ['hero', 'h1', 'h2', 'quote', 'large', 'h3', 'lead', 'text', 'small', 'caption'];

/** Sizes of letters, distances, corners and times, in the look without any setting. */
function drawScales(theme: SchemaNode): string {
  const read: ReadSetting = (...path) => readDefault(theme, path);
  const parts: string[] = [];
  let y = 16;
  for (const name of sizes) {
    const [phone, desktop] = ['phone', 'desktop'].map(
      (width) => getIn(read('type', name), [width]) ?? read('type', name),
    );
    const size = 16 * Number(desktop);
    y += Math.max(size, 16) + 8;
    const isHeading = Number(desktop) > 1.25;
    const family = isHeading ? 'Fraunces, Georgia, serif' : 'Figtree, sans-serif';
    const range = phone === desktop ? `${desktop} rem` : `${phone} to ${desktop} rem`;
    parts.push(drawWords({ x: 16, y, text: `${name}, ${range}`, size: 11, fill: '#555555' }));
    parts.push(drawWords({ x: 190, y, text: 'Come as you are', size, family }));
  }
  y += 24;
  for (const [step, pixels] of listNumbers(theme, read, ['space', 'steps'])) {
    parts.push(drawWords({ x: 16, y: y + 11, text: `${step}, ${pixels} px`, size: 11 }));
    parts.push(
      drawBox({ x: 190, y, width: pixels, height: 12 }, String(read('colors', 'primary'))),
    );
    y += 20;
  }
  y += 16;
  let x = 16;
  for (const [name, radius] of listNumbers(theme, read, ['radius'])) {
    const box = { x, y, width: 120, height: 64 };
    parts.push(drawBox(box, String(read('colors', 'tint1')), { radius, stroke: '#999999' }));
    parts.push(
      drawWords({
        x: x + 60,
        y: y + 36,
        text: `${name}, ${radius} px`,
        size: 11,
        anchor: 'middle',
      }),
    );
    x += 136;
  }
  y += 84;
  for (const [name, time] of Object.entries(motion)) {
    const milliseconds = 1000 * Number.parseFloat(time);
    parts.push(drawWords({ x: 16, y: y + 11, text: `${name}, ${milliseconds} ms`, size: 11 }));
    const box = { x: 190, y, width: milliseconds / 2, height: 12 };
    parts.push(drawBox(box, String(read('colors', 'action'))));
    y += 20;
  }
  const size = { width: 920, height: y + 16 };
  const title = 'Sizes of letters, distances, corners and times';
  return writeSvg({ ...size, title, notice }, [
    drawBox({ x: 0, y: 0, ...size }, '#FFFFFF'),
    ...parts,
  ]);
}

function listNumbers(theme: SchemaNode, read: ReadSetting, path: string[]): [string, number][] {
  const group = path.reduce<SchemaNode | undefined>((one, name) => one?.properties?.[name], theme);
  return Object.keys(group?.properties ?? {}).map((name) => [name, Number(read(...path, name))]);
}
