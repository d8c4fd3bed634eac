// Written by `npm run generate` from schema/. Do not edit.
import type {
  CounselorLink,
  CounselorProfile,
  CounselorSummary,
  EntryLink,
  EventDetails,
  EventMonths,
  PlaceDetails,
  PostDetails,
} from '../payload/entries';
import type {
  Card,
  EmbedWidget,
  FormTarget,
  LogoPicture,
  Picture,
  RegionName,
  RichText,
  VideoFiles,
  WrittenHome,
  WrittenPrice,
} from '../payload/payload';

/**
 * A block on a page.
 */
export type Block =
  | AccordionBlock
  | ArticleBlock
  | BannerBlock
  | BookshelfBlock
  | CardGridBlock
  | CarouselBlock
  | EmbedBlock
  | EventDetailsBlock
  | EventBlock
  | EventsBlock
  | FactsBlock
  | FormBlock
  | GalleryBlock
  | HeroBlock
  | LegalTextBlock
  | ListBlock
  | LogosBlock
  | NotFoundBlock
  | NoticeBlock
  | PlacesBlock
  | PriceListBlock
  | ProfileBlock
  | SearchBlock
  | TagsBlock
  | TextBlock;

/**
 * Questions that open to show their answers, one at a time.
 */
export interface AccordionBlock {
  /**
   * Questions that open to show their answers, one at a time.
   */
  type: 'accordion';
  anchor?: string;
  /**
   * The heading.
   */
  title?: string;
  /**
   * A few words above the heading.
   */
  eyebrow?: string;
  /**
   * A sentence before the questions.
   */
  intro?: string;
  /**
   * The questions.
   */
  items: Question[];
  /**
   * The buttons.
   */
  actions?: Action[];
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
}
/**
 * A question and its answer.
 */
export interface Question {
  /**
   * The question.
   */
  question: string;
  answer: RichText;
}
/**
 * A button with a link.
 */
export interface Action {
  /**
   * The button label.
   */
  label: string;
  href: string;
  /**
   * Text that only screen readers read, after the label, so that people can tell apart buttons with the same label: "about Miriam Hale".
   */
  context?: string;
  /**
   * How prominent the button is. Use one main button per block.
   */
  style: 'main' | 'second' | 'quiet';
}
/**
 * A whole blog post.
 */
export interface ArticleBlock {
  /**
   * A whole blog post.
   */
  type: 'article';
  anchor?: string;
  /**
   * The post to show.
   */
  post: PostDetails;
}
/**
 * The opening of a page: title and subtitle, over or next to an image if there is one.
 */
export interface BannerBlock {
  /**
   * The opening of a page: title and subtitle, over or next to an image if there is one.
   */
  type: 'banner';
  anchor?: string;
  /**
   * The heading at the top of the page.
   */
  title: string;
  /**
   * A line below the title.
   */
  subtitle?: string;
  image?: Picture;
  /**
   * Where the title is: over the image; plain (on a tint, without an image; shorter); or side (on a tint, with the image on one side). A banner without an image is always plain.
   */
  layout: 'picture' | 'plain' | 'side';
  /**
   * The minimum height of this banner, if it should differ from the default: "40vh", "24rem" or "320px".
   */
  height?: string;
  /**
   * The buttons.
   */
  actions?: Action[];
}
/**
 * Recommended books on shelves.
 */
export interface BookshelfBlock {
  /**
   * Recommended books on shelves.
   */
  type: 'bookshelf';
  anchor?: string;
  /**
   * The heading.
   */
  title?: string;
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
  /**
   * The shelves to show, in this order. By default, all are shown.
   */
  shelves: BookCategory[];
}
/**
 * A shelf of recommended books.
 */
export interface BookCategory {
  id: string;
  /**
   * The topic of the books on this shelf.
   */
  title: string;
  /**
   * The books.
   */
  books: Book[];
}
/**
 * A recommended book.
 */
export interface Book {
  /**
   * The title of the book.
   */
  title: string;
  /**
   * The author of the book.
   */
  author: string;
  /**
   * Why you recommend it and to whom.
   */
  description: string;
  image: Picture;
}
/**
 * Cards side by side: counselors, posts, products, documents, resources or cards that you write here.
 */
