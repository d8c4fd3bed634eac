import type { SiteConfig } from '../../src/generated/config-types';
import { htmlVectors } from './html-vectors';
import { renderVariant, type HostileVariant } from './render-variant';
import { fullConfig, listStringFields, putText, type StringField } from './string-fields';
import { textVectors } from './text-vectors';

const postsPerPage = 40;

/** The site with a blog post for each piece of hostile HTML, many posts on a page. */
export function renderHostilePosts(script: string): HostileVariant {
  const [model] = fullConfig.entities.posts;
  const [route] = fullConfig.routes;
  if (!model || !route) throw new Error('The config has no post or no page');
  const posts = htmlVectors.map((content, index) => ({ ...model, id: `post-${index}`, content }));
  // Posts are linked to the pages that they have of their own.
  const routes = fullConfig.routes.filter(({ forEach }) => forEach === 'posts');
  for (let start = 0; start < posts.length; start += postsPerPage) {
    const blocks = posts
      .slice(start, start + postsPerPage)
      .map(({ id }) => ({ type: 'article' as const, post: id }));
    const { title, description, robots, header, footer, actionBar, accent, quickExit } = route;
    const path = `/posts-${start}`;
    const shown = { header, footer, actionBar, accent, quickExit };
    routes.push({ path, title, description, robots, ...shown, blocks });
  }
  const entities = { ...fullConfig.entities, posts };
  return renderVariant('posts', { ...fullConfig, entities, routes }, script);
}

/** What became of a text in every string field. */
export interface FieldVariants {
  variants: HostileVariant[];
  /** how many times a text of the list stands in a field of a page or of what it is built from */
  rendered: number;
  /** how many times the builder or renderer refused it */
  refused: number;
}

/** For each text a site that has it in every string field at once, but where nothing can be built. */
export function renderHostileFields(script: string): FieldVariants {
  const fields = listStringFields(fullConfig);
  const canBuild = (chosen: readonly StringField[], text: string): boolean => {
    try {
      renderVariant('trial', place(chosen, text), script);
      return true;
    } catch {
      return false;
    }
  };
  /**
   * Those of the fields with which a site can be built, found by halving. Some can be built only one
   * without the other, so each half is tried together with what was chosen before it.
   */
  const choose = (
    candidates: readonly StringField[],
    text: string,
    before: readonly StringField[] = [],
  ): readonly StringField[] => {
    const all = [...before, ...candidates];
    if (candidates.length === 0 || canBuild(all, text)) return all;
    if (candidates.length === 1) return before;
    const middle = Math.ceil(candidates.length / 2);
    const first = choose(candidates.slice(0, middle), text, before);
    return choose(candidates.slice(middle), text, first);
  };

  // What refuses any text, such as an id that must exist, need not be found thirty times.
  const [first = ''] = textVectors;
  const open = choose(fields, first);
  const chosen = textVectors.map((text) => ({ text, fields: choose(open, text) }));
  const rendered = chosen.reduce((sum, entry) => sum + entry.fields.length, 0);
  return {
    variants: chosen.map((entry) =>
      renderVariant(entry.text, place(entry.fields, entry.text), script),
    ),
    rendered,
    refused: fields.length * textVectors.length - rendered,
  };
}

function place(chosen: readonly StringField[], text: string): SiteConfig {
  return putText(
    fullConfig,
    chosen.map(({ path }) => path),
    text,
  );
}
