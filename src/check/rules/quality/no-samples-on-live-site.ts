import { entityKinds, findList, listEntities } from '../../../content/entities';
import { readyToGoLive } from '../../problems/examples';
import { goesLive } from '../rule-context';
import type { Rule } from '../rule';

/** A live site shows no fictional people or texts. */
export const noSamplesOnLiveSite = {
  problems: {
    CFG0606: {
      severity: 'error',
      title: 'A live site has sample content.',
      cause:
        'The "status" of the site is "live", but an entry is marked as a sample: fictional people or texts must not be published as real. Replace the content and delete "sample", or set the status back to "demo".',
      inEditor: 'Replace the sample content and switch “Sample” off, or remove the whole entry.',
      example: {
        kind: 'settings',
        bad: { ...readyToGoLive, '/entities/counselors/0/sample': true },
        good: readyToGoLive,
      },
    },
  },
  check: (context) => {
    const { config } = context;
    if (!goesLive(context)) return [];
    return entityKinds.flatMap((kind) =>
      listEntities(config, kind).flatMap((entity, index) =>
        'sample' in entity && entity.sample === true
          ? [
              {
                code: 'CFG0606',
                path: [...findList(kind), index, 'sample'],
                message: 'Before going live: replace the sample entry with a real one.',
                subject: 'samples',
                hint: 'Replace the sample content and delete "sample", or delete the whole entry.',
              },
            ]
          : [],
      ),
    );
  },
} satisfies Rule;
