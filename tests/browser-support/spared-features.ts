interface SparedFeature {
  /** what pages can do without */
  what: string;
  /** what is there in its place */
  without: string;
  /** Whether a visitor who knows the complete site would miss it. */
  isMissed?: boolean;
  /** in MDN's data; what is below one belongs to it */
  keys: readonly string[];
}

/** What pages use although browsers that the site works in do not know it. */
export const sparedFeatures: readonly SparedFeature[] = [
  {
    what: 'popovers',
    without: 'the boot script opens and closes the menu, and tooltips are plain boxes',
    isMissed: true,
    keys: [
      'css.selectors.popover-open',
      'html.elements.button.popovertarget',
      'html.elements.button.popovertargetaction',
      'html.global_attributes.popover',
    ],
  },
  {
    what: 'named details',
    without: 'an answer stays open when the next one is opened',
    isMissed: true,
    keys: ['html.elements.details.name'],
  },
  {
    what: ':has',
    without: 'spaces and columns are the same whatever is in them',
    isMissed: true,
    keys: ['css.selectors.has'],
  },
  {
    what: 'view transitions',
    without: 'pages change at once',
    keys: ['css.at-rules.view-transition', 'css.selectors.view-transition'],
  },
  {
    what: 'balanced lines',
    without: 'lines break where they are full',
    keys: ['css.properties.text-wrap'],
  },
  {
    what: 'the place in a list of contents',
    without: 'no entry is marked',
    keys: ['css.properties.scroll-target-group', 'css.selectors.target-current'],
  },
  {
    what: 'the order in which things are fetched',
    without: 'the script comes with the typefaces',
    keys: ['html.elements.script.fetchpriority'],
  },
  {
    what: 'white behind logos where the device sets the colors',
    without: 'the background of the device; Safari has no such mode',
    keys: ['css.properties.forced-color-adjust'],
  },
  {
    what: 'thin or hidden scrollbars',
    without: 'the usual ones',
    keys: ['css.properties.scrollbar-width'],
  },
  {
    what: 'asking whether there is script',
    without: 'a button to copy the link is seen that needs script',
    keys: ['css.at-rules.media.scripting'],
  },
  {
    what: 'rules for paper',
    without: 'closed answers are not printed, and pages break where they are full',
    keys: [
      'css.at-rules.page',
      'css.properties.break-after',
      'css.properties.color-adjust',
      'css.properties.content-visibility',
      'css.properties.orphans',
      'css.properties.widows',
      'css.selectors.details-content',
    ],
  },
  {
    what: 'the landmark of a search',
    without: 'a form like others',
    keys: ['html.elements.search'],
  },
  {
    what: 'what to load first, and what late',
    without: 'browsers decide by themselves',
    keys: [
      'html.elements.iframe.loading',
      'html.elements.img.fetchpriority',
      'html.elements.link.blocking',
      'html.elements.link.fetchpriority',
      'html.elements.link.imagesizes',
      'html.elements.link.imagesrcset',
      'html.elements.link.rel.expect',
    ],
  },
  {
    what: 'words to some devices only: about fingers, icons, installing, frames',
    without: 'the others have no use for them',
    keys: [
      'css.properties.-webkit-tap-highlight-color',
      'css.properties.cursor',
      'css.properties.user-select',
      'html.global_attributes.autocapitalize',
      'html.elements.iframe.allow',
      'html.elements.iframe.sandbox.allow-presentation',
      'html.elements.link.rel.icon',
      'html.elements.link.rel.manifest',
      'html.elements.meta.name.theme-color',
      'html.elements.meta.name.viewport',
      'html.elements.video.playsinline',
    ],
  },
];
