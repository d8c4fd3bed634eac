import type { Post, PostCards, SiteConfig } from '../../generated/config-types';
import { memoizeByObject } from '../../utils/memoize';
import { relatePosts } from './relate-posts';

/** The posts of a site, sorted and grouped once. */
export interface PostArchive {
  /** posts by date, newest first; those of the same day keep the order of the config */
  newest: readonly Post[];
  /**
   * those that have the tag and are of the year, newest first; without one of the two, it does not
   * matter
   */
  select: (tag?: string, year?: string) => readonly Post[];
  /** the years that have posts with that tag, the latest first */
  listYears: (tag?: string) => string[];
  find: (postId: string) => Post | undefined;
  /** the posts just before and after that one */
  findNeighbors: (postId: string) => [previous?: Post, next?: Post];
  /** the posts by somebody, newest first */
  listByAuthor: (author: string) => readonly Post[];
  /** the parts of a series, in their order */
  listParts: (series: string) => readonly Post[];
  /** posts about the same as that one, those that have most in common with it first */
  findRelated: (postId: string) => readonly Post[];
}

/** Which posts cards show, with placeholders filled in. */
type PostChoice = Pick<PostCards, 'tag' | 'except' | 'relatedTo' | 'limit'>;

/** A post to which another one links, as the next or previous part of a series if it is one. */
export interface LinkedPost {
  post: Post;
  isPart?: true;
}

/** Sorts and groups the posts of a config. */
export function createPostArchive({ entities }: Pick<SiteConfig, 'entities'>): PostArchive {
  return archivePosts(entities.posts);
}

/** Several ask for the same posts, and most changes are in none of them. */
const archivePosts = memoizeByObject((posts: readonly Post[]): PostArchive => {
  const newest = posts.toSorted((a, b) => Number(a.date < b.date) - Number(a.date > b.date));
  const byPart = newest
    .filter((post) => post.series)
    .toSorted((a, b) => (a.series?.part ?? 0) - (b.series?.part ?? 0));
  const places = new Map(newest.map(({ id }, place) => [id, place]));
  const byTag = groupPosts(newest, ({ tags }) => tags);
  const byAuthor = groupPosts(newest, ({ author }) => [author]);
  const series = groupPosts(byPart, (post) => (post.series ? [post.series.name] : []));
  let findRelated: PostArchive['findRelated'] | undefined;
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
    find: (postId) => newest[places.get(postId) ?? -1],
    findNeighbors(postId) {
      const place = places.get(postId);
      return place === undefined ? [] : [newest[place + 1], newest[place - 1]];
    },
    listByAuthor: (author) => byAuthor.get(author) ?? [],
    listParts: (name) => series.get(name) ?? [],
    findRelated(postId) {
      findRelated ??= relatePosts(newest);
      return findRelated(postId);
    },
  };
});

/**
 * The posts that cards show: the newest, or with a year all of that year; those that are related to a
 * post come first. Beside a post, those just before and after it come last: the post itself ends with
 * links to them.
 */
export function choosePosts(
  { tag, except, relatedTo, limit }: PostChoice,
  archive: PostArchive,
  year?: string,
): readonly Post[] {
  const posts = archive.select(tag, year);
  const most = year === undefined ? (limit ?? Infinity) : Infinity;
  const beside = relatedTo ?? except;
  if (!beside) return posts.length <= most ? posts : posts.slice(0, most);
  const fits = (post: Post) =>
    (tag === undefined || post.tags.includes(tag)) &&
    (year === undefined || post.date.startsWith(year));
  const last = listLinked(beside, archive).filter(fits);
  const left = new Set([...last.map(({ id }) => id), beside, except]);
  const chosen: Post[] = [];
  const related = relatedTo ? archive.findRelated(relatedTo).filter(fits) : [];
  // Thousands of posts are looked at only as far as they are needed, since each page asks.
  for (const list of [related, posts]) {
    for (const post of list) {
      if (chosen.length === most) break;
      if (left.has(post.id)) continue;
      left.add(post.id);
      chosen.push(post);
    }
  }
  return [...chosen, ...last.filter(({ id }) => id !== except)].slice(0, most);
}

function listLinked(postId: string, archive: PostArchive): Post[] {
  const post = archive.find(postId);
  const linked = post ? findLinked(post, archive) : [];
  return linked.flatMap((each) => each?.post ?? []);
}

/** The posts that a post ends with links to: parts of its series, else those before and after it. */
export function findLinked(
  post: Post,
  { findNeighbors, listParts }: Pick<PostArchive, 'findNeighbors' | 'listParts'>,
): [previous?: LinkedPost, next?: LinkedPost] {
  const parts = post.series ? listParts(post.series.name) : [];
  const place = parts.indexOf(post);
  const [previous, next] = [parts[place - 1], parts[place + 1]];
  // Another part is not offered for its date.
  const byDate = findNeighbors(post.id).map((other) =>
    other && parts.includes(other) ? undefined : other,
  );
  return [
    previous ? { post: previous, isPart: true } : byDate[0] && { post: byDate[0] },
    next ? { post: next, isPart: true } : byDate[1] && { post: byDate[1] },
  ];
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
