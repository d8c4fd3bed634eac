import type { CrisisHelp, PlaceSummary } from './entries';
import type { RichTextElement as CheckedElement } from '../content/html/sanitize-html';
import type { Block } from '../generated/block-types';
import type {
  Behavior,
  Labels,
  Product,
  QuickExit,
  SiteIdentity,
  Theme,
  Video,
} from '../generated/config-types';
import type { ListLinks } from './list-links';
import type { PageLanguages, ShownLabels, SiteLanguages } from './languages';
import type { MenuEntry, NavigationEntry, NetworkLink, PictureCredit } from './menu';
import type { EmbedFrame } from './widget-frame';

/** A picture whose size is known, so that its place is reserved before it arrives. */
export type Picture = PictureTraits & (PlainPicture | PictureInVariants);

interface PictureTraits {
  alt: string;
  width: number;
  height: number;
  /** the point that stays in sight where the picture is cropped: `70% 40%` */
  focus?: string;
  /** what is said below it */
  caption?: string;
}

/** A drawing or an animation: one file, shown as it is. */
interface PlainPicture {
  src: string;
  /** the file for dark pages, if it is another one */
  dark?: string;
  variants?: undefined;
}

interface PictureInVariants {
  src?: undefined;
  dark?: undefined;
  variants: PictureVariants;
}

/** The files that may be made of a picture, see `variantUrl`. */
export interface PictureVariants {
  /** how their names begin */
  name: string;
  /** CSS colors of its upper, middle and lower third; absent for a picture that is transparent */
  colors?: string;
}

/** The files of a video. */
export interface VideoFiles extends Video {
  /** as RFC 6381 writes it; absent when the first file is not AV1 */
  av1Codec?: string;
}

/** An element of a text; one that is an `img` is its picture. */
export interface RichTextElement extends Omit<CheckedElement, 'children'> {
  picture?: Picture;
  children?: RichTextNode[];
}

/** Text, or an element. */
export type RichTextNode = string | RichTextElement;

/** Formatted text as pages show it: parsed when they are built, its pictures measured. */
export type RichText = RichTextNode[];

/** The name of a country. */
export type RegionName = string;

/** Where a client lives, as pages of the site write it: a state, a province, a country. */
export type WrittenHome = string;

/** A logo under the name of its organization. */
export type LogoPicture = Picture & { href?: string };

/** A price of a price list; without numbers where visitors are to ask. */
export interface WrittenPrice {
  text: string;
  /** the price, or the lowest of several */
  low?: number;
  /** the highest; absent where any price above the lowest is possible */
  high?: number;
}

/** A button or link. */
export interface ActionLink {
  label: string;
  /** what the site adds to the label, such as the size of a file */
  detail?: string;
  href: string;
  context?: string;
  style: 'main' | 'second' | 'quiet';
}

/** What a card shows, whatever it was made from. */
export interface Card {
  title: string;
  subtitle?: string;
  /** how long it takes to read, beside the subtitle */
  readingTime?: string;
  /** where a person works, after the subtitle */
  places?: string;
  /** a line in the words of whom it is about */
  greeting?: string;
  text?: string;
  image?: Picture;
  imageShape?: 'arch' | 'wide';
  icon?: Product['icon'];
  gradient?: Product['gradient'];
  tags?: string[];
  more?: string;
  note?: string;
  /** for the eye, in place of the note */
  noteInCodes?: string;
  /** larger than the others */
  featured?: true;
  actions: ActionLink[];
}

/** A widget of another provider: what frames it, and the alternatives that are shown below it. */
export interface EmbedWidget {
  /** id of the frame's element */
  id: string;
  title: string;
  /** where it opens in a tab of its own, or the practice’s email; absent when its id only stands in for one */
  href?: string;
  /** the person of the page has none: what the block says about it would be wrong */
  isMissing?: true;
  /** the sentence in place of a widget whose id only stands in for one */
  notSetUp?: string;
  fallbackLabel: string;
  /** its label has the number in place of `{phone}` */
  phone?: { label: string; number: string; href: string };
  /** asks the visitor something, so that help in a crisis belongs beside it */
  asks?: true;
  /** absent when the provider only lets itself be linked to */
  frame?: EmbedFrame;
}