export interface CardGridBlock {
  /**
   * Cards side by side: counselors, posts, products, documents, resources or cards that you write here.
   */
  type: 'card-grid';
  anchor?: string;
  /**
   * The heading.
   */
  title?: string;
  /**
   * A few words above the heading.
   */
  eyebrow?: string;
  /**
   * A sentence before the cards.
   */
  intro?: string;
  cards: Card[];
  /**
   * How the cards are arranged. Rows have the image on the left and the buttons on the right, and are shorter.
   */
  layout: 'grid' | 'rows';
  /**
   * How quickly the cards appear one after the other.
   */
  stagger: 'normal' | 'slow';
  /**
   * The buttons.
   */
  actions?: Action[];
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
}
/**
 * Quotes from clients, one at a time or all together.
 */
export interface CarouselBlock {
  /**
   * Quotes from clients, one at a time or all together.
   */
  type: 'carousel';
  anchor?: string;
  /**
   * The heading.
   */
  title: string;
  /**
   * How the quotes are shown.
   */
  layout: 'carousel' | 'wall';
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
  /**
   * The testimonials to show, in this order. By default, all are shown.
   */
  testimonials: Testimonial[];
}
/**
 * A quote from a client.
 */
export interface Testimonial {
  id: string;
  state?: WrittenHome;
  /**
   * The rating in stars, from 1 to 5.
   */
  rating: number;
  /**
   * The client’s words.
   */
  text: string;
  /**
   * Marks a fictional client. Remove it when the entry is real.
   */
  sample: boolean;
}
/**
 * A widget from another provider: booking calendar, form, questionnaire, audio or video player, newsletter, donation form or map.
 */
export interface EmbedBlock {
  /**
   * A widget from another provider: booking calendar, form, questionnaire, audio or video player, newsletter, donation form or map.
   */
  type: 'embed';
  anchor?: string;
  /**
   * The heading.
   */
  title?: string;
  text?: RichText;
  /**
   * The widget to show.
   */
  embed: EmbedWidget;
  /**
   * The counselor who offers these sessions. A note above the widget shows where their clients must live.
   */
  counselor?: CounselorSummary;
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
}
/**
 * Everything about an event from the list of events: dates, location, price, people and button.
 */
export interface EventDetailsBlock {
  /**
   * Everything about an event from the list of events: dates, location, price, people and button.
   */
  type: 'event-details';
  anchor?: string;
  /**
   * The event to show.
   */
  event: EventDetails;
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
}
/**
 * A retreat or other event, with its dates, its location and the people who lead it.
 */
export interface EventBlock {
  /**
   * A retreat or other event, with its dates, its location and the people who lead it.
   */
  type: 'event';
  anchor?: string;
  /**
   * The heading.
   */
  title: string;
  text: RichText;
  /**
   * The dates in other words than usual. By default, the days and times are written out in the language of the site.
   */
  dates?: string;
  /**
   * The first day.
   */
  start: string;
  /**
   * The last day. Leave it empty for one day.
   */
  end?: string;
  /**
   * When the event begins on its first day, in the site’s time zone. Calendars in other time zones show their own time. Without times, calendars show whole days.
   */
  startTime?: string;
  /**
   * When the event ends on its last day.
   */
  endTime?: string;
  /**
   * Where the event takes place.
   */
  place: string;
  /**
   * Turn this on if the event and its location may be public: search engines can then show both to anyone. Leave this off if it could help someone find a participant.
   */
  discloseLocation: boolean;
  /**
   * The text of a link to a calendar of all events with a public location: "All our events". Calendar apps that subscribe to it show new events automatically. Leave this empty for no link.
   */
  allEvents?: string;
  /**
   * The price, in a few words: "$420, with meals and a bed".
   */
  cost?: string;
  /**
   * The counselors who lead the event.
   */
  facilitators: CounselorLink[];
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
  /**
   * Draft: visible only in your previews. Published, or none chosen: visible to visitors, within the publish and unpublish dates if you set them.
   */
  status?: 'published' | 'draft';
  /**
   * When the event is published.
   */
  publishAt?: string;
  /**
   * When the event is unpublished.
   */
  unpublishAt?: string;
}
/**
 * The coming dates of your events, courses and groups, month by month.
 */
export interface EventsBlock {
  /**
   * The coming dates of your events, courses and groups, month by month.
   */
  type: 'events';
  anchor?: string;
  /**
   * The heading.
   */
  title?: string;
  /**
   * A few words above the heading.
   */
  eyebrow?: string;
  /**
   * A sentence before the dates.
   */
  intro?: string;
  events: EventMonths;
  /**
   * The buttons.
   */
  actions?: Action[];
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
}
/**
 * Up to four facts in a row, such as the location, the length and the price.
 */
