import type { Rule } from '../rule';

/** Every page says where to find help in a crisis, unless the config says that none is needed. */
export const crisisHelpNamed = {
  problems: {
    CFG0580: {
      severity: 'error',
      title: 'No page says where to find help in a crisis.',
      cause:
        'Somebody who looks for counseling may be in danger today. So the footer of every page names a notice of the kind "crisis", which is also shown beside forms and calendars. Only a practice whose clients do not come in distress, such as physiotherapy, may do without: it says "crisisHelp": "optional" under "safety".',
      inEditor:
        'Choose a notice for help in a crisis under “Notice”. If there is none, add one to “Notices” first, of the kind “Crisis”.',
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
        message: 'The footer does not say where to find help in a crisis.',
        hint: known
          ? `Add "notice": "${known.id}".`
          : 'Add a notice of the kind "crisis" under "entities" → "notices", and name it here: "notice": "its-id".',
      },
    ];
  },
} satisfies Rule;
