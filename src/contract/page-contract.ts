/**
 * What the parts of a page know of each other: the boot script, which loads no React, the blocks and
 * the shell, the styles for print, and the scripts that look at pages. What is read only in the file
 * that writes it is not listed.
 */

/** Attributes of elements. */
export const attributes = {
  /** of `html`: what the boot script must know, as JSON */
  settings: 'data-settings',
  /** of `html`: React has taken over every block */
  hydrated: 'data-hydrated',
  /** of `html`: the page is scrolled so far that the header is small */
  compact: 'data-compact',
  /** of `html`: "paused" when the visitor wants nothing to move by itself */
  motion: 'data-motion',
  /** a button that pauses and resumes what moves by itself */
  motionToggle: 'data-motion-toggle',
  /** a background video, which the boot script plays where motion is welcome */
  heroVideo: 'data-hero-video',
  /** the address of a video file that is not fetched yet */
  videoSource: 'data-src',
  /** of a background video: it shows a picture */
  videoReady: 'data-ready',
  /** coming into view, this block needs React */
  wakesApp: 'data-wakes-app',
  /** the link that leaves the page at once, with what is seen from then on */
  quickExit: 'data-quick-exit',
  /** of `html`: the keys of the announcements that the visitor has closed */
  dismissed: 'data-dismissed',
  /** a button that closes the announcement with that key */
  dismiss: 'data-dismiss',
  /** not seen at first: its styles may come with the late ones, see `LateMark` */
  late: 'data-late',
  /** of a block: its background, a key of the theme's colors */
  tone: 'data-tone',
  /** the frame of a picture beside a text, and its shape */
  shape: 'data-shape',
  /** of the main menu: React opens its sub-menus, no longer CSS */
  scripted: 'data-scripted',
  /** of the frame of a widget that does not answer */
  overdue: 'data-overdue',
  /** of the place of the messages, while there are none: what is shown when it is focused */
  empty: 'data-empty',
} as const;

/** CSS variables that one part sets and another reads, beside those of the theme. */
export const variables = {
  /** pixels, without a unit: how far the page is scrolled */
  scroll: '--scroll',
  /** the color of the focus ring on a dark background */
  focus: '--focus',
  /** the height of the bar above the header, where there is none */
  topBar: '--top-bar',
  /** the height of the header, where it is slim */
  header: '--header',
  /** how far from the top of the window a link past something long is shown */
  skipLinkTop: '--skip-link-top',
  /** the height that is kept free for a widget */
  reserved: '--reserved',
  /** of the theme: above and below a section, which a section may set for itself */
  section: '--space-section',
  /** of the theme: above the title of a page, see `section` */
  opening: '--space-opening',
  /** an angle: the direction in which lines are read, where that is not from left to right */
  reading: '--reading',
  /** how far from the top of the window something sticks */
  stickyTop: '--sticky-top',
  /** on paper, the address of the site in quotes, for links that say only their path */
  siteAddress: '--site-address',
} as const;

/** Events of the document. */
export const events = {
  /** React has shown another page */
  pageShown: 'page-shown',
} as const;

/** The values of `data-late`: the element alone, or the element and all that follows it in its block. */
export type LateMark = '' | 'rest';
