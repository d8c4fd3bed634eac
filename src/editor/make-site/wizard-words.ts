/** Text about turning the sample into a site, for a practice as well as for a charity. */
export const wizardWords = {
  makeYours: 'Make it yours',
  offerTitle: 'This is still the sample site',
  offerText:
    'Its name, people and text are fictional. Answer a few questions to turn it into your website. You can review all changes first.',
  offerLater: 'Not now',
  offerIsLater:
    'Choose “Make it yours” at the top, or under “More” on a phone, whenever you’re ready.',
  laterButton: 'Continue later',
  answersKept: 'Your answers are kept while this tab is open. Choose “Make it yours” to continue.',
  back: 'Back',
  next: 'Next',
  step: (number: number, count: number) => `Step ${number} of ${count}`,
  steps: {
    practice: {
      name: 'Your website',
      help: 'Only the country and the name are required. You can leave the other fields empty and fill them in later.',
    },
    look: {
      name: 'Logo and colors',
      help: 'You can change these, all other colors and the fonts at any time.',
    },
    parts: {
      name: 'Parts of the site',
      help: 'If you leave something out, its pages, menu entries, buttons and links are removed too.',
    },
    people: {
      name: 'Your team',
      help: 'Add everyone who should be on the site. The fictional people are removed. If you add no one, their pages and the parts that show them are removed too.',
    },
    widgets: {
      name: 'Calendars and forms',
      help: 'Choose your provider, then paste the link or code for each calendar and form. If you leave one empty, visitors see a note that it isn’t set up yet, with your phone number.',
    },
    check: {
      name: 'Review and create',
      help: 'Nothing has been changed yet. Here is the result:',
    },
  },
  who: 'Who you are',
  where: 'How to reach you',
  shortName: 'Short name',
  shortNameHelp: 'Used where the full name is too long, such as in titles.',
  urlHelp:
    'Leave it empty if you have no address yet: you get one when you put the website online.',
  phoneHelp: 'The number that visitors of the website can call.',
  emailHelp: 'The address that visitors of the website can write to.',
  countryHelp:
    'Sets the phone numbers in crisis notices, the currency, the time zone and the format of dates. If we don’t have crisis numbers for your country, you can add them later.',
  role: 'Word for your people',
  roleHelp: 'Used in texts, buttons and the addresses of pages.',
  roleOther: 'A different word',
  roleSingular: 'Your word for one person',
  roleSingularHelp: 'As you would write it in a sentence, for example physiotherapist.',
  rolePlural: 'Your word for several people',
  rolePluralHelp: 'For example physiotherapists.',
  city: 'City or town',
  cityHelp: 'As you would write it in a sentence, for example Dayton.',
  region: 'State or region',
  regionHelp: 'As you would write it in a sentence, for example Ohio.',
  logo: 'Logo',
  portrait: 'Portrait',
  portraitHelp: 'Without one, the initials of the name are shown instead.',
  person: (number: number) => `Person ${number}`,
  people: 'people',
  addPerson: 'Add a person',
  removePerson: (name: string) => `Remove ${name}`,
  states: (regions: string) => `${regions} where clients must live`,
  statesHelp:
    'This applies to everyone on your team. Leave the list empty if clients may live anywhere. You can change it for each person later.',
  statesOfAll: 'Some people have states and others don’t. Add states for everyone, or for no one.',
  keptPages: (pages: readonly string[]) => `Appears on: ${pages.join(', ')}`,
  allSamples: 'All of these are fictional. One stays as a template for you to fill in.',
  parts: 'Keep these parts',
  languages: (names: string) => `Keep the text in ${names}`,
  provider: 'Provider',
  providerHelp: 'The company that runs your calendars and forms.',
  providerUnknown: 'I don’t know yet',
  host: 'Your account’s own server name',
  hostHelp: 'Only if your account has one, for example book.example.org',
  widgetOf: (kind: string, name: string) => `${kind}: ${name}`,
  widgetNamed: (kind: string, title: string) => `${kind} “${title}”`,
  pasteHelp: 'Paste the link to the widget, its embed code or its ID.',
  hardToRead: (name: string, contrast: string, least: number) =>
    `This is hard to read with ${name}: the contrast is ${contrast} and must be at least ${least}.`,
  checking: 'Checking the new site',
  wouldHaveErrors: 'The new site would have these errors. Go back and change your answers:',
  nothingWrong: 'The new site has no errors.',
  makeIt: 'Create my site',
  isMade: 'The site is yours now. Save to keep it, or undo to restore the sample.',
  madeTitle: 'The site is yours',
  madeText:
    'You can look at every page now. Save to keep the site, or choose “Undo” to restore the sample. “Put it online” works at any time: search engines list your website only after you go live.',
  madeNext:
    'Next, choose “Your website” at the top, or under “More” (⋮) on a phone. The list under “Go live” has each blank, marked [___], and each text that is still the sample’s: change it, or confirm that it fits.',
  madeClose: 'Got it',
  hasErrors:
    'Fix the errors first: choose the number of errors next to “Save” to see them. Then you can make the site yours.',
  inFiles: (files: string) =>
    `A list is stored in separate files (${files}). Ask your developer to move its entries into site.config.json first.`,
} as const;
