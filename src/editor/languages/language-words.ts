import { words } from '../words';

/** Texts of the editor about adding a language to the site. */
export const languageWords = {
  add: 'Add a language',
  help: 'Each text can then be written in each language. Pages in a further one get addresses such as “/es/contact”.',
  addHelp:
    'Its home page and its “Page not found” are made, with these titles. All other texts are in the main language until you translate them.',
  language: 'Language',
  complete: 'Buttons and messages come with the site',
  incomplete: 'You translate buttons and messages, too',
  homeTitle: (language: string) => `Title of the home page in ${language}`,
  unknownTitle: (language: string) => `Title of “${words.notFoundPage}” in ${language}`,
  original: (title: string) => `Original: ${title}`,
  becomesWarning:
    'Texts that are not translated were errors so far. They become warnings, so that you can see the new pages while you translate them.',
  added: (language: string) => `${language} is a language of the site now. You see its home page.`,
  change: (language: string) => `Add ${language}`,
} as const;