export interface FactsBlock {
  /**
   * Up to four facts in a row, such as the location, the length and the price.
   */
  type: 'facts';
  anchor?: string;
  /**
   * The facts.
   */
  items: Fact[];
}
/**
 * One fact.
 */
export interface Fact {
  icon:
    | 'anchor'
    | 'article'
    | 'book'
    | 'chat'
    | 'clock'
    | 'compass'
    | 'document'
    | 'family'
    | 'headphones'
    | 'heart'
    | 'leaf'
    | 'lightbulb'
    | 'people'
    | 'place'
    | 'school'
    | 'shield'
    | 'sunrise'
    | 'verified';
  /**
   * The subject, in a word or two: "A session".
   */
  label: string;
  /**
   * The fact, in a few words: "50 minutes, {price.session}".
   */
  text: string;
}
/**
 * Your own contact form: a form service emails you the answers, and nothing loads from it before visitors send.
 */
export interface FormBlock {
  /**
   * Your own contact form: a form service emails you the answers, and nothing loads from it before visitors send.
   */
  type: 'form';
  anchor?: string;
  /**
   * The heading.
   */
  title?: string;
  text?: RichText;
  send: FormTarget;
  /**
   * The questions, in this order. Do not ask about health unless the service signed a contract for health data with you (in the United States: a BAA).
   */
  fields: FormField[];
  /**
   * Whether the form may ask about health: only if the service signed a contract for health data with you (in the United States: a BAA).
   */
  healthDetails: boolean;
  /**
   * Shown above the button: who receives the answers, with a link to your privacy policy. For a consent that visitors tick, add a field of the kind checkbox.
   */
  consent?: RichText;
  /**
   * The label of the button, if “Send” does not fit.
   */
  button?: string;
  /**
   * Shown after sending: when and how you answer.
   */
  sent?: RichText;
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
}
/**
 * A question of a form.
 */
export interface FormField {
  /**
   * The question or the name of the field. Use each label only once in a form.
   */
  label: string;
  /**
   * The type of answer. Browsers offer to fill in names, email addresses and phone numbers.
   */
  kind: 'name' | 'email' | 'phone' | 'text' | 'longText' | 'choice' | 'checkbox';
  /**
   * Whether the form can be sent only with an answer. All other fields are marked as optional.
   */
  required: boolean;
  /**
   * A sentence below the label.
   */
  help?: string;
  /**
   * The choices, if visitors choose one of several.
   */
  choices: string[];
}
/**
 * Photos in a grid. Visitors click one to see it large and go through the others.
 */
export interface GalleryBlock {
  /**
   * Photos in a grid. Visitors click one to see it large and go through the others.
   */
  type: 'gallery';
  anchor?: string;
  /**
   * The heading.
   */
  title?: string;
  /**
   * A sentence below the heading.
   */
  intro?: string;
  /**
   * The images, in this order.
   */
  images: GalleryImage[];
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
}
/**
 * An image of a gallery.
 */
export interface GalleryImage {
  image: Picture;
  /**
   * A few words below the image.
   */
  caption?: string;
}
/**
 * The opening of the home page: a quiet background video with a headline, buttons and themes.
 */
export interface HeroBlock {
  /**
   * The opening of the home page: a quiet background video with a headline, buttons and themes.
   */
  type: 'hero';
  anchor?: string;
  /**
   * The headline.
   */
  title: string;
  /**
   * One sentence below it.
   */
  text: string;
  image?: Picture;
  video?: VideoFiles;
  /**
   * Where the text is. Over the image means below the image on phones. A hero without an image is always centered on a gradient.
   */
  layout: 'overlay' | 'split' | 'stacked' | 'centered';
  /**
   * The buttons.
   */
  actions: Action[];
  /**
   * Short themes at the bottom: a row on wide screens, a moving band on small ones.
   */
  themes?: string[];
}
/**
 * Terms or a privacy policy: numbered sections with a table of contents.
 */
export interface LegalTextBlock {
  /**
   * Terms or a privacy policy: numbered sections with a table of contents.
   */
  type: 'legal-text';
  anchor?: string;
  /**
   * The heading.
   */
  title: string;
  intro?: RichText;
  /**
   * The sections.
   */
  sections: LegalSection[];
}
/**
 * A section of a legal page.
 */
export interface LegalSection {
  /**
   * The heading of the section.
   */
  title: string;
  text: RichText;
}
/**
 * A list: with bullets, with numbers or as tags.
 */
