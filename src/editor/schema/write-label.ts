import { embedProviders } from '../../content/embeds/providers';
import type { Path } from '../../utils/json';
import { plainNamesWithin } from './names-within';

const providerNames = Object.entries(embedProviders).map(([key, { name }]) => [key, name]);

/** Settings, choices and kinds of entries whose key is not what a person would call them. */
const plainNames: Record<string, string> = {
  ...Object.fromEntries(providerNames),
  // Pages, blocks and entries
  Action: 'Button',
  accent: 'Accent color',
  action: 'Button',
  actionBar: 'Bottom bar on phones',
  actionLabel: 'Link text on cards',
  actions: 'Buttons',
  all: 'Link to all counselors',
  allEvents: 'Link to all events',
  alt: 'Image description',
  around: 'Map radius',
  av1: 'AV1 file',
  bannerText: 'Text after the banner title',
  bookCategories: 'Bookshelves',
  BookCategory: 'Bookshelf',
  bookingEmbed: 'Booking widget',
  byFormat: 'Filter by format',
  byPlace: 'Filter by location',
  byState: 'Filter by state',
  byTopic: 'Filter by topic',
  byYear: 'Pages by year',
  bytes: 'Size in bytes',
  changes: 'Changes to the original',
  checkedOn: 'Numbers checked on',
  context: 'Extra text for screen readers',
  countriesAccepted: 'Countries served',
  cover: 'Cover image',
  creditsTitle: 'Heading of the image credits',
  crisisLine: 'Crisis help in the menu',
  dates: 'Dates as text',
  decorative: 'Decorative image',
  discloseLocation: 'Public location',
  discreetTitle: 'Discreet tab title',
  dismissible: 'Visitors can close it',
  elsewhere: 'Advice if nothing fits',
  embed: 'Widget',
  Embed: 'Widget',
  embeds: 'Widgets',
  empty: 'Text if there are none',
  EventList: 'Which events',
  EventRepeats: 'Repeats',
  except: 'Exclude',
  explicit: 'Explicit content',
  extra: 'Address line 2',
  eyebrow: 'Line above the heading',
  facilitators: 'Led by',
  'FAQ page': 'FAQ page',
  few: 'Plural form “few”',
  field: 'Search field',
  focus: 'Focal point',
  FooterGroup: 'Link column',
  forEach: 'Repeat for each',
  formats: 'Session formats',
  found: 'Result count',
  generic: 'Fallback style',
  group: 'Group sessions',
  groups: 'Link columns',
  host: 'Server name',
  hour: 'Time of day',
  hoursNote: 'Note below the hours',
  healthDetails: 'May ask about health',
  href: 'Link to',
  id: 'ID',
  inHeader: 'Search field in the header',
  kind: 'Type',
  longText: 'Long text',
  kinds: 'Result types',
  labels: 'Buttons and messages',
  leavingText: 'Text while leaving',
  legal: 'Legal links',
  LegalSection: 'Section',
  legalTitle: 'Heading of the legal links',
  length: 'Duration',
  LinkCard: 'Card',
  listen: 'Listening link',
  load: 'When to load',
  many: 'Plural form “many”',
  meaning: 'Credential in full',
  media: 'Image and video credits',
  Medium: 'Credit',
  minHeight: 'Minimum height',
  minHeightOnPhone: 'Minimum height on phones',
  more: 'Show more',
  moreSocial: 'More social networks',
  mp4: 'MP4 file',
  NavigationLink: 'Link',
  of: 'Card type',
  one: 'Title for one counselor',
  only: 'Only these',
  OpeningHours: 'Opening hours',
  otherRegions: 'Other countries',
  others: 'Heading for other pages',
  OwnTypeface: 'Font',
  part: 'Part number',
  perKind: 'Results per type',
  perPage: 'Cards per page',
  picture: 'Image',
  place: 'Location',
  Place: 'Location',
  PlacePhone: 'Phone number',
  places: 'Locations',
  player: 'Player widget',
  preview: 'Preview of drafts',
  publishAt: 'Publish on',
  quickExit: 'Quick exit',
  readUntil: 'Reports monitored until',
  ref: 'Widget ID',
  robots: 'Search engines',
  Route: 'Page',
  routes: 'Pages',
  safety: 'Visitor safety',
  sampleNote: 'Note about the sample',
  saveContact: 'Link that saves the contact',
  script: 'Extra script',
  SearchKind: 'Result type',
  security: 'Security contact',
  send: 'Send to',
  sent: 'Text after sending',
  service: 'Form service',
  several: 'Title for several counselors',
  short: 'Short version',
  slug: 'Last part of the path',
  social: 'Social network',
  some: 'Partial matches',
  space: 'Spacing',
  src: 'File',
  stagger: 'Delay between cards',
  statesAccepted: 'States served',
  survey: 'Questionnaire',
  surveyEmbed: 'Questionnaire widget',
  through: 'Last day',
  tone: 'Background color',
  totalConditions: 'Number of specialties',
  two: 'Plural form “two”',
  unpublishAt: 'Unpublish on',
  untranslated: 'Untranslated text',
  url: 'Web address',
  withoutScript: 'Text without JavaScript',
  zero: 'Plural form “zero”',
  // Theme
  actionHover: 'Button color on hover',
  bar: 'Top bar and footer',
  colors: 'All colors',
  control: 'Control borders',
  darkColors: 'All dark colors',
  elevation: 'Shadows',
  gutter: 'Side margins',
  h1: 'Page titles',
  h2: 'Section titles',
  h3: 'Smaller titles',
  headingOnBar: 'Headings on top bar and footer',
  lead: 'Lead paragraph',
  leading: 'Line height',
  linkOnBar: 'Links on top bar and footer',
  measure: 'Line length',
  muted: 'Secondary text',
  onAction: 'Button text',
  onBar: 'Text on top bar and footer',
  onPicture: 'Text over images',
  opening: 'Space above page titles',
  own: 'Your own fonts',
  primary: 'Main color',
  primaryHover: 'Main color on hover',
  radius: 'Corners',
  scheme: 'Color scheme',
  secondary: 'Secondary color',
  secondaryHover: 'Secondary color on hover',
  sectionTight: 'Section with tight spacing',
  sectionWide: 'Section with wide spacing',
  xxs: 'XXS',
  xs: 'XS',
  xl: 'XL',
  xxl: 'XXL',
  xxxl: 'XXXL',
  // Behavior
  actionNotifications: 'Messages with a button',
  cacheLifetime: 'Keep fetched content for',
  compactAfter: 'Compact after scrolling',
  contactMinHeight: 'Minimum height of the contact form',
  hotkey: 'Keyboard shortcut',
  loadDistance: 'Loading distance',
  mapMinHeight: 'Minimum height of the map',
  maxRetryDelay: 'Longest retry delay',
  notifications: 'Messages',
  parallaxFactor: 'Scroll speed of the image',
  podcastMinHeight: 'Minimum height of the podcast player',
  progressDelay: 'Delay before the progress bar',
  scrollOnBack: 'Scroll position when going back',
  shrinkDelay: 'Delay before shrinking',
  skipDelay: 'Skip the delay for',
  slowAfter: 'Loading message after',
  slowStagger: 'Delay between cards, slow',
  swipeThreshold: 'Swipe distance',
  unconfirmedAfter: '“May be blocked” message after',
  versionInterval: 'Check for changes every',
};

