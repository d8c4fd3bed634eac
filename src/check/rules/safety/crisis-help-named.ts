import type { Rule } from '../rule';

/** Every page says where to find help in a crisis, unless the config says that none is needed. */
export const crisisHelpNamed = {
  problems: {
    CFG0580: {
      severity: 'error',
      title: 'The footer does not show where to find help in a crisis.',
      cause:
        'A person who looks for counseling may be in danger today. The footer of every page therefore shows a notice of the kind "crisis", which also appears next to forms and calendars. Only a practice whose clients are not in distress, such as physiotherapy, may leave it out with "crisisHelp": "optional" under "safety".',
      inEditor:
        'Choose a crisis notice under “Notice”. If the site does not have one, first add a notice of the type “Crisis” to “Notices”.',
      example: {
        kind: 'settings',
        bad: { '/navigation/footer/notice': undefined },
        good: { '/navigation/footer/notice': 'crisis' },
      },
    },
  },
  check: ({ config: { navigation, safety, entities } }) => {
    if (safety.crisisHelp === 'optional' || navigation.footer.notice !== undefined) return [];
    const known = entities.notices.find(({ kind }) => kind === 'crisis');
    return [
      {
        code: 'CFG0580',
        path: ['navigation', 'footer'],
        atKey: true,
        message: 'The footer does not show where to find help in a crisis.',
        hint: known
          ? `Add "notice": "${known.id}".`
          : 'Add a notice of the kind "crisis" under "entities" → "notices", then write its ID here: "notice": "its-id".',
      },
    ];
  },
} satisfies Rule;
