import { entityKinds, findList, listEntities } from '../../content/entities';
import type { Rule } from '../rule-context';

/** A live site shows no invented people or texts. */
export const noSamplesOnLiveSite: Rule = ({ config }) => {
  if (config.site.status !== 'live') return [];
  return entityKinds.flatMap((kind) =>
    listEntities(config, kind).flatMap((entity, index) =>
      'sample' in entity && entity.sample === true
        ? [
            {
              code: 'CFG0606',
              path: [...findList(kind), index, 'sample'],
              message: 'The site is live, but this entry is sample content.',
              subject: 'samples',
              hint: 'Make the entry real and delete "sample", or set "status" under "site" to "demo".',
            },
          ]
        : [],
    ),
  );
};
