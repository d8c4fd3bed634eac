import type { Finding } from '../finding';
import type { Rule } from './rule-context';

/** The pages are there that cards of posts and those who lead an event are linked to. */
export const entityPagesExist: Rule = ({ config, pages }) => {
  const paths = new Set(pages.map(({ path }) => path));
  const post = config.entities.posts.find(({ slug }) => !paths.has(`/blog/${slug}`));
  return config.routes.flatMap(({ blocks }, page) =>
    blocks.flatMap((block, index): Finding[] => {
      const path = ['routes', page, 'blocks', index];
      if (block.type === 'card-grid' && block.cards.of === 'posts' && post) {
        return [explainMissing(`/blog/${post.slug}`, 'post', [...path, 'cards', 'of'])];
      }
      if (block.type !== 'event') return [];
      return block.facilitators.flatMap((id, position) =>
        paths.has(`/counselors/${id}`)
          ? []
          : [explainMissing(`/counselors/${id}`, 'counselor', [...path, 'facilitators', position])],
      );
    }),
  );
};

function explainMissing(
  address: string,
  scope: 'post' | 'counselor',
  path: Finding['path'],
): Finding {
  const pattern = scope === 'post' ? '/blog/{post.slug}' : '/counselors/{counselor.id}';
  return {
    code: 'CFG0415',
    path,
    message: `This makes a link to "${address}", but there is no such page.`,
    hint: `Add a page with "path": "${pattern}" and "forEach": "${scope}s".`,
  };
}
