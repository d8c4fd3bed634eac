/** How much of a picture the color `bar` covers, at least, where text stands on the picture. */
export const sceneShade = 0.66;