/** Where a form is sent, and what is said about it. */
export interface FormTarget {
  /** absent when it is the page itself, whose host receives the answers */
  action?: string;
  /** the page that the service sends visitors back to, who have no script */
  back?: string;
  /** what is sent besides the answers: name → value */
  hidden: Record<string, string>;
  /** the field that only programs fill in: the service drops what they send */
  trap: { name: string; type: 'text' | 'checkbox' };
  /** attributes by which the host finds the form */
  attributes?: Record<string, string>;
  words: Pick<
    Labels,
    'formSend' | 'formSending' | 'formSent' | 'formFailed' | 'formOptional' | 'formChoose'
  >;
  /** how else to reach the practice */
  otherWays: ActionLink[];
}

/** What a block component receives: the block, its place on the page and the level of its heading. */
export interface PlacedBlock {
  id: string;
  headingLevel: 1 | 2;
  block: Block;
  /** of a list that has further pages: links to them */
  parts?: ListLinks;
}

/** Everything that one page shows below the shell: the content of `/_data/<route>.json`. */
export interface PagePayload extends PageLanguages {
  path: string;
  head: PageHead;
  header: boolean;
  footer: boolean;
  /** without the buttons at the lower edge of phones, which the site has */
  actionBar?: false;
  /** the colors of links, icons and pale sections, when they are not the usual ones */
  accent?: 'secondary';
  /** has a button that leaves the page at once */
  quickExit?: true;
  /** on every page of a site that has some, even where none is shown */
  announcements?: Announcement[];
  blocks: PlacedBlock[];
  /** of types that the site adds: type → address of the script */
  customBlocks?: Record<string, string>;
}

/** Who the site is of. */
export type ShownIdentity = Omit<
  SiteIdentity,
  'currency' | 'prices' | 'words' | 'offlineText' | 'sampleTexts'
>;

/** What is the same on every page. */
export interface SitePayload extends SiteLanguages {
  site: ShownIdentity;
  theme: Theme;
  fonts: FontFamilies;
  /** the numbering system of the language, where that is not `latn` */
  digits?: string;
  behavior: Behavior;
  labels: ShownLabels;
  topBar?: NavigationEntry;
  /** the header is low, and has no bar above it */
  slim?: true;
  menu: MenuEntry[];
  crisisLine?: RichText;
  /** buttons at the lower edge of phones */
  actionBar?: ActionLink[];
  /** how to reach the practice, from the footer */
  contact: NavigationEntry[];
  /** on social networks, where there are several */
  networks?: NetworkLink[];
  footerGroups: { title: string; links: NavigationEntry[] }[];
  legalTitle?: string;
  legalLinks: NavigationEntry[];
  /** absent only where the config says that visitors need none */
  crisis?: CrisisHelp;
  /** the search page, if the header has a field or link that leads to it */
  search?: NavigationEntry;
  /** the places that the footer names */
  places?: PlaceSummary[];
  quickExit: QuickExit;
  credits: { title: string; items: PictureCredit[] };
}

/** The content of `/_site.json`. */
export interface PublishedSite extends SitePayload {
  /** another one whenever anything of the site has changed */
  version: string;
}

/** A message at the top of a page. */
export interface Announcement {
  /** remembered when a visitor closes it; differs whenever the text changes */
  key: string;
  text: RichText;
  action?: ActionLink;
  dismissible?: true;
}

/** What pages need to know about typefaces. */
export interface FontFamilies {
  /** font stacks, as CSS writes them */
  heading: string;
  text: string;
  /** all `@font-face` rules */
  css: string;
  /** addresses of the files that every page needs at once */
  preload: string[];
}

/** The contents of `<head>` that differ from page to page. */
export interface PageHead {
  title: string;
  /** what previews of shared links say instead, when the title is a discreet one */
  openTitle?: string;
  description: string;
  canonical: string;
  robots: 'index' | 'noindex';
  /** a feed of the posts on this page exists, see `feedUrl` */
  feed?: true;
  /** podcast apps can follow the episodes on this page, see `podcastUrl` */
  podcast?: true;
}
