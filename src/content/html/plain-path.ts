/** Tells whether a text is written like a path in the public folder: `/images/lake.webp`. */
export function isPlainPath(text: string): boolean {
  return !/\.\.|[\\%?#:]|\/\/|^[^/]/.test(text);
}
