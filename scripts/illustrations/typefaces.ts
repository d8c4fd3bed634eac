/** The files of the site's typefaces, those with the usual letters first: see `openLettering`. */
export const serifFiles = [
  import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-500-normal.woff2'),
  import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-ext-500-normal.woff2'),
];

export const sansFiles = [
  import.meta.resolve('@fontsource/figtree/files/figtree-latin-500-normal.woff2'),
  import.meta.resolve('@fontsource/figtree/files/figtree-latin-ext-500-normal.woff2'),
];
