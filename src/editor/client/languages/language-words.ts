import { pageWords } from '../../model/page-words';

/** Text about adding a language to the site. */
export const languageWords = {
  add: 'Add a language',
  help: 'You can then translate everything on the site. Pages in an added language get paths such as “/es/contact”.',
  addHelp:
    'This creates the home page and the “Page not found” page with these titles. All other text stays in the main language until you translate it.',
  language: 'Language',
  complete: 'Buttons and messages are already translated',
  incomplete: 'You also need to translate buttons and messages',
  homeTitle: (language: string) => `Home page title in ${language}`,
  unknownTitle: (language: string) => `“${pageWords.notFound}” title in ${language}`,
  original: (title: string) => `Original: ${title}`,
  becomesWarning:
    'Untranslated text will now be a warning instead of an error, so that you can see the new pages while you translate.',
  added: (language: string) => `${language} has been added. Here is its home page.`,
  change: (language: string) => `Add ${language}`,
} as const;
