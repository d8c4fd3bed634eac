/** Names of pages that the title does not give. */
export const pageWords = {
  home: 'Home',
  notFound: 'Page not found',
  /** a page for each of many entries */
  each: (name: string, count: number) => `${name} (${count} ${count === 1 ? 'page' : 'pages'})`,
} as const;
