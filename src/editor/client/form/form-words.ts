import { joinChoices } from '../../../utils/english';

/** Text of the forms. */
export const formWords = {
  unseen:
    'Visitors don’t see this yet: no page of your website has a block for this list. Open a page and choose “Add a block”.',
  countFound: (count: number) => (count === 1 ? '1 setting found' : `${count} settings found`),
  changedOnly: 'Show only changed settings',
  usualWeek: 'Monday to Friday',
  notChosen: 'None chosen',
  textLanguage: 'Language of the text fields',
  bothLanguages: 'Both',
  allLanguages: 'All',
  textMissing: 'some text is missing',
  hasProblem: 'there is a problem',
  up: 'Move up',
  down: 'Move down',
  duplicate: 'Duplicate',
  inTimeZone: (zone: string) => `Time in ${zone}.`,
  noTimeZone: 'For a date and time, first choose the time zone of your website.',
  takeTimeZone: (zone: string) => `Use ${zone}`,
  needsEnding: (endings: readonly string[]) =>
    `Choose a file that ends in ${joinChoices(endings.map((ending) => `.${ending}`))}. Renaming a file does not convert it.`,
  file: 'A file on the site, or choose one below',
  shownValues: 'Change what the placeholders show:',
} as const;

/** Text about the phone numbers in a crisis notice. */
export const crisisWords = {
  take: (country: string) => `Use the numbers for ${country}`,
  help: (lines: string, day: string, sources: string) =>
    `${lines}. Sources (checked ${day}): ${sources}. Call or check each number before you publish.`,
} as const;
