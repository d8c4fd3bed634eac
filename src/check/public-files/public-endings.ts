import type { WantedKind } from './saving-steps';

/** What a site publishes besides the files that the build makes. All else in public/ is an error. */
export const publicKinds: Readonly<Record<WantedKind, readonly string[]>> = {
  picture: ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'heic', 'heif'],
  drawing: ['svg'],
  video: ['mp4'],
  document: ['pdf'],
  typeface: ['woff2', 'woff', 'ttf', 'otf'],
};

/** What a file in public/ is by its name; undefined for one that is never published. */
export function findPublicKind(file: string): WantedKind | undefined {
  const ending = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  const kinds = Object.keys(publicKinds) as WantedKind[];
  return kinds.find((kind) => publicKinds[kind].includes(ending));
}
