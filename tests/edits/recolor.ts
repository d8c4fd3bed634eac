import { readChannels } from '../../src/content/colors/srgb';
import { isObject } from '../../src/utils/json';
import type { SiteConfig } from '../../src/generated/config-types';

/** Gives a site other hues. Each color stays as light as it was, so that texts stay readable. */
export function recolor({ theme }: SiteConfig): void {
  for (const group of [theme.colors, theme.darkColors, theme.gradients, theme.darkGradients]) {
    turnColors(group);
  }
}

function turnColors(group: unknown): void {
  if (!isObject(group)) return;
  for (const [key, value] of Object.entries(group)) {
    if (typeof value === 'string' && /^#[\dA-F]{6}$/i.test(value)) group[key] = turnHue(value);
    else turnColors(value);
  }
}

const weights = [0.2126, 0.7152, 0.0722] as const;

/** Swaps red, green and blue in turn, then adds black or white until it is as light as before. */
function turnHue(color: string): string {
  const [red, green, blue] = readChannels(color).map(toLinear);
  const before = [red ?? 0, green ?? 0, blue ?? 0];
  const turned = [before[2] ?? 0, before[0] ?? 0, before[1] ?? 0];
  const [wanted, is] = [measure(before), measure(turned)];
  const goal = wanted > is ? 1 : 0;
  const share = is === goal ? 0 : (wanted - is) / (goal - is);
  const channels = turned.map((part) => part + (goal - part) * share);
  return `#${channels.map((part) => fromLinear(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

function measure(linear: readonly number[]): number {
  return linear.reduce((sum, part, index) => sum + part * (weights[index] ?? 0), 0);
}

function toLinear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function fromLinear(part: number): number {
  const share = part <= 0.003_130_8 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
  return Math.min(255, Math.max(0, Math.round(share * 255)));
}
