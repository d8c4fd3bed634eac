import type { JsonObject } from '../../utils/json';
import harbor from './harbor.json';
import lantern from './lantern.json';
import meadow from './meadow.json';
import type { PresetName } from './preset-words';

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
