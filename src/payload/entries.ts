import type { LateMark } from '../contract/page-contract';
import type { Credential, Event as ConfigEvent } from '../generated/config-types';
import type { NeighborLink, RowLink } from './list-links';
import type { ActionLink, Picture, RichText, RegionName } from './payload';
import type { MapOfPlace } from './widget-frame';

/** Who a counselor is, where the whole profile would be too much. */
export interface CounselorSummary {
  name: string;
  title?: string;
  /** Where clients must live, if that matters: "Naomi accepts clients who reside in Texas only." */
  statesNote?: string;
}

/** Who a counselor is, with a link to their page. */
export interface CounselorLink {
  name: string;
  /** what the counselor is */
  title?: string;
  href: string;
}

export interface CounselorProfile extends CounselorSummary {
  /** a line in their own words */
  greeting?: string;
  description?: string;
  /** the names of the locations */
  places?: string;
  image: Picture;
  specialties: string[];
  /** "+5 more areas", when there are more than the list names */
  more?: string;
  credentials: Credential[];
  approach?: RichText;
  about?: RichText;
}

/** Who wrote a post, if it is one of the counselors. */
export interface PostAuthor {
  /** their job title */
  title?: string;
  firstName: string;
  greeting?: string;
  portrait: Picture;
  /** the address of their page, if there is one */
  href?: string;
  /** other posts, none of which is the one before or after */
  more: EntryLink[];
}

/** A blog post as its page shows it. */
export interface PostDetails {
  title: string;
  author: string;
  authorCard?: PostAuthor;
  date: string;
  /** the date as `YYYY-MM-DD` */
  dateTime: string;
  readingMinutes: number;
  image?: Picture;
  content: RichText;
  /** `data-late` of its content, if a first screen shows nothing of that but paragraphs and headings */
  late?: LateMark;
  /** links to the pages of its tags */
  tags?: RowLink[];
  /** which part of a series it is */
  series?: { name: string; part: number; count: number };
  /** the part of its series before this one, else the post before it by date */
  previous?: NeighborLink;
  /** the part or post after it */
  next?: NeighborLink;
}

/** The facts that pages show of an event, or of one of its dates. */
export interface EventFacts {
  title: string;
  summary: string;
  /** its next dates, in words */
  when: string[];
  /** the first of them: `2027-04-15`, `2027-04-15T18:00` */
  dateTime: string;
  place: string;
  cost?: string;
  /** that it is full, canceled or over */
  stateLabel?: string;
  action?: ActionLink;
  /** its calendar file; absent when it is over */
  calendar?: string;
  /** for search engines; absent when not everybody may know of it */
  disclosed?: { start: string; end: string; state: ConfigEvent['state'] };
}

/** A date of an event in a list. */
export interface ListedEvent extends EventFacts {
  /** the page of the event, if there is one */
  href?: string;
}

/** The next dates of events, month by month. */
export interface EventMonths {
  months: { name: string; events: ListedEvent[] }[];
  /** the sentence shown when there are none */
  empty: string;
  /** the text of a link to the calendar of all events that everybody may know of, if one of these is */
  allEvents?: string;
}

/** An event as its page shows it. */
export interface EventDetails extends EventFacts {
  /** how it repeats, in words */
  repeats?: string;
  text?: RichText;
  image?: Picture;
  facilitators: CounselorLink[];
}

/** A link to the page of an entry. */
export interface EntryLink {
  title: string;
  href: string;
}

/** A place as a page shows it. */
export interface PlaceDetails extends PlaceSummary {
  directions?: string;
  email?: string;
  /** none when nothing is said about hours */
  hours: HoursRow[];
  hoursNote?: string;
  specialHours: HoursRow[];
  map: MapOfPlace;
}

/** Where a place is and how to call it. */
export interface PlaceSummary {
  name: string;
  /** line by line, as its country writes it */
  address: string[];
  phones: { label?: string; number: string; href: string }[];
}

/** Some days, and when a place is open on them. */
export interface HoursRow {
  /** `Monday – Friday`, or dates */
  days: string;
  /** `9:00 AM – 12:00 PM`, or the word for closed */
  times: string[];
  /** why these days are not as others */
  reason?: string;
}

/** The title of a notice, and the countries in which its phone numbers work. */
export interface NoticeName {
  title: string;
  region?: RegionName;
  otherRegions?: RegionName[];
}

/** Where to find help in a crisis: in the footer, and beside all that asks visitors something. */
export interface CrisisHelp extends NoticeName {
  text: RichText;
}
