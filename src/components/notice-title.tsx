import type { NoticeName } from '../payload/crisis-help';

/** The title of a notice, with the country in which its phone numbers work. */
export function NoticeTitle({ notice: { title, region } }: { notice: NoticeName }) {
  if (region === undefined) return title;
  return (
    <>
      {title} (<span>{region}</span>)
    </>
  );
}
