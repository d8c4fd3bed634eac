/** The settings of a page that examples add; its path is added to it. */
export const examplePage = {
  title: 'Visit us',
  description: 'Where we are, how to come by bus or by car, and where to ring when you are here.',
  robots: 'noindex',
  blocks: [{ type: 'banner', title: 'Visit us' }],
};
