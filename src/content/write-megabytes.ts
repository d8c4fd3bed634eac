/** `26.2 MB` */
export function writeMegabytes(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return `${megabytes.toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;
}
