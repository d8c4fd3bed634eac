import type { RegionName } from './payload';

/** The title of a notice, with the country in which its phone numbers work. */
export function writeNoticeTitle(notice: { title: string; region?: RegionName }): string {
  return notice.region === undefined ? notice.title : `${notice.title} (${notice.region})`;
}
