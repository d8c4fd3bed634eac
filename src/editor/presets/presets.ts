import type { JsonObject } from '../../utils/json';
import harbor from './harbor.json';
import lantern from './lantern.json';
import meadow from './meadow.json';

/** Text about ready-made looks and about the two colors that set all the others. */
export const presetWords = {
  title: 'Ready-made looks',
  help: 'Each look sets colors, fonts, sizes, corners and shadows, and replaces your settings below. You can undo this.',
  names: {
    stillWaters: 'Still waters',
    lantern: 'Lantern',
    meadow: 'Meadow',
    harbor: 'Harbor',
  },
  moods: {
    stillWaters: 'Teal and clay, like a lake at sunrise.',
    lantern: 'Plum and honey, like a room in the evening. For grief and hospice.',
    meadow: 'Green and raspberry, like a garden in the morning. For families and schools.',
    harbor: 'Navy and brass, with crisp corners. For couples and assessments.',
  },
  typefaces: (heading: string, text: string) => `${heading} and ${text}`,
  use: (name: string) => `Look: ${name}`,
  leadsTitle: 'Two colors for everything',
  leadsHelp:
    'These two set all the other colors, light and dark, so that all text is readable. They replace colors that you chose one by one.',
  leads: { primary: 'Main color', action: 'Button color' },
  leadHelp: {
    primary: 'Links, headings, bars and backgrounds.',
    action: 'Main buttons and warm accents.',
  },
  follow: (name: string) => `${name} and all the colors it sets`,
  textSize: 'Text size',
  smallerText: 'Smaller text',
  largerText: 'Larger text',
  pixels: (size: number) => `${size} pixels`,
  nearest: (asked: string, given: string) =>
    `Text in ${asked} would be hard to read. We used ${given} instead, the closest readable color.`,
};

export type PresetName = keyof typeof presetWords.names;

/** A look that is ready to use. */
export interface ThemePreset {
  name: PresetName;
  /** what it sets; the first one is what a site looks like without a setting */
  theme: JsonObject;
}

export const themePresets: readonly ThemePreset[] = [
  { name: 'stillWaters', theme: {} },
  { name: 'lantern', theme: lantern },
  { name: 'meadow', theme: meadow },
  { name: 'harbor', theme: harbor },
];
