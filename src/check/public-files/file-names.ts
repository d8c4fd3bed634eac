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

/** Whether the name of a file in public/ has only characters that addresses and hosts have no use for. */
export function hasPlainName(file: string): boolean {
  return /^[\w./-]+$/.test(file);
}

const deviceName = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;

/** Whether Windows takes a name for a device, with any ending: no file or folder can be called so. */
export function isDeviceName(name: string): boolean {
  return deviceName.test(name);
}

/** Tells whether a text is written like a path in the public folder: `/images/lake.webp`. */
export function isPlainPath(text: string): boolean {
  return !/\.\.|[\\%?#:]|\/\/|^[^/]/.test(text);
}