export interface ListBlock {
  /**
   * A list: with bullets, with numbers or as tags.
   */
  type: 'list';
  anchor?: string;
  /**
   * The heading.
   */
  title?: string;
  /**
   * A sentence before the list.
   */
  intro?: string;
  /**
   * Bullets, numbers or tags (short items side by side).
   */
  style: 'bullets' | 'numbers' | 'tags';
  /**
   * The entries.
   */
  items: string[];
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
}
/**
 * Logos side by side: the insurers you work with, your associations or partners.
 */
export interface LogosBlock {
  /**
   * Logos side by side: the insurers you work with, your associations or partners.
   */
  type: 'logos';
  anchor?: string;
  /**
   * The heading.
   */
  title?: string;
  /**
   * A sentence before the logos.
   */
  intro?: string;
  /**
   * The logos. Wide and tall ones are shown about equally large.
   */
  logos: LogoPicture[];
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
}
/**
 * The page that visitors see when a link does not work.
 */
export interface NotFoundBlock {
  /**
   * The page that visitors see when a link does not work.
   */
  type: 'not-found';
  anchor?: string;
  /**
   * The heading.
   */
  title: string;
  /**
   * A friendly sentence.
   */
  text: string;
  image?: Picture;
  action: Action;
}
/**
 * A short, important message from the list of notices.
 */
export interface NoticeBlock {
  /**
   * A short, important message from the list of notices.
   */
  type: 'notice';
  anchor?: string;
  notice: Notice;
}
/**
 * A short, important message, such as where to find help in a crisis.
 */
export interface Notice {
  id: string;
  /**
   * Crisis: help in an emergency. Limit: a restriction, such as who a service is not for. Info: general information.
   */
  kind: 'crisis' | 'limit' | 'info';
  /**
   * A short title.
   */
  title: string;
  /**
   * The country in which the phone numbers work. Its name is shown next to the title. Required for crisis notices.
   */
  region?: RegionName;
  /**
   * Other countries whose phone numbers are in the notice, for a practice that works in several. Their names are also shown next to the title.
   */
  otherRegions?: RegionName[];
  text: RichText;
  /**
   * The date when you last checked the phone numbers. You get a reminder a year later. The date is not shown on the site.
   */
  checkedOn?: string;
  status?: 'published' | 'draft';
  /**
   * When the notice is published.
   */
  publishAt?: string;
  /**
   * When the notice is unpublished.
   */
  unpublishAt?: string;
}
/**
 * Where the practice is: address, phone numbers, opening hours and a map.
 */
export interface PlacesBlock {
  /**
   * Where the practice is: address, phone numbers, opening hours and a map.
   */
  type: 'places';
  anchor?: string;
  /**
   * The heading.
   */
  title?: string;
  /**
   * The locations to show, in this order. By default, all are shown.
   */
  places: PlaceDetails[];
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
}
/**
 * A price list: what you offer with its prices, in one or more groups.
 */
export interface PriceListBlock {
  /**
   * A price list: what you offer with its prices, in one or more groups.
   */
  type: 'price-list';
  anchor?: string;
  /**
   * The heading.
   */
  title?: string;
  /**
   * A sentence before the prices.
   */
  intro?: string;
  /**
   * The groups of prices. A short list needs only one.
   */
  groups: PriceGroup[];
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
}
/**
 * Prices that belong together.
 */
export interface PriceGroup {
  /**
   * The heading of the group: "First visits".
   */
  title?: string;
  /**
   * A sentence below the heading of the group.
   */
  text?: string;
  /**
   * The rows of the list: services and their prices.
   */
  rows: PriceRow[];
}
/**
 * Something you offer, with its price.
 */
export interface PriceRow {
  /**
   * The name of the service: "Session for couples".
   */
  name: string;
  /**
   * The price without the currency: "80". For a range, write "80-120"; for "from $80", write "80+"; for "Free", write "0". A price of the site is written as in your text: {price.session}. Leave this empty for "Ask us".
   */
  price: WrittenPrice;
  /**
   * How long it takes: "50 minutes".
   */
  duration?: string;
  /**
   * More about it, in a sentence: "Insurance covers this."
   */
  note?: string;
}
/**
 * Everything about a counselor: portrait, credentials, approach, specialties and buttons.
 */
