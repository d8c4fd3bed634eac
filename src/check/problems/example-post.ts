/** A post for the examples of problems. */
export const examplePost = {
  id: 'walking',
  slug: 'on-walking',
  title: 'On walking',
  date: '2024-03-03',
  author: 'Ruth Arden',
  excerpt: 'Why a short walk can help on a day when nothing else does, and how to begin.',
  image: { src: '/images/lake.webp', decorative: true },
  content: '<p>One step, then one more.</p>',
};
