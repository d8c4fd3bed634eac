// Written by `npm run generate` from schema/. Do not edit.
import type {
  Card,
  CounselorLink,
  CounselorProfile,
  CounselorSummary,
  EmbedWidget,
  EntryLink,
  Picture,
  PlaceDetails,
  PostDetails,
  RegionName,
  RichText,
  VideoFiles,
  WrittenHome,
} from '../payload/payload';

/**
 * A part of a page. Its type says what it is.
 */
export type Block =
  | AccordionBlock
  | ArticleBlock
  | BannerBlock
  | BookshelfBlock
  | CardGridBlock
  | CarouselBlock
  | EmbedBlock
  | EventBlock
  | FactsBlock
  | HeroBlock
  | LegalTextBlock
  | ListBlock
  | NotFoundBlock
  | NoticeBlock
  | PlacesBlock
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
 * A button that leads somewhere.
 */
export interface Action {
  /**
   * The words on the button.
   */
  label: string;
  href: string;
  /**
   * Words that only screen readers say after the label, so that buttons with the same label can be distinguished: "about Miriam Hale".
   */
  context?: string;
  /**
   * How prominent the button is: main (filled, one per block), second (outlined) or quiet (a plain link).
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
   * The id of the post. On a page made for each post, write "{post.id}".
   */
  post: PostDetails;
}
/**
 * The opening of a page: title and subtitle, over a picture or beside it if there is one.
 */
export interface BannerBlock {
  /**
   * The opening of a page: title and subtitle, over a picture or beside it if there is one.
   */
  type: 'banner';
  anchor?: string;
  /**
   * The title of the page.
   */
  title: string;
  /**
   * A line below it.
   */
  subtitle?: string;
  image?: Picture;
  /**
   * Where the title is: picture (over the picture), plain (on a tint, without a picture, so that what follows is reached sooner) or side (on a tint, beside the picture). A banner without a picture is always plain.
   */
  layout: 'picture' | 'plain' | 'side';
  /**
   * The minimum height of this banner, if it should differ from the usual one: "40vh", "24rem" or "320px".
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
   * The ids of the shelves to show, in this order. Left out, all are shown.
   */
  shelves: BookCategory[];
}
/**
 * A shelf of recommended books.
 */
export interface BookCategory {
  id: string;
  /**
   * What the books of this shelf are about.
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
   * Who wrote it.
   */
  author: string;
  /**
   * Why you recommend it, and for whom.
   */
  description: string;
  image: Picture;
}
/**
 * Cards side by side: counselors, posts, products, documents, resources, or cards written right here.
 */
