import { Fragment } from 'react';
import type { NoticeName } from '../payload/crisis-help';

/** The title of a notice, with the countries in which its phone numbers work. */
export function NoticeTitle({ notice: { title, region, otherRegions } }: { notice: NoticeName }) {
  if (region === undefined) return title;
  return (
    <>
      {title} (<span>{region}</span>
      {otherRegions?.map((name) => (
        <Fragment key={name}>
          , <span>{name}</span>
        </Fragment>
      ))}
      )
    </>
  );
}
