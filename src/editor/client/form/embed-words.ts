/** Text about widgets that are added by pasting a link. */
export const embedWords = {
  pasteLinkHelp: 'A link from YouTube, Vimeo or another provider.',
  widgetTitle: 'Title of the widget',
  widgetTitleHelp: 'Read aloud by screen readers.',
  addWidget: 'Add widget',
} as const;
