import type { Finding } from '../../finding';
import { createPageNamer } from '../../content/name-page';
import type { Rule } from '../rule-context';

/** The pages are there that cards of posts and those who lead an event are linked to. */
export const entityPagesExist: Rule = ({ config, pages }) => {
  const paths = new Set(pages.map(({ path }) => path));
  const namePage = createPageNamer(config);
  const post = config.entities.posts.find(({ slug }) => !paths.has(`/blog/${slug}`));
  return config.routes.flatMap(({ blocks }, page) =>
    blocks.flatMap((block, index): Finding[] => {
      const path = ['routes', page, 'blocks', index];
      if (block.type === 'card-grid' && block.cards.of === 'posts' && post) {
        const address = `/blog/${post.slug}`;
        const place = [...path, 'cards', 'of'];
        return [{ ...explainMissing(address, 'post', place), subject: namePage(address) }];
      }
      if (block.type !== 'event') return [];
      return block.facilitators.flatMap((id, position) => {
        const address = `/counselors/${id}`;
        if (paths.has(address)) return [];
        const place = [...path, 'facilitators', position];
        return [{ ...explainMissing(address, 'counselor', place), subject: namePage(address) }];
      });
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
