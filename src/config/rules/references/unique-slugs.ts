import { findRepeated } from '../../content/find-repeated';
import type { Rule } from '../rule-context';

/** Every post has a slug of its own, since its address is made from it. */
export const uniqueSlugs: Rule = ({ config: { entities } }) =>
  findRepeated(entities.posts.map(({ slug }) => slug)).map(({ value, index, first }) => ({
    code: 'CFG0405',
    path: ['entities', 'posts', index, 'slug'],
    message: `The slug "${value}" is already used by the post "${entities.posts[first]?.title}".`,
    hint: 'Give each post a slug of its own.',
    related: [{ path: ['entities', 'posts', first, 'slug'], message: 'It is used here first.' }],
  }));
