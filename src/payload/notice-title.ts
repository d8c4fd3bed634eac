import type { RegionName } from './payload';

/** `'US'` → `United States`, in the language of the site */
export function nameRegion(code: string, language: string): RegionName {
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
}

/** The title of a notice, with the country in which its phone numbers work. */
export function writeNoticeTitle(notice: { title: string; region?: RegionName }): string {
  return notice.region === undefined ? notice.title : `${notice.title} (${notice.region})`;
}
