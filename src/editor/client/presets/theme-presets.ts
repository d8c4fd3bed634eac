import { getIn, isJsonObject, isSame, type Json, type JsonObject } from '../../../utils/json';
import type { Edit } from '../state/change-queue';
import { setValue } from '../../model/write-edits';
import {
  presetWords,
  themePresets,
  type PresetName,
  type ThemePreset,
} from '../../presets/presets';

/** The preset that a site has, unless something in it was changed. */
export function findPreset(config: Json): PresetName | undefined {
  const theme = dropKept(readTheme(config));
  return themePresets.find((preset) => isSame(preset.theme, theme))?.name;
}

/** Gives a site the look of a preset. Whether it has dark colors, and its own typefaces, stay. */
export function planPreset(config: Json, { name, theme }: ThemePreset): Edit {
  const { scheme, fonts } = readTheme(config);
  const own = getIn(fonts ?? {}, ['own']);
  const kept = {
    ...(scheme !== undefined && { scheme }),
    ...theme,
    ...(own !== undefined && { fonts: { ...asGroup(theme['fonts']), own } }),
  };
  return planTheme(config, kept, presetWords.use(presetWords.names[name]));
}

/** Gives a site another theme as a whole; an empty one is left out. */
export function planTheme(config: Json, theme: JsonObject, label: string): Edit {
  const path = ['theme'];
  const isLeftOut = Object.keys(theme).length === 0;
  if (!isLeftOut) return { label, changes: [setValue(config, path, theme)] };
  const isThere = getIn(config, path) !== undefined;
  return { label, changes: isThere ? [{ op: 'remove', path }] : [] };
}

export function readTheme(config: Json): JsonObject {
  return asGroup(getIn(config, ['theme']));
}

function dropKept({ scheme: _scheme, fonts, ...theme }: JsonObject): JsonObject {
  const { own: _own, ...named } = asGroup(fonts);
  return Object.keys(named).length === 0 ? theme : { ...theme, fonts: named };
}

function asGroup(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}
