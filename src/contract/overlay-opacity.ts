/** How much of a picture the color `bar` covers, at least, where there is text on the picture. */
export const overlayOpacity = 0.66;
