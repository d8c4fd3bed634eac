import type { Counselor, Post } from '../generated/config-types';
import type { BuildContext } from './build-context';
import { writeMoreAreas } from './build-cards';
import { buildPicture } from './build-picture';
import { buildRichText } from './build-rich-text';
import { postPath } from '../payload/page-paths';
import type { CounselorProfile, CounselorSummary, PostDetails, PostLink } from '../payload/payload';
import { readDate } from './read-date';
import { countReadingMinutes } from './reading-time';
import { writeStatesNote } from './states';

/** Who a counselor is. The texts of entities have no placeholders, so none are filled. */
export function buildSummary(counselor: Counselor, context: BuildContext): CounselorSummary {
  const statesNote = writeStatesNote(counselor, context.config.labels);
  return {
    name: counselor.name,
    title: counselor.title,
    href: `/counselors/${counselor.id}`,
    ...(statesNote && { statesNote }),
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
    approach: buildRichText(approach, context),
    about: buildRichText(about, context),
  };
}

/** A post as its page shows it. @throws Error when the size of its picture is not known */
export function buildPostDetails(post: Post, context: BuildContext): PostDetails {
  const { title, author, date, content } = post;
  const [previous, next] = context.findNeighbors(post.id);
  return {
    title,
    author,
    date,
    dateTime: readDate(date),
    readingMinutes: countReadingMinutes(content),
    image: buildPicture(post.image, context),
    content: buildRichText(content, context),
    ...(previous && { previous: linkPost(previous) }),
    ...(next && { next: linkPost(next) }),
  };
}

function linkPost({ title, slug }: Post): PostLink {
  return { title, href: postPath(slug) };
}
