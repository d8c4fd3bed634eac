/** Whether the name of a file in public/ has only characters that addresses and hosts have no use for. */
export function hasPlainName(file: string): boolean {
  return /^[\w./-]+$/.test(file);
}
