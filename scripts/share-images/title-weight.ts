/** Of the letters of share images, or the nearest that a typeface has. */
export const titleWeight = 500;
