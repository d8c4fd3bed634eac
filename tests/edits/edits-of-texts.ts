// @promise Words that are 40 % longer, as in other languages, fit every page and screen

import { isObject } from '../../src/utils/json';
import { makeCount } from './add';
import { lengthenWords, rewriteTexts } from './rewrite-texts';
import { tidyUp } from './tidy-up';
import type { SiteEdit } from './site-edit';
import type { SiteConfig } from '../../src/generated/config-types';

const paragraph =
  '<p>Some days are long. You may sit down, look out of the window and let the water come to a boil. Nobody waits for an answer, and a slow walk around the block is enough for now.</p>';

function rename(value: unknown, from: string, to: string): void {
  if (!isObject(value) && !Array.isArray(value)) return;
  for (const [key, child] of Object.entries(value)) {
    if (typeof child === 'string') Reflect.set(value, key, child.replaceAll(from, to));
    else rename(child, from, to);
  }
}

function renameTo(name: string): SiteEdit['apply'] {
  return (config) => rename(config, config.site.name, name);
}

function writePosts(config: SiteConfig, count: number): void {
  const wordsInParagraph = paragraph.split(' ').length;
  for (const post of config.entities.posts) {
    const paragraphs = Math.max(1, Math.round(count / wordsInParagraph));
    post.content = Array.from({ length: paragraphs }, (_, index) =>
      index % 6 === 3 ? `<h2>Part ${index}</h2>${paragraph}` : paragraph,
    ).join('');
  }
}

/** A series of posts that begin with a heading, as many as there are posts. */
function writeSeries({ entities }: SiteConfig): void {
  const sentence =
    'Some days are long, and a slow walk around the block is quite enough for now, whatever comes next.';
  for (const [index, post] of entities.posts.entries()) {
    post.series = { name: 'Letters from the lake', part: index + 1 };
    post.content = `<h2>A slow walk</h2>${`<p>${sentence}</p>`.repeat(120)}`;
  }
}

/** Changes of words. */
export const editsOfTexts: readonly SiteEdit[] = [
  { name: 'renamed', apply: renameTo('Harbor Street Counseling and Family Therapy') },
  { name: 'renamed-shortly', apply: renameTo('Ox') },
  { name: 'shorter-texts', apply: (config) => rewriteTexts(config, 0.5) },
  { name: 'longer-texts', apply: (config) => rewriteTexts(config, 1.6) },
  { name: 'longer-words', apply: (config) => lengthenWords(config, 0.4) },
  {
    name: 'one-more-sentence-in-each-text',
    apply: ({ routes }) => {
      for (const { blocks } of routes) {
        for (const block of blocks) if (block.type === 'text') block.text += paragraph;
      }
    },
  },
  { name: 'posts-of-50-words', apply: (config) => writePosts(config, 50) },
  { name: 'posts-of-5000-words', apply: (config) => writePosts(config, 5000) },
  { name: 'series-of-long-posts', apply: writeSeries },
  {
    name: '12-posts',
    apply: ({ entities }) => {
      entities.posts = makeCount(entities.posts, 12, (model, index) => ({
        ...model,
        id: `post-${index}`,
        slug: `post-${index}`,
        title: `Another post, number ${index}`,
        date: `2024-03-${String(index + 1).padStart(2, '0')}`,
      }));
    },
  },
  {
    name: 'one-post',
    apply: (config) => {
      config.entities.posts = config.entities.posts.slice(0, 1);
      // Where a post shows the others there are none.
      for (const route of config.routes) {
        if (route.forEach === 'posts') {
          route.blocks = route.blocks.filter(({ type }) => type === 'article');
        }
      }
      tidyUp(config);
    },
  },
  {
    name: 'one-question',
    apply: ({ routes }) => {
      for (const { blocks } of routes) {
        for (const block of blocks) {
          if (block.type === 'accordion') block.items = block.items.slice(0, 1);
        }
      }
    },
  },
  {
    name: '30-questions',
    apply: ({ routes }) => {
      for (const { blocks } of routes) {
        for (const block of blocks) {
          if (block.type !== 'accordion') continue;
          block.items = makeCount(block.items, 30, (model, index) => ({
            ...model,
            question: `Number ${index}: what else do people ask?`,
          }));
        }
      }
    },
  },
];