/** The name of the setting at a place in plain words: the region of a notice is its "Country". */
export function labelSetting(path: Path): string {
  const [name = '', group = ''] = path.filter((step) => typeof step === 'string').toReversed();
  return plainNamesWithin.get(`${group}/${name}`) ?? writeLabel(name);
}

/** The name of a color of the theme: `noon.from` → "Noon gradient, upper left". */
export function labelColor(name: string): string {
  const [color = '', side] = name.split('.');
  if (side === undefined) return labelSetting(['colors', color]);
  return `${writeLabel(color)} gradient, ${side === 'from' ? 'upper left' : 'lower right'}`;
}

/** A value that stands for an entry of each page: `{counselor.id}` → "The counselor of each page". */
export function labelPlaceholder(text: string): string {
  const [, kind, setting = ''] = /^\{(\w+)\.(\w+)\}$/.exec(text) ?? [];
  if (kind === undefined) return text;
  const entry = writeLabel(kind).toLowerCase();
  return setting === 'id' ? `The ${entry} of each page` : `${writeLabel(setting)} of each ${entry}`;
}

/** The name of a setting or of a choice in plain words: `inHeader` → "Search field in the header". */
export function writeLabel(name: string): string {
  const plain = Object.hasOwn(plainNames, name) ? plainNames[name] : undefined;
  if (plain !== undefined) return plain;
  const words = splitName(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The words that a key is made of: `bookCategories` → "book categories". */
export function splitName(name: string): string {
  return name
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
}

/** Words that add nothing: articles, and what a setting belongs to. */
const empty = /\b(?:of the \w+|the|an?|full)\b/g;

const titles = /\bhead(?:ing|line)\b/g;

/** Whether a note says no more than the label that it stands next to: "The heading." at "Title". */
export function repeatsLabel(note: string, label: string): boolean {
  const known = listWords(label);
  const said = listWords(note.toLowerCase().replace(empty, ''));
  return said.length <= 3 && said.every((word) => known.includes(word));
}

function listWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(titles, 'title')
      .match(/\p{L}+/gu) ?? []
  );
}
