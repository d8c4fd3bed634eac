import { parseRichText } from '../config/rich-text';
import type { Counselor, Post } from '../generated/config-types';
import type { BuildContext } from './build-context';
import { writeMoreAreas } from './build-cards';
import { buildPicture } from './build-picture';
import { postPath } from './page-paths';
import type { CounselorProfile, CounselorSummary, PostDetails, PostLink } from './payload';
import { readDate } from './read-date';
import { writeStatesNote } from './states';

/** How many words a minute people read on a screen: Brysbaert 2019 finds 238 for non-fiction. */
const wordsPerMinute = 238;

/** Who a counselor is. The texts of entities have no placeholders, so none are filled. */
export function buildSummary(counselor: Counselor, context: BuildContext): CounselorSummary {
  return {
    name: counselor.name,
    title: counselor.title,
    href: `/counselors/${counselor.id}`,
    statesNote: writeStatesNote(counselor, context.config.labels),
  };
}

/** A counselor's whole profile. @throws Error when the size of the portrait is not known */
export function buildProfile(counselor: Counselor, context: BuildContext): CounselorProfile {
  const { description, specialties, credentials, approach, about } = counselor;
  const more = writeMoreAreas(counselor, specialties.length, context);
  return {
    ...buildSummary(counselor, context),
    description,
    image: buildPicture(counselor.image, context),
    specialties,
    ...(more && { more }),
    credentials,
    approach: parseRichText(approach).nodes,
    about: parseRichText(about).nodes,
  };
}

/** A post as its page shows it. @throws Error when the size of its picture is not known */
export function buildPostDetails(post: Post, context: BuildContext): PostDetails {
  const { title, author, date, content } = post;
  const [previous, next] = context.findNeighbors(post.id);
  const words = content
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
  return {
    title,
    author,
    date,
    dateTime: readDate(date),
    readingMinutes: Math.max(1, Math.round(words / wordsPerMinute)),
    image: buildPicture(post.image, context),
    content: parseRichText(content).nodes,
    ...(previous && { previous: linkPost(previous) }),
    ...(next && { next: linkPost(next) }),
  };
}

function linkPost({ title, slug }: Post): PostLink {
  return { title, href: postPath(slug) };
}
