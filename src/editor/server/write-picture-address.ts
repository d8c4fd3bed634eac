/** A picture as an address that holds it. @param type `webp` */
export function writePictureAddress(type: string, bytes: Uint8Array): string {
  return `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
}
