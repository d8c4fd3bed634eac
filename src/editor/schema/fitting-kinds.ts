import { publicKinds } from '../../check/public-files/file-names';
import type { WantedKind } from '../../check/public-files/saving-steps';

/** The kinds of files that fit a setting, by the format that its schema names. */
export const fittingKinds: Readonly<Record<string, readonly WantedKind[]>> = {
  image: ['picture', 'drawing'],
  drawing: ['drawing'],
  pdf: ['document'],
  video: ['video'],
  font: ['typeface'],
};

/** The kinds of files that a setting takes: a pattern can leave some of them out, as a logo is an SVG file. */
function listFittingKinds(format: string, pattern = ''): readonly WantedKind[] {
  const kinds = fittingKinds[format] ?? [];
  const wanted = new RegExp(pattern);
  const fitting = kinds.filter((kind) =>
    publicKinds[kind].some((ending) => wanted.test(`/images/file.${ending}`)),
  );
  return fitting.length > 0 ? fitting : kinds;
}

/**
 * The format and the endings of files that can be chosen for a setting. Where only drawings fit, pictures
 * can be chosen too: they are put into a drawing.
 */
export function listChoosable(
  format: string,
  pattern?: string,
): { format: string; endings: readonly string[] } {
  const kinds = listFittingKinds(format, pattern);
  const isDrawing = kinds.every((kind) => kind === 'drawing');
  const chosen = isDrawing ? (['drawing', 'picture'] as const) : kinds;
  return {
    format: isDrawing ? 'drawing' : format,
    endings: chosen.flatMap((kind) => publicKinds[kind]),
  };
}