export interface CardGridBlock {
  /**
   * Cards side by side: counselors, posts, products, documents, resources, or cards written right here.
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
   * How the cards are arranged: grid (side by side) or rows (below each other, each with its picture at the left and its buttons at the right; shorter, so that the buttons are reached sooner).
   */
  layout: 'grid' | 'rows';
  /**
   * How quickly the cards appear one after the other (see behavior.cards).
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
 * What clients say, one at a time or all together.
 */
export interface CarouselBlock {
  /**
   * What clients say, one at a time or all together.
   */
  type: 'carousel';
  anchor?: string;
  /**
   * The heading.
   */
  title: string;
  /**
   * How they are shown: carousel (one at a time, in large letters) or wall (all of them, in two or three columns).
   */
  layout: 'carousel' | 'wall';
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
  /**
   * The ids of the testimonials to show, in this order. Left out, all are shown.
   */
  testimonials: Testimonial[];
}
/**
 * What a client said.
 */
export interface Testimonial {
  id: string;
  state: WrittenHome;
  /**
   * How many stars, 1 to 5.
   */
  rating: number;
  /**
   * The client’s words.
   */
  text: string;
  /**
   * true marks an invented client. Remove it when the entry is real.
   */
  sample: boolean;
}
/**
 * A widget of another provider: booking calendar, form, survey, audio or video player.
 */
export interface EmbedBlock {
  /**
   * A widget of another provider: booking calendar, form, survey, audio or video player.
   */
  type: 'embed';
  anchor?: string;
  /**
   * The heading.
   */
  title?: string;
  text?: RichText;
  /**
   * The id of the widget, from the list under "embeds".
   */
  embed: EmbedWidget;
  /**
   * The id of a counselor: shows above the widget where her or his clients must live.
   */
  counselor?: CounselorSummary;
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
}
/**
 * A retreat or another event, with its dates, its place and the people who lead it.
 */
export interface EventBlock {
  /**
   * A retreat or another event, with its dates, its place and the people who lead it.
   */
  type: 'event';
  anchor?: string;
  /**
   * The heading.
   */
  title: string;
  text: RichText;
  /**
   * The dates in words: "April 15–18, 2027".
   */
  dates: string;
  /**
   * The first day, year first: "2027-04-15".
   */
  start: string;
  /**
   * The last day, year first: "2027-04-18".
   */
  end: string;
  /**
   * When it begins on its first day, in the time zone under "site": "18:00". Calendars of people in another time zone show their own time. Leave both times out, and calendars show whole days.
   */
  startTime?: string;
  /**
   * When it ends on its last day: "12:00".
   */
  endTime?: string;
  /**
   * Where it takes place.
   */
  place: string;
  /**
   * true where everybody may know of the event and its place: search engines are told, and may show both to people who look for something else. Leave it out where somebody who looks for a visitor could find her or him there.
   */
  discloseLocation: boolean;
  /**
   * The words of a link to a calendar of all events that everybody may know of ("discloseLocation"): "All our events". A calendar program that is given its address shows new events by itself. Leave it out, and there is no such link.
   */
  allEvents?: string;
  /**
   * What it costs, in a few words: "$420, with meals and a bed".
   */
  cost?: string;
  /**
   * The ids of the counselors who lead it.
   */
  facilitators: CounselorLink[];
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
  status?: 'published' | 'draft';
  /**
   * When the event is published: "2027-04-15T09:00", in the time zone under "site", or with its own distance from UTC: "2027-04-15T09:00-05:00". A day alone, "2027-04-15", means its first minute.
   */
  publishAt?: string;
  /**
   * When the event is taken off the site again: "2027-05-01" for the first minute of that day, or with a time: "2027-05-01T18:00".
   */
  unpublishAt?: string;
}
/**
 * Up to four facts in a row, such as where, how long and for how much.
 */
export interface FactsBlock {
  /**
   * Up to four facts in a row, such as where, how long and for how much.
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
   * What it is about, in a word or two: "A session".
   */
  label: string;
  /**
   * The fact, in a few words: "50 minutes, {price.session}".
   */
  text: string;
}
/**
 * The opening of the home page: a quiet background video with headline, buttons and themes.
 */
export interface HeroBlock {
  /**
   * The opening of the home page: a quiet background video with headline, buttons and themes.
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
   * Where the text is: overlay (over the picture, on phones below it), split (beside the picture), stacked (below the picture) or centered (on a color wash, without a picture). A hero without a picture is always centered.
   */
  layout: 'overlay' | 'split' | 'stacked' | 'centered';
  /**
   * The buttons.
   */
  actions: Action[];
  /**
   * Short themes at the lower edge: a row on wide screens, a moving band on small ones.
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
 * A section of a legal text.
 */
export interface LegalSection {
  /**
   * The heading of the section.
   */
  title: string;
  text: RichText;
}
/**
 * A list: with bullets, with numbers, or as tags.
 */
export interface ListBlock {
  /**
   * A list: with bullets, with numbers, or as tags.
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
   * bullets, numbers, or tags (short words side by side).
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
 * The page for addresses that do not exist.
 */
export interface NotFoundBlock {
  /**
   * The page for addresses that do not exist.
   */
  type: 'not-found';
  anchor?: string;
  /**
   * The heading.
   */
  title: string;
  /**
   * A kind sentence.
   */
  text: string;
  image?: Picture;
  action: Action;
}
/**
 * A short text that must not be overlooked, from the list of notices.
 */
export interface NoticeBlock {
  /**
   * A short text that must not be overlooked, from the list of notices.
   */
  type: 'notice';
  anchor?: string;
  notice: Notice;
}
/**
 * A short text that must not be overlooked, such as where to find help in a crisis.
 */
export interface Notice {
  id: string;
  /**
   * crisis: help in an emergency; limit: something that is not for everybody; info: good to know.
   */
  kind: 'crisis' | 'limit' | 'info';
  /**
   * A few words.
   */
  title: string;
  /**
   * The country in which the phone numbers work, as its two capital letters: "US". Its name is shown beside the title. A notice of the kind "crisis" must have it.
   */
  region?: RegionName;
  /**
   * Further countries of which the notice has phone numbers, for a practice that works in several: ["AT", "CH"]. Their names are shown beside the title, too.
   */
  otherRegions?: RegionName[];
  text: RichText;
  /**
   * The day when somebody last made sure that the phone numbers are right: "2027-04-15". A year later, the check reminds you. Pages do not show it.
   */
  checkedOn?: string;
  status?: 'published' | 'draft';
  /**
   * When the notice is published: "2027-04-15T09:00", in the time zone under "site", or with its own distance from UTC: "2027-04-15T09:00-05:00". A day alone, "2027-04-15", means its first minute.
   */
  publishAt?: string;
  /**
   * When the notice is taken off the site again: "2027-05-01" for the first minute of that day, or with a time: "2027-05-01T18:00".
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
   * The ids of the places to show, in this order. Left out, all are shown.
   */
  places: PlaceDetails[];
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
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
   * The id of the counselor. On a page made for each counselor, write "{counselor.id}".
   */
  counselor: CounselorProfile;
  /**
   * The heading over the credentials.
   */
  credentialsTitle: string;
  /**
   * The heading over the approach.
   */
  approachTitle: string;
  /**
   * The heading over the specialties.
   */
  specialtiesTitle: string;
  /**
   * The heading over the part about the person.
   */
  aboutTitle: string;
  /**
   * The buttons.
   */
  actions: Action[];
  /**
   * The words of a link below the buttons that saves a contact in the visitor's address book: the name of the counselor, and phone and e-mail of the practice. Left out, there is none.
   */
  saveContact?: string;
}
/**
 * A field in which visitors look for words, and the pages that have them. What they type stays in their browser.
 */
export interface SearchBlock {
  /**
   * A field in which visitors look for words, and the pages that have them. What they type stays in their browser.
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
   * true shows a search field in the header of all pages, which leads to this page. On a page with a quick exit, or with widgets of other providers, it is a link.
   */
  inHeader: boolean;
  /**
   * Lists whose pages are shown apart from the others, in this order: counselors before posts, for example.
   */
  kinds: SearchKind[];
  /**
   * How many pages of each kind are shown at first. A button shows more.
   */
  perKind: number;
  /**
   * What helps when no page has the words: where to look, whom to ask. As simple HTML.
   */
  nothingFound: RichText;
  /**
   * What visitors read instead of the field whose browser runs no JavaScript: the search needs it. Link to pages that lead to all others. As simple HTML.
   */
  withoutScript: RichText;
  crisis?: SearchCrisis;
  words: SearchWords;
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
}
/**
 * Pages that results show under a heading of their own.
 */
export interface SearchKind {
  /**
   * The list that the pages are made from.
   */
  of: 'counselors' | 'posts' | 'places' | 'tags' | 'episodes';
  /**
   * The heading above them: "Counselors".
   */
  title: string;
}
/**
 * Help in a crisis, shown before all results to those who look for such words.
 */
export interface SearchCrisis {
  /**
   * Words and beginnings of words: "suicid" is also found in "suicidal". Several words are found when they are side by side: "want to die".
   */
  words: string[];
  notice: Notice;
}
/**
 * The small texts of the search. Leave a text out to keep its usual wording.
 */
export interface SearchWords {
  /**
   * The name of the field, and of the link or field in the header.
   */
  field: string;
  /**
   * The button beside the field.
   */
  button: string;
  /**
   * The heading above pages of no listed kind.
   */
  others: string;
  /**
   * Before the number of pages that were found.
   */
  found: string;
  /**
   * Before the results when no page has all of the words.
   */
  some: string;
  /**
   * The heading when nothing was found.
   */
  none: string;
  /**
   * The button that shows more pages of a kind.
   */
  more: string;
  /**
   * While the search is loading.
   */
  loading: string;
  /**
   * When the search could not be loaded.
   */
  failed: string;
  /**
   * The button that tries again.
   */
  retry: string;
  /**
   * When too much was typed or pasted.
   */
  tooLong: string;
  /**
   * The button that copies a link to the results. Only then, the words are in an address.
   */
  copyLink: string;
}
/**
 * Links to the pages of all tags, or of some of them.
 */
export interface TagsBlock {
  /**
   * Links to the pages of all tags, or of some of them.
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
   * The ids of the tags to show, in this order. Left out, all are shown.
   */
  only: EntryLink[];
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
}
/**
 * Running text with a heading, and a picture or buttons if you like.
 */
export interface TextBlock {
  /**
   * Running text with a heading, and a picture or buttons if you like.
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
   * How the text is shown: split (beside its heading on wide screens) or rest (one sentence in large letters with much room around it, for a pause on a long page).
   */
  layout: 'split' | 'rest';
  /**
   * How lists of the text look: plain (bullets or numbers), entries (one below the other between fine lines), steps (numbered ones side by side under large numerals), checks (with check marks, in two columns) or times (a plan of the day: the times in a column). Begin each entry, step or check with its name in <strong>, and each line of a plan with its time.
   */
  list: 'plain' | 'entries' | 'steps' | 'checks' | 'times';
  image?: Picture;
  /**
   * On which side of the text the picture is shown on wide screens.
   */
  imageSide: 'left' | 'right';
  /**
   * The shape of the picture: rounded (a rectangle), arch (round at the top) or edge (up to the edge of the window).
   */
  imageShape: 'rounded' | 'arch' | 'edge';
  /**
   * The buttons.
   */
  actions?: Action[];
  tone: 'background' | 'surface' | 'tint1' | 'tint2' | 'tint3';
  space: 'tight' | 'normal' | 'wide';
}
