const compressible = /\.(css|html|js|json|svg|txt|xml)$/;

/** Whether a file is published in compressed forms too. */
export function isCompressible(file: string): boolean {
  return compressible.test(file);
}
