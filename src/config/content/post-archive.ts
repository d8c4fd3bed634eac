import type { Post, PostCards, SiteConfig } from '../../generated/config-types';

/** The posts of a site, sorted and grouped once. */
export interface PostArchive {
  /** posts by date, newest first; those of the same day keep the order of the config */
  newest: readonly Post[];
  /** those that have the tag and are of the year, newest first; without one of the two, it does not matter */
  select: (tag?: string, year?: string) => readonly Post[];
  /** the years that have posts with that tag, the latest first */
  listYears: (tag?: string) => string[];
  /** the posts just before and after that one */
  findNeighbors: (postId: string) => [previous?: Post, next?: Post];
}

/** Which posts cards show, with placeholders filled in. */
type PostChoice = Pick<PostCards, 'tag' | 'except' | 'limit'>;

/** Sorts and groups the posts of a config. */
export function createPostArchive({ entities }: Pick<SiteConfig, 'entities'>): PostArchive {
  const newest = entities.posts.toSorted(
    (a, b) => Number(a.date < b.date) - Number(a.date > b.date),
  );
  const places = new Map(newest.map(({ id }, place) => [id, place]));
  const byTag = groupPosts(newest, ({ tags }) => tags);
  const byYear = new Map<string | undefined, ReadonlyMap<string, readonly Post[]>>();
  const listPosts = (tag?: string) => (tag === undefined ? newest : (byTag.get(tag) ?? []));
  const groupYears = (tag?: string) => {
    const known = byYear.get(tag) ?? groupPosts(listPosts(tag), ({ date }) => [date.slice(0, 4)]);
    byYear.set(tag, known);
    return known;
  };
  return {
    newest,
    select: (tag, year) =>
      year === undefined ? listPosts(tag) : (groupYears(tag).get(year) ?? []),
    listYears: (tag) => [...groupYears(tag).keys()],
    findNeighbors(postId) {
      const place = places.get(postId);
      return place === undefined ? [] : [newest[place + 1], newest[place - 1]];
    },
  };
}

/**
 * The posts that cards show: the newest, or with a year all of that year. Beside a post, those just
 * before and after it come last: the post itself ends with links to them.
 */
export function choosePosts(
  { tag, except, limit }: PostChoice,
  { select, findNeighbors }: PostArchive,
  year?: string,
): readonly Post[] {
  const posts = select(tag, year);
  const most = year === undefined ? (limit ?? Infinity) : Infinity;
  if (!except) return posts.length <= most ? posts : posts.slice(0, most);
  const neighbors = findNeighbors(except).filter(
    (post) => post !== undefined && (tag === undefined || post.tags.includes(tag)),
  );
  const chosen: Post[] = [];
  for (const post of posts) {
    if (chosen.length === most) break;
    if (post.id !== except && !neighbors.includes(post)) chosen.push(post);
  }
  return [...chosen, ...neighbors.flatMap((post) => post ?? [])].slice(0, most);
}

function groupPosts(
  posts: readonly Post[],
  readNames: (post: Post) => readonly string[],
): ReadonlyMap<string, readonly Post[]> {
  const groups = new Map<string, Post[]>();
  for (const post of posts) {
    for (const name of new Set(readNames(post))) {
      const group = groups.get(name);
      if (group) group.push(post);
      else groups.set(name, [post]);
    }
  }
  return groups;
}
