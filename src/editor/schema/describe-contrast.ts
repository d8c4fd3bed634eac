import {
  listContrastPairs,
  listConstraints,
  measureContrastPair,
} from '../../content/colors/contrast-pairs';
import { deriveDarkColors } from '../../content/colors/derive-dark-colors';
import { nearestAccessibleColor } from '../../content/colors/nearest-accessible-color';
import { memoizeByObject } from '../../utils/memoize';
import { getIn, isJsonObject, type Json, type JsonObject, type Path } from '../../utils/json';
import { writeKey } from '../model/paths';
import { findNode, type RootSchema } from './schema-node';

/** A color that another one meets on the pages. */
export interface ColorPartner {
  /** its name in the schema: `background`, `noon.from` */
  name: string;
  color: string;
  contrast: number;
  /** what the contrast must be */
  least: number;
  /** what lies behind both, where one of them lets some of it through */
  picture?: 'white' | 'black';
}

/** How well a color can be told from those that it meets. */
export interface Contrast {
  /** those with the least to spare first */
  partners: ColorPartner[];
  /** the nearest color that can be read on all of them; undefined if this one can, or none */
  nearest?: string;
}

const color = /^#[0-9A-Fa-f]{6}$/;

/** Compares a color of the theme with its partners, as the check of the config does. */
export function describeContrast(root: RootSchema, config: Json, path: Path): Contrast | undefined {
  const isDark = String(path[1]).startsWith('dark');
  const read = (place: Path) => readColor(root, config, place);
  const own = read(path);
  if (path[0] !== 'theme' || !color.test(own)) return undefined;
  const meetings = listContrastPairs(
    isDark ? 'darkColors' : 'colors',
    isDark ? 'darkGradients' : 'gradients',
    read,
  ).filter(({ front, back }) => color.test(front.color) && color.test(back.color));
  const key = writeKey(path);
  const partners = meetings.flatMap((meeting): ColorPartner[] => {
    const { front, back, least, picture } = meeting;
    const isFront = writeKey(front.path) === key;
    if (!isFront && writeKey(back.path) !== key) return [];
    const other = isFront ? back : front;
    const { name, color: shown } = other;
    const contrast = measureContrastPair(meeting);
    return [{ name, color: shown, contrast, least, ...(picture && { picture }) }];
  });
  if (partners.length === 0) return undefined;
  const isReadable = partners.every(({ contrast, least }) => contrast >= least);
  const nearest = isReadable
    ? undefined
    : nearestAccessibleColor(own, listConstraints(path, meetings));
  return {
    partners: partners.toSorted((a, b) => a.contrast / a.least - b.contrast / b.least),
    ...(nearest !== undefined && { nearest }),
  };
}

/**
 * What is written, or what a color is without that: a dark one follows from the light one, any other is
 * as the schema says of the color or of the group that it is in.
 */
export function readColor(root: RootSchema, config: Json, path: Path): string {
  const written = getIn(config, path);
  if (written !== undefined) return String(written);
  const theme = getIn(config, path.slice(0, 1));
  const followed = isJsonObject(theme) ? keepDarkColors(theme).get(writeKey(path)) : undefined;
  if (followed !== undefined) return followed;
  const usual =
    findNode(root, config, path)?.default ??
    getIn(findNode(root, config, path.slice(0, -1))?.default ?? {}, path.slice(-1));
  return String(usual);
}

/** The form of the theme asks for each of its colors, with each key. */
const keepDarkColors = memoizeByObject(
  (theme: JsonObject) =>
    new Map(
      deriveDarkColors(theme).map(({ path, color: dark }) => [`theme/${writeKey(path)}`, dark]),
    ),
);
