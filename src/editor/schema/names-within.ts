/** Built-in text, by the part of the site that shows it. */
const labels = {
  adaptedPictureCredit: 'Credit for a changed image',
  confirmations: 'Message area',
  drawings: 'Illustrations',
  embedArrived: 'Widget not visible?',
  embedBlocked: 'Widget is blocked',
  embedCalendar: 'Calendar is loading',
  embedFailed: 'Widget did not load',
  embedForm: 'Form is loading',
  embedLoading: 'Widget is loading',
  embedNotSetUp: 'Widget not set up yet',
  embedPrivacy: 'Privacy note for widgets',
  embedSlow: 'Widget is slow',
  embedUnconfirmed: 'Widget may be blocked',
  errorHome: 'Error page: link home',
  errorRetry: 'Error page: button',
  errorTitle: 'Error page: heading',
  fewMoreAreas: 'More areas, plural form “few”',
  manyMoreAreas: 'More areas, plural form “many”',
  messages: 'Area for messages with a button',
  neighborPosts: 'Previous and next post',
  pageFolder: 'Word for “page” in paths',
  pageOfList: 'Page link',
  pagesOfList: 'Page links of a list',
  pictureCredit: 'Image credit',
  retryEmbed: 'Reload widget',
  showEmbed: 'Show widget',
  formFailed: 'Form was not sent',
  formSend: 'Send form',
  formSending: 'Form is being sent',
  formSent: 'Form was sent',
  formOptional: 'Mark of optional fields',
  formChoose: 'First entry of choices',
  skipEmbed: 'Skip widget',
  statesOnly: 'States (in full)',
  statesShort: 'States (on cards)',
  talkWith: 'Button to the counselor',
  titleOfPage: 'Title of later pages',
  titleOfYear: 'Title of year pages',
  twoMoreAreas: 'More areas, plural form “two”',
  yearsOfList: 'Year links',
  zeroMoreAreas: 'More areas, plural form “zero”',
};

const preview = {
  draftMark: 'Label of drafts',
  draftPage: 'Banner on drafts',
  pastMark: 'Label of unpublished content',
  pastPage: 'Banner on unpublished pages',
  scheduledMark: 'Label of scheduled content',
  scheduledPage: 'Banner on scheduled pages',
};

/** Settings that are called something else in one group or list than elsewhere. */
export const plainNamesWithin: ReadonlyMap<string, string> = new Map([
  ['blocks/anchor', 'Link name'],
  ['colors/action', 'Button color'],
  ['darkColors/action', 'Button color'],
  ['notices/region', 'Country'],
  ['send/ref', 'Form ID'],
  ['specialHours/from', 'First day'],
  ['theme/type', 'Font sizes'],
  ...listWithin('labels', labels),
  ...listWithin('preview', preview),
]);

function listWithin(group: string, names: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(names).map(([name, plain]) => [`${group}/${name}`, plain]);
}
