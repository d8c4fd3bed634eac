/** Whether a host is this computer: where the stand-in provider runs, out of the reach of visitors. */
export function isLoopback(host: string): boolean {
  return /^(?:127\.0\.0\.1|localhost)(?::[1-9][0-9]{3,4})?$/.test(host);
}
