import { drawStem } from './draw-stem';
import { startRandom } from './random';

/** The part of a cover, 800 wide, in which a motif is drawn. */
const [top, bottom] = [620, 960];

const motifs = [drawRipples, drawWaves, drawArches, drawBranch, drawSunrise];

/** A quiet picture for the lower half of a book cover; places next to each other get different ones. */
export function drawMotif(place: number, color: string): string {
  return motifs[place % motifs.length]?.(color, place) ?? '';
}

function drawRipples(color: string): string {
  const rings = Array.from({ length: 5 }, (_, ring) => {
    const [wide, high] = [60 + ring * 65, 24 + ring * 32];
    return `<ellipse cx="400" cy="${(top + bottom) / 2}" rx="${wide}" ry="${high}" opacity="${(0.9 - 0.15 * ring).toFixed(2)}"/>`;
  });
  return `<g fill="none" stroke="${color}" stroke-width="4">${rings.join('')}</g>`;
}

function drawWaves(color: string): string {
  const waves = Array.from({ length: 6 }, (_, wave) => {
    const rise = 24 + ((wave * 7) % 20);
    return `<path opacity="${(0.35 + 0.1 * wave).toFixed(2)}" d="M40 ${top + 50 + wave * 50}q90-${rise} 180 0t180 0 180 0 180 0"/>`;
  });
  return `<g fill="none" stroke="${color}" stroke-width="5">${waves.join('')}</g>`;
}

function drawArches(color: string): string {
  const arches = [170, 115, 60].map(
    (radius) =>
      `<path opacity=".28" d="M${400 - radius} ${bottom}v${radius + top - bottom + 170 - radius}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${bottom}z"/>`,
  );
  return `<g fill="${color}">${arches.join('')}</g>`;
}

function drawBranch(color: string, place: number): string {
  const stem = { x: 150, y: bottom - 20, direction: -0.42, length: 560, color };
  return `<g opacity=".75">${drawStem(stem, startRandom(`branch ${place}`))}</g>`;
}

function drawSunrise(color: string): string {
  return `<g fill="${color}"><path opacity=".7" d="M270 860a130 130 0 0 1 260 0z"/><path opacity=".3" d="M190 860a210 210 0 0 1 420 0z"/><path opacity=".5" d="M120 884h560v6H120zM200 916h400v6H200zM280 948h240v6H280z"/></g>`;
}
