interface MeasuredPicture {
  width: number;
  height: number;
  /** as cameras write it: from 5 on, the picture lies on its side */
  orientation?: number;
}

/** The size of a picture as it is seen. */
export function uprightSize({ width, height, orientation = 1 }: MeasuredPicture) {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}
