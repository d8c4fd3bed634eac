/**
 * The `border-radius` of an arch: half as high at the top as it is wide.
 *
 * @param corner CSS length or variable: of the two at the bottom
 */
export function writeArch(corner: string | number): string {
  return `50% 50% ${corner} ${corner} / 40% 40% ${corner} ${corner}`;
}
