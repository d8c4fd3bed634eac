import { removeBlocks, removePages } from './remove';
import { replaceLinks } from './replace-links';
import type { SiteEdit } from './site-edit';

/** Parts of a site that a practice may do without. */
export const editsOfParts: readonly SiteEdit[] = [
  {
    name: 'no-retreat',
    apply: (config) =>
      removePages(config, ({ blocks }) => blocks.some(({ type }) => type === 'event')),
  },
  {
    name: 'no-blog',
    apply: (config) => {
      config.entities.posts = [];
      removePages(config, ({ forEach }) => forEach === 'posts');
      removeBlocks(
        config,
        (block) =>
          block.type === 'article' || (block.type === 'card-grid' && block.cards.of === 'posts'),
      );
    },
  },
  {
    name: 'no-podcast',
    apply: (config) => {
      const players = new Set(
        config.embeds.filter(({ kind }) => kind === 'podcast').map(({ id }) => id),
      );
      config.embeds = config.embeds.filter(({ id }) => !players.has(id));
      removePages(config, ({ blocks }) =>
        blocks.some((block) => block.type === 'embed' && players.has(block.embed)),
      );
    },
  },
  {
    name: 'no-shop',
    apply: (config) => {
      config.entities.products = [];
      removeBlocks(config, (block) => block.type === 'card-grid' && block.cards.of === 'products');
    },
  },
  {
    name: 'no-documents',
    apply: (config) => {
      config.entities.documents = [];
      removeBlocks(config, (block) => block.type === 'card-grid' && block.cards.of === 'documents');
    },
  },
  {
    name: 'no-books',
    apply: (config) => {
      config.entities.bookCategories = [];
      removePages(config, ({ blocks }) => blocks.some(({ type }) => type === 'bookshelf'));
    },
  },
  {
    name: 'no-questions',
    apply: (config) => removeBlocks(config, ({ type }) => type === 'accordion'),
  },
  {
    name: 'no-redirects',
    apply: (config) => {
      for (const { from, to } of config.redirects) replaceLinks(config, from, to);
      config.redirects = [];
    },
  },
  {
    name: 'no-security',
    apply: (config) => {
      delete config.security;
    },
  },
  {
    name: 'no-crisis-line',
    apply: ({ navigation }) => {
      delete navigation.crisisLine;
    },
  },
  {
    name: 'no-video',
    apply: (config) => {
      for (const { blocks } of config.routes) {
        for (const block of blocks) if (block.type === 'hero') delete block.video;
      }
      config.media = config.media
        .map((medium) => ({
          ...medium,
          files: medium.files.filter((file) => !file.endsWith('.mp4')),
        }))
        .filter(({ files }) => files.length > 0);
    },
  },
  {
    name: 'no-pictures-in-texts',
    apply: (config) => {
      for (const { blocks } of config.routes) {
        for (const block of blocks) {
          if (block.type === 'text' || block.type === 'banner') delete block.image;
        }
      }
    },
  },
  {
    name: 'drafts-and-dates',
    apply: ({ entities, routes }) => {
      const [post] = entities.posts;
      const [product] = entities.products;
      const lasting = { publishAt: '2020-01-01T09:00Z', unpublishAt: '2098-01-01T09:00Z' };
      if (post) {
        const draft = {
          ...post,
          id: 'next',
          slug: 'next',
          title: 'Next',
          status: 'draft' as const,
        };
        entities.posts.push(draft, {
          ...draft,
          ...lasting,
          id: 'last',
          slug: 'last',
          title: 'Last',
        });
        Object.assign(post, lasting);
      }
      if (product) Object.assign(product, { publishAt: '2098-01-01T09:00Z' });
      for (const block of routes.flatMap(({ blocks }) => blocks)) {
        if (block.type === 'event') Object.assign(block, { publishAt: '2020-01-01T09:00Z' });
      }
    },
  },
];
