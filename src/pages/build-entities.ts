import type { Counselor, Post } from '../generated/config-types';
import { findLinked, type LinkedPost } from '../content/posts/post-archive';
import { formatDate } from '../content/dates/format-date';
import { listEntries, readName, type PagedKind } from '../content/entities';
import type { BuildContext } from './build-context';
import { buildPicture, buildPortrait } from './build-picture';
import { buildRichText } from './build-rich-text';
import type { NeighborLink, RowLink } from '../payload/list-links';
import { namePlaces } from './name-places';
import type {
  CounselorLink,
  CounselorProfile,
  CounselorSummary,
  EntryLink,
  PostAuthor,
  PostDetails,
} from '../payload/entries';
import { countReadingMinutes, fillsFirstScreen, startsPlainly } from './reading-time';
import { writeRegionsNote } from './regions-notes';
import { fillLabel } from '../payload/fill-label';
import { formatNumber } from '../utils/format-number';
import { choosePlural } from './language-rules';

/** Who a counselor is. The texts of entities have no placeholders, so none are filled. */
export function buildSummary(counselor: Counselor, context: BuildContext): CounselorSummary {
  const statesNote = writeRegionsNote(counselor, context.config);
  return {
    name: counselor.name,
    ...(counselor.title && { title: counselor.title }),
    ...(statesNote && { statesNote }),
  };
}

/** Who a counselor is, with a link to their page. */
export function buildCounselorLink(counselor: Counselor, context: BuildContext): CounselorLink {
  const { name, title } = counselor;
  return { name, ...(title && { title }), href: context.findAddress('counselor', counselor) };
}

/** A counselor's whole profile. @throws Error when the size of the portrait is not known */
export function buildProfile(counselor: Counselor, context: BuildContext): CounselorProfile {
  const { greeting, description, specialties, credentials, approach, about } = counselor;
  const more = writeMoreAreas(counselor, specialties.length, context);
  const places = namePlaces(counselor, context);
  return {
    ...buildSummary(counselor, context),
    ...(greeting && { greeting }),
    ...(description && { description }),
    ...(places && { places }),
    image: buildPortrait(counselor, context),
    specialties,
    ...(more && { more }),
    credentials,
    ...(approach && { approach: buildRichText(approach, context) }),
    ...(about && { about: buildRichText(about, context) }),
  };
}

/** A post as its page shows it. @throws Error when the size of its picture is not known */
export function buildPostDetails(post: Post, context: BuildContext): PostDetails {
  const { title, author, date, content } = post;
  const tags = linkTags(post, context);
  const series = countParts(post, context);
  const [previous, next] = findLinked(post, context.archive);
  const authorCard = buildAuthor(post, [previous, next], context);
  return {
    title,
    author,
    ...(authorCard && { authorCard }),
    date: formatDate(date, context.config.site.language),
    dateTime: date,
    readingMinutes: countReadingMinutes(post),
    ...(post.image && { image: buildPicture(post.image, context) }),
    content: buildRichText(content, context),
    ...(startsPlainly(post) && { late: fillsFirstScreen(post) ? 'rest' : '' }),
    ...(series !== undefined && { series }),
    ...(tags.length > 0 && { tags }),
    ...(previous && { previous: linkPost(previous, context) }),
    ...(next && { next: linkPost(next, context) }),
  };
}

/** The author of a post, if the author is a counselor: who has read so far may want to talk. */
function buildAuthor(
  post: Post,
  linked: readonly (LinkedPost | undefined)[],
  context: BuildContext,
): PostAuthor | undefined {
  const { config, archive } = context;
  const counselor = config.entities.counselors.find(({ name }) => name === post.author);
  if (!counselor) return undefined;
  const { firstName, title, greeting } = counselor;
  const href = context.findOwnAddress('counselor', counselor);
  const posts = archive.listByAuthor(post.author);
  const place = posts.indexOf(post);
  // Older posts come first: a new one changes the pages of few others.
  const near = [
    ...posts.slice(place + 1, place + 5),
    ...posts.slice(Math.max(0, place - 4), place).toReversed(),
  ];
  const more = near.filter((one) => !linked.some((other) => other?.post === one));
  return {
    firstName,
    ...(title && { title }),
    ...(greeting && { greeting }),
    portrait: { ...buildPortrait(counselor, context), alt: '' },
    ...(href !== undefined && { href }),
    more: more.slice(0, 2).map((one) => linkPost({ post: one }, context)),
  };
}

/** A link to the page of the entry with that id. */
export function linkEntry(kind: PagedKind, id: string, context: BuildContext): EntryLink {
  const entry = listEntries(context.config, kind).find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`There is no ${kind} "${id}"; was the config checked?`);
  return { title: readName(kind, entry), href: context.findAddress(kind, entry) };
}

/** Links to the pages of a post's tags; none while there is no page for each tag. */
function linkTags(post: Post, context: BuildContext): RowLink[] {
  return [...new Set(post.tags)].flatMap((id) => {
    const tag = context.findTag(id);
    const href = tag && context.findOwnAddress('tag', tag);
    return tag && href !== undefined ? [{ label: tag.name, href }] : [];
  });
}

/** Which part of how many it is; nothing while a series has one. */
function countParts({ series }: Post, { archive }: BuildContext): PostDetails['series'] {
  if (!series) return undefined;
  const { name, part } = series;
  const count = archive.listParts(name).at(-1)?.series?.part ?? part;
  return count === 1 ? undefined : { name, part, count };
}

function linkPost({ post, isPart }: LinkedPost, context: BuildContext): NeighborLink {
  const href = context.findAddress('post', post);
  return { title: post.title, href, ...(isPart && { isPart }) };
}

/** `+9 more areas`: how many of a counselor's areas `shown` specialties leave out; none if 0. */
export function writeMoreAreas(
  { specialties, totalConditions = specialties.length }: Counselor,
  shown: number,
  { config: { labels, site } }: Pick<BuildContext, 'config'>,
): string | undefined {
  const count = totalConditions - Math.min(shown, specialties.length);
  if (count <= 0) return undefined;
  const forms = {
    zero: labels.zeroMoreAreas,
    one: labels.oneMoreArea,
    two: labels.twoMoreAreas,
    few: labels.fewMoreAreas,
    many: labels.manyMoreAreas,
    several: labels.moreAreas,
  };
  return fillLabel(choosePlural(count, forms, site), { count: formatNumber(count, site.language) });
}
