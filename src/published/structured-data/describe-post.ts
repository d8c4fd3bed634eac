import type { BlogPosting } from 'schema-dts';
import type { PageHead, ShownIdentity } from '../../payload/payload';
import type { PostDetails } from '../../payload/entries';
import { findPictureFile } from '../../payload/picture-files';
import { referToPractice } from './describe-practice';
import type { SiteFacts } from './site-facts';

/** A blog post on its page. Its author has an address if they have a page of that name. */
export function describePost(
  { title, author, dateTime, image }: PostDetails,
  { canonical, description }: PageHead,
  site: ShownIdentity,
  { profiles }: SiteFacts,
): BlogPosting {
  const profile = Object.hasOwn(profiles, author) ? profiles[author] : undefined;
  return {
    '@type': 'BlogPosting',
    headline: title,
    description,
    datePublished: dateTime,
    author: {
      '@type': 'Person',
      name: author,
      ...(profile !== undefined && { url: site.url + profile }),
    },
    publisher: referToPractice(site),
    ...(image && { image: site.url + findPictureFile(image) }),
    inLanguage: site.language,
    mainEntityOfPage: canonical,
  };
}
