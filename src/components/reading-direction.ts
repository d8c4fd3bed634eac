/** 1 where lines run from left to right, -1 where they run from right to left, as in Arabic. */
export const readDirection = (): number => (document.dir ? -1 : 1);
