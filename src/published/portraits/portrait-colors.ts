import { mixColors } from '../../content/colors/srgb';
import type { ColorWash, Illustration, Theme } from '../../generated/config-types';

/** The colors of a portrait: all of them follow from the theme. */
export interface PortraitColors {
  wall: string;
  floor: string;
  /** the frame of the window */
  frame: string;
  sky: string;
  sun: string;
  farHill: string;
  nearHill: string;
  /** what the sun falls on */
  light: string;
  /** three tones of the main color */
  deep: string;
  middle: string;
  soft: string;
  /** the one warm color of the object */
  warm: string;
  /** paper, cups, wool */
  pale: string;
  /** what is drawn on something warm or pale */
  ink: string;
}

type Hour = Illustration['hour'];

const washes = { morning: 'dawn', noon: 'noon', evening: 'dusk' } as const;
/** How much of the sun is in the sky; on light pages, how little. */
const glow = { morning: 0.75, noon: 0.72, evening: 0.8 };
const haze = { morning: 0.6, noon: 0.8, evening: 0.5 };

/** The colors of a portrait at an hour, for light or dark pages. */
export function mixPortraitColors(
  theme: Pick<Theme, 'colors' | 'darkColors' | 'gradients' | 'darkGradients'>,
  hour: Hour,
  scheme: 'light' | 'dark',
): PortraitColors {
  return scheme === 'light'
    ? mixLight(theme.colors, theme.gradients[washes[hour]], hour)
    : mixDark(theme.darkColors, theme.darkGradients[washes[hour]], hour);
}

function mixLight(
  { primary, surface, tint1, bar, headingOnBar: sun, highlight }: Theme['colors'],
  { from, to }: ColorWash,
  hour: Hour,
): PortraitColors {
  const wall = mixColors(from, to, 0.5);
  const deep = mixColors(primary, bar, 0.4);
  return {
    wall,
    floor: mixColors(wall, primary, 0.17),
    frame: mixColors(wall, surface, 0.75),
    sky: mixColors(sun, hour === 'evening' ? from : surface, haze[hour]),
    sun,
    farHill: mixColors(primary, from, 0.66),
    nearHill: mixColors(primary, from, 0.42),
    light: mixColors(sun, surface, 0.3),
    deep,
    middle: mixColors(primary, tint1, 0.12),
    soft: mixColors(primary, tint1, 0.4),
    warm: mixColors(highlight, sun, 0.54),
    pale: mixColors(surface, wall, 0.1),
    ink: deep,
  };
}

/** A room at night: the window is what is bright. */
function mixDark(
  { primary, heading, bar, headingOnBar: sun, highlight }: Theme['colors'],
  { from, to }: ColorWash,
  hour: Hour,
): PortraitColors {
  const wall = mixColors(from, to, 0.5);
  return {
    wall,
    floor: mixColors(wall, bar, 0.5),
    frame: mixColors(wall, primary, 0.3),
    sky: mixColors(wall, sun, glow[hour]),
    sun,
    farHill: mixColors(wall, primary, 0.4),
    nearHill: mixColors(wall, primary, 0.22),
    light: sun,
    deep: mixColors(primary, wall, 0.34),
    middle: mixColors(primary, wall, 0.52),
    soft: mixColors(primary, wall, 0.68),
    warm: mixColors(highlight, wall, 0.22),
    pale: mixColors(heading, wall, 0.2),
    ink: mixColors(bar, primary, 0.2),
  };
}
