import { mixColors } from '../../src/config/colors/color-channels';
import { smoothLine, writePath } from './path-data';
import { startRandom } from './random';
import type { Scheme } from './scheme';
import { writeSvg } from './svg';

const [width, height] = [1200, 675];
const layers = 5;
const bends = 10;

/** Layered hills under a low sun, the nearest one darkest. */
export function drawHills(title: string, seed: string, scheme: Scheme): string {
  const random = startRandom(seed);
  const sky = `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${scheme.sky}"/><stop offset=".75" stop-color="${scheme.haze}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky)"/>`;
  const sunX = Math.round(width * (0.2 + 0.6 * random()));
  const sunY = Math.round(height * (0.28 + 0.1 * random()));
  const sun = `<g fill="#FFF7E4"><circle cx="${sunX}" cy="${sunY}" r="115" opacity=".35"/><circle cx="${sunX}" cy="${sunY}" r="61"/></g>`;
  const hills = Array.from({ length: layers }, (_, layer) => {
    const nearness = layer / (layers - 1);
    const far = mixColors(scheme.haze, scheme.near, 0.25 + 0.5 * nearness);
    const color = mixColors(far, scheme.deep, 0.75 * nearness ** 2);
    return `<path fill="${color}" d="${drawRidge(layer, random)}"/>`;
  });
  return writeSvg(title, width, height, [sky, sun, ...hills]);
}

function drawRidge(layer: number, random: () => number): string {
  const base = height * (0.47 + 0.12 * layer);
  const rise = height * (0.11 - 0.012 * layer);
  const [phase, finePhase] = [random() * 6, random() * 6];
  const [wave, fineWave] = [3 + random() * 4.5, 8 + random() * 7];
  const points = Array.from({ length: bends + 1 }, (_, bend): [number, number] => {
    const along = bend / bends;
    const swell =
      0.65 * Math.sin(wave * along + phase) + 0.35 * Math.sin(fineWave * along + finePhase);
    return [along * width, base - rise * swell];
  });
  return writePath([
    ['M', 0, height],
    ['L', ...(points[0] ?? [])],
    ...smoothLine(points),
    ['L', width, height],
    ['Z'],
  ]);
}
