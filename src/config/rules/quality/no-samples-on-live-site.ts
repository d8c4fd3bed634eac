import { entityKinds, findList, listEntities } from '../../content/entities';
import type { Rule } from '../rule';

/** A live site shows no invented people or texts. */
export const noSamplesOnLiveSite = {
  problems: {
    CFG0606: {
      severity: 'warning',
      title: 'Sample content is on a site that is live.',
      cause:
        'The "status" of the site is "live", but an entry is marked as a sample: invented people or words must not be published as real ones. Make the entry real and delete "sample", or set the status back to "demo".',
      example: {
        kind: 'settings',
        bad: { '/site/status': 'live', '/entities/counselors/0/sample': true },
        good: { '/site/status': 'live', '/entities/counselors/0/sample': undefined },
      },
    },
  },
  check: ({ config }) => {
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
  },
} satisfies Rule;
