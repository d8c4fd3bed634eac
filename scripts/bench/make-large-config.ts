import type { Post, SiteConfig } from '../../src/generated/config-types';

/** Ten thousand posts of this length make a config of some 34 MB. */
const wordsPerPost = 400;

const day = 24 * 60 * 60 * 1000;

/**
 * The site with so many more posts. Their texts are sentences of the real posts in another order, so
 * that they compress like real ones.
 */
export function makeLargeConfig(config: SiteConfig, postCount: number): SiteConfig {
  const large = structuredClone(config);
  const sentences = config.entities.posts.flatMap(({ content }) =>
    content.replace(/<[^>]*>/g, ' ').split(/(?<=[.?!]) +/),
  );
  const [first] = config.entities.posts;
  if (!first) throw new Error('The config has no post to make more from');
  const { series: _series, ...model } = first;
  for (let number = 1; number <= postCount; number += 1) {
    large.entities.posts.push(makePost(model, number, sentences));
  }
  limitPostLists(large);
  return large;
}

function makePost(model: Post, number: number, sentences: readonly string[]): Post {
  const text: string[] = [];
  for (let index = 0, words = 0; words < wordsPerPost; index += 1) {
    const sentence = sentences[(number * 7 + index * 31) % sentences.length]?.trim() ?? '';
    text.push(sentence);
    words += sentence.split(' ').length;
  }
  const date = new Date(Date.UTC(2024, 0, 1) - number * day);
  return {
    ...model,
    id: `post-${number}`,
    slug: `post-${number}`,
    title: `Post ${number} of a large site`,
    date: date.toISOString().slice(0, 10),
    excerpt: `Post ${number}: ${text.join(' ')}`.slice(0, 150),
    content: `<p>${text.slice(0, 3).join(' ')}</p><h2>Part ${number}</h2><p>${text.slice(3).join(' ')}</p>`,
  };
}

/** A list of ten thousand posts is not a page that anyone would publish. */
function limitPostLists(config: SiteConfig): void {
  for (const { blocks } of config.routes) {
    for (const block of blocks) {
      if (block.type === 'card-grid' && block.cards.of === 'posts') block.cards.limit ??= 24;
    }
  }
}
