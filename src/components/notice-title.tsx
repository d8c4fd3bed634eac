import type { NoticeName } from '../payload/crisis-help';

/** The title of a notice, with the countries in which its phone numbers work. */
export function NoticeTitle({ notice }: { notice: NoticeName }) {
  const { title, region, otherRegions = [] } = notice;
  if (!region) return title;
  return (
    <>
      {title} (<span>{[region, ...otherRegions].join(', ')}</span>)
    </>
  );
}
