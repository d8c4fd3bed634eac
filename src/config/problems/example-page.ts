/** The settings of a page that examples add; its path is added to it. */
export const examplePage = {
  title: 'Visit us',
  description: 'Where we are, how to come by bus or by car, and which bell to ring at the door.',
  robots: 'noindex',
  blocks: [{ type: 'banner', title: 'Visit us' }],
};
