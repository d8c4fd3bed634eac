import { getCollection } from 'astro:content';
import { OGImageRoute } from 'astro-og-canvas';

const posts = await getCollection('posts');

export const { getStaticPaths, GET } = await OGImageRoute({
  param: 'route',
  pages: Object.fromEntries(posts.map(({ id, data }) => [id, data])),
  getImageOptions: (_id, { title, excerpt }) => ({
    title,
    description: excerpt,
    bgGradient: [
      [20, 60, 70],
      [30, 95, 102],
    ],
    cacheDir: false,
    fonts: ['./figtree.woff2'],
    font: {
      title: { families: ['Figtree Variable'] },
      description: { families: ['Figtree Variable'] },
    },
  }),
});
