/** The typeface of headings, the file with the usual letters first. */
export const fontFiles = ['latin', 'latin-ext'].map((range) =>
  import.meta.resolve(`@fontsource-variable/fraunces/files/fraunces-${range}-wght-normal.woff2`),
);
