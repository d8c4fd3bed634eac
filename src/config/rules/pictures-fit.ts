import type { Finding } from '../finding';
import { getValue } from '../json-pointer';
import { isObject } from '../walk-schema';
import type { Rule } from './rule-context';

/** Over a slow mobile network, half a megabyte takes some three seconds. */
const mostBytes = 500_000;

/** Wider than the widest usual screens at twice the density. */
const widest = 3840;

/** Behind a title, a picture is as wide as the window. */
const narrowestBehindTitle = 1200;
const narrowest = 200;

/** Pictures are sharp, and small enough for a phone. Drawings (SVG) are sharp in every size. */
export const picturesFit: Rule = ({ config, shownFiles, surroundings: { pictures } }) => {
  if (!pictures) return [];
  return shownFiles.flatMap(({ value, path, part }): Finding[] => {
    const picture = pictures.get(value);
    if (!picture) return [];
    const { width, bytes } = picture;
    const block = getValue(config, path.slice(0, 4));
    const behindTitle =
      path[0] === 'routes' &&
      isObject(block) &&
      (block['type'] === 'banner' || block['type'] === 'hero');
    const least = behindTitle ? narrowestBehindTitle : narrowest;
    const drawing = value.endsWith('.svg');
    const fault =
      bytes > mostBytes
        ? {
            message: `The file "${value}" has ${Math.round(bytes / 1000)} kB; a page should not load more than ${mostBytes / 1000} kB for a picture.`,
            hint: 'Save it smaller, for example as WebP with a width of 1600 pixels.',
          }
        : !drawing && width > widest
          ? {
              message: `"${value}" is ${width} pixels wide; no screen shows more than ${widest}.`,
              hint: 'Save it smaller, for example with a width of 1600 pixels.',
            }
          : !drawing && width < least
            ? {
                message: `"${value}" is only ${width} pixels wide and will look blurred here.`,
                hint: `Use a picture that is at least ${least} pixels wide.`,
              }
            : undefined;
    if (!fault) return [];
    return [{ code: 'CFG0612', path, ...(part && { part }), ...fault, subject: `size:${value}` }];
  });
};
