import type { WantedKind } from '../../check/public-files/saving-steps';

/** The kinds of files that fit a setting, by the format that its schema names. */
export const fittingKinds: Readonly<Record<string, readonly WantedKind[]>> = {
  image: ['picture', 'drawing'],
  pdf: ['document'],
  video: ['video'],
  font: ['typeface'],
};
