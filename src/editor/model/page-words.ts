import { uncapitalize } from '../../utils/english';

/** The names of pages without a title, and text about the names of others. */
export const pageWords = {
  home: 'Home',
  notFound: 'Page not found',
  /** a page for each of many entries */
  each: (name: string, count: number) => `${name} (${count} ${count === 1 ? 'page' : 'pages'})`,
  /** pages whose titles have nothing in common; the list has the plural */
  eachOf: (one: string) => `Each ${uncapitalize(one)}`,
  renamePage: 'Rename the page',
  nameChanged: (name: string) => `The page is now called “${name}”.`,
  alsoCalled: 'Use the new name here too:',
  movesTo: (from: string, to: string) => `Path: ${from} → ${to} (old links are redirected)`,
  movesBelow: (count: number) =>
    count === 1 ? 'Also move the page below it' : `Also move the ${count} pages below it`,
  addToMenu: 'Add to the menu',
  inMenu: 'The page is in the menu now.',
} as const;
