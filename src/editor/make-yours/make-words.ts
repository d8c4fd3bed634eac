/** What the editor says about making a site of the sample. */
export const makeWords = {
  makeYours: 'Make it yours',
  offerTitle: 'This is still the sample',
  offerText:
    'Its practice, people and texts are invented. Answer a few questions, and it becomes the site of your practice. You see what changes before it does.',
  offerLater: 'Not now',
  offerIsLater: '“Make it yours” at the top begins whenever you like.',
  laterButton: 'Go on later',
  answersKept:
    'Your answers are kept as long as this tab is open. “Make it yours” goes on with them.',
  back: 'Back',
  next: 'Next',
  step: (number: number, count: number) => `Step ${number} of ${count}`,
  steps: {
    practice: {
      name: 'Your practice',
      help: 'What it is called and how it is reached. Leave empty what you do not know yet.',
    },
    look: {
      name: 'Logo and colors',
      help: 'Both can be changed at any time, and so can all other colors and the typefaces.',
    },
    parts: {
      name: 'What the site has',
      help: 'What you leave out goes with all that leads there: pages, menu entries, buttons, links.',
    },
    people: {
      name: 'The people',
      help: 'Who works at the practice. The invented people go; what is not said of yours is left blank for you to fill in.',
    },
    widgets: {
      name: 'Calendars and forms',
      help: 'Who runs them, and what the provider gave you for each. You can leave them empty: an id that belongs to nobody then stands in.',
    },
    check: {
      name: 'Look and make it',
      help: 'Nothing has been changed yet. This is what would become of the sample:',
    },
  },
  shortName: 'Short name',
  shortNameHelp: 'For where the whole name is too long, such as in titles.',
  countryHelp:
    'Notices about a crisis get the phone numbers of this country. Where the project does not know them, there is a blank for you to fill in.',
  city: 'Town',
  cityHelp: 'As texts name it: Dayton.',
  region: 'State or region',
  regionHelp: 'As texts name it: Ohio.',
  logo: 'Logo',
  portrait: 'Portrait',
  portraitHelp: 'Without one, a drawing stands in its place.',
  person: (number: number) => `Person ${number}`,
  people: 'people',
  addPerson: 'Add a person',
  removePerson: (name: string) => `Remove ${name}`,
  needsPerson: 'Name at least one person who works at the practice.',
  states: 'States in which clients must live',
  statesHelp:
    'They are said of all your people. Leave the list empty to say nothing of it. It can be changed for each person later.',
  statesOfAll: 'The people who stay have such a list, or do not: say it of all, or of none.',
  keptPages: (pages: readonly string[]) => `On: ${pages.join(', ')}`,
  allSamples: 'All of them are samples: one is left for you to fill in.',
  parts: 'Keep these parts',
  languages: (names: string) => `Keep the texts in ${names}`,
  provider: 'Provider',
  providerHelp: 'Who runs your calendars and forms.',
  providerUnknown: 'I do not know yet',
  host: 'Its server',
  hostHelp: 'Only if your account has a server of its own: book.example.org',
  widgetOf: (kind: string, name: string) => `${kind}: ${name}`,
  pasteHelp: 'Paste the address of its page, the code to embed it, or its id.',
  hardToRead: (name: string, contrast: string, least: number) =>
    `This is hard to read together with ${name}: the contrast is ${contrast}, and has to be ${least}.`,
  checking: 'The new site is being checked',
  wouldHaveErrors: 'The site would have these errors. Go back and change your answers:',
  nothingWrong: 'The new site has no errors.',
  makeIt: 'Make it',
  isMade: 'The site is yours now. Save to keep it, or undo to have the sample back.',
  madeTitle: 'The site is yours',
  madeText:
    'You see its home page. Nothing is written to the file before you save, and “Undo” brings the sample back.',
  madeSearch: 'The text view finds blanks: choose “Text” at the top, then press Ctrl+F or ⌘F.',
  madeClose: 'I have read this',
  hasErrors:
    'The site has errors. Correct them first: “Problems” at the top lists them. Then it can be made yours.',
  inFiles: (files: string) =>
    `A list is kept in files (${files}). Put its entries into site.config.json first.`,
} as const;
