/** A picture in public/: its size in pixels and the length of its file in bytes. */
export interface PictureFile {
  width: number;
  height: number;
  bytes: number;
}

/** What a check can know of the world around the config. What is left out is not checked. */
export interface Surroundings {
  /** all files in public/ with their sizes in bytes */
  fileSizes?: ReadonlyMap<string, number>;
  /** the pictures in public/ as the site serves them */
  pictures?: ReadonlyMap<string, PictureFile>;
  /** files in public/ that are named like a picture and cannot be read as one */
  unreadablePictures?: ReadonlySet<string>;
  /** what is wrong with the content of files in public/: the rest of a sentence about each */
  contentFaults?: ReadonlyMap<string, string>;
  /** the day of the check: `2027-04-15` */
  today?: string;
}
