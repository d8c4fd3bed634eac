/**
 * Whether a browser that receives this `Location` from a site ends at another one.
 *
 * @param origin the address of the site
 */
export function leadsElsewhere(location: string | undefined, origin: string): boolean {
  if (location === undefined) return false;
  // A browser stays where it is when the address cannot be read.
  return URL.canParse(location, origin) && new URL(location, origin).origin !== origin;
}