export interface ProfileBlock {
  /**
   * Everything about a counselor: portrait, credentials, approach, specialties and buttons.
   */
  type: 'profile';
  anchor?: string;
  /**
   * The counselor to show.
   */
  counselor: CounselorProfile;
  /**
   * The heading above the credentials.
   */
  credentialsTitle: string;
  /**
   * The heading above the approach.
   */
  approachTitle: string;
  /**
   * The heading above the specialties.
   */
  specialtiesTitle: string;
  /**
   * The heading above the personal part.
   */
  aboutTitle: string;
  /**
   * The buttons.
   */
  actions: Action[];
  /**
   * The text of a link below the buttons that saves the counselor to the visitor’s contacts, with the practice’s phone number and email address. Leave this empty for no link.
   */
  saveContact?: string;
}
/**
 * A search field with its results. The text that visitors type stays in their browser.
 */
export interface SearchBlock {
  /**
   * A search field with its results. The text that visitors type stays in their browser.
   */
  type: 'search';
  anchor?: string;
  /**
   * The heading.
   */
  title?: string;
  /**
   * A sentence before the field.
   */
  intro?: string;
  /**
   * Adds a search field to the header of every page; searches open this page. On pages with a quick exit or with widgets, the header has a link instead.
   */
  inHeader: boolean;
  /**
   * Content types that get their own group of results, in this order: for example, counselors before posts.
   */
  kinds: SearchKind[];
  /**
   * How many pages of each type are shown at first. A button shows more.
   */
  perKind: number;
  /**
   * Advice for a search without results: where to look, whom to contact.
   */
  nothingFound: RichText;
  /**
   * Shown instead of the field if the browser does not run JavaScript, which the search needs. Link to pages that help visitors find all the others.
   */
  withoutScript: RichText;
  crisis?: SearchCrisis;
  words: SearchWords;
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
}
/**
 * Pages that have their own heading in the results.
 */
export interface SearchKind {
  /**
   * The list whose pages these are.
   */
  of: 'counselors' | 'posts' | 'places' | 'tags' | 'episodes' | 'events';
  /**
   * The heading above these results: "Counselors".
   */
  title: string;
}
/**
 * Help in a crisis, shown above the results of a search for certain words.
 */
export interface SearchCrisis {
  /**
   * Words and the beginnings of words: "suicid" also matches "suicidal". Several words match only next to each other: "want to die".
   */
  words: string[];
  notice: Notice;
}
/**
 * The text of the search. Leave a setting empty to use the default.
 */
export interface SearchWords {
  /**
   * The name of the field, and of the link or field in the header.
   */
  field: string;
  /**
   * The button next to the field.
   */
  button: string;
  /**
   * The heading above all other pages.
   */
  others: string;
  /**
   * Shown before the number of pages found.
   */
  found: string;
  /**
   * Shown above the results when no page matches all of the words.
   */
  some: string;
  /**
   * The heading when nothing was found.
   */
  none: string;
  /**
   * The button that shows more pages of one type.
   */
  more: string;
  /**
   * Shown while the search loads.
   */
  loading: string;
  /**
   * Shown if the search does not load.
   */
  failed: string;
  /**
   * The button that tries again.
   */
  retry: string;
  /**
   * Shown if the search text is too long.
   */
  tooLong: string;
  /**
   * The button that copies a link to the results. Until then, the search text is not part of the web address.
   */
  copyLink: string;
}
/**
 * Links to the pages of all or some tags.
 */
export interface TagsBlock {
  /**
   * Links to the pages of all or some tags.
   */
  type: 'tags';
  anchor?: string;
  /**
   * The heading.
   */
  title?: string;
  /**
   * A few words above the heading.
   */
  eyebrow?: string;
  /**
   * A sentence before the links.
   */
  intro?: string;
  /**
   * The tags to show, in this order. By default, all are shown.
   */
  only: EntryLink[];
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
}
/**
 * Text with a heading and, if you like, an image or buttons.
 */
export interface TextBlock {
  /**
   * Text with a heading and, if you like, an image or buttons.
   */
  type: 'text';
  anchor?: string;
  /**
   * The heading.
   */
  title?: string;
  /**
   * A few words above the heading.
   */
  eyebrow?: string;
  text: RichText;
  /**
   * How the text is shown on wide screens. One sentence in large type, with a lot of space around it, is a pause on a long page.
   */
  layout: 'split' | 'rest';
  /**
   * How lists in the text look. Start each entry, step or check with its name in bold, and each line of a schedule with its time.
   */
  list: 'plain' | 'entries' | 'steps' | 'checks' | 'times';
  image?: Picture;
  /**
   * The side of the text on which the image is shown on wide screens.
   */
  imageSide: 'left' | 'right';
  /**
   * The shape of the image.
   */
  imageShape: 'rounded' | 'arch' | 'edge';
  /**
   * The buttons.
   */
  actions?: Action[];
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
}
