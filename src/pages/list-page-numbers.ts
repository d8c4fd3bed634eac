/** Up to so many pages, each of them links to all others. */
const maxListed = 9;

/**
 * The pages that a page of a list links to: the first, the last, those around it, and some in equal
 * distances between. Each page is at most two clicks from any other one, with some 2·√count links.
 */
export function listPageNumbers(current: number, count: number): number[] {
  const step = count <= maxListed ? 1 : Math.ceil(Math.sqrt(count));
  const around = Math.floor(step / 2);
  return Array.from({ length: count }, (_, index) => index + 1).filter(
    (number) =>
      number === 1 ||
      number === count ||
      number % step === 0 ||
      Math.abs(number - current) <= Math.max(1, around),
  );
}
