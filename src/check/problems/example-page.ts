/** The settings of a page that examples add; its path is added to it. */
export const examplePage = {
  title: 'Visit us',
  description: 'Where to find us, how to get here by bus or by car, and where you can park.',
  robots: 'noindex',
  blocks: [{ type: 'banner', title: 'Visit us' }],
};
