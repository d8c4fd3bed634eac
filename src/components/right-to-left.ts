/** Whether the lines of the page run from right to left, as in Arabic and Hebrew. */
export function isRightToLeft(): boolean {
  return document.dir === 'rtl';
}
