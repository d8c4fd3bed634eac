import type { ProfilePage } from 'schema-dts';
import type { CounselorProfile } from '../../payload/entries';
import { isDrawnPortrait } from '../../payload/page-paths';
import { findPictureFile } from '../../payload/picture-files';
import { referToPractice } from './describe-practice';
import type { ShownIdentity } from '../../payload/payload';

/** A page about a counselor, and the counselor. */
export function describePerson(
  { name, title, description, image, credentials, specialties }: CounselorProfile,
  url: string,
  site: ShownIdentity,
): ProfilePage {
  return {
    '@type': 'ProfilePage',
    url,
    mainEntity: {
      '@type': 'Person',
      '@id': `${url}#person`,
      name,
      ...(title && { jobTitle: title }),
      ...(description && { description }),
      // A drawing of a chair is no picture of a person.
      ...(!isDrawnPortrait(image) && { image: site.url + findPictureFile(image) }),
      url,
      ...(credentials.length > 0 && {
        hasCredential: credentials.map(({ abbreviation, meaning }) => ({
          '@type': 'EducationalOccupationalCredential',
          name: meaning,
          alternateName: abbreviation,
        })),
      }),
      ...(specialties.length > 0 && { knowsAbout: specialties }),
      worksFor: referToPractice(site),
    },
  };
}
