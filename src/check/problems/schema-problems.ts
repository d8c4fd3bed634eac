import type { ProblemKind } from './problem-kind';

/** More specialties than a counselor can have. */
const tooMany = Array.from({ length: 61 }, (_, index) => `Area ${index + 1}`);

/** CFG03xx: settings and their values, each by itself. */
export const schemaProblems = {
  CFG0301: {
    severity: 'error',
    title: 'A setting is unknown.',
    cause:
      'This group does not have a setting with this name. Often a letter is wrong, or the setting belongs to another type of block. In VS Code, press Ctrl+Space to list the available settings.',
    example: {
      kind: 'settings',
      bad: { '/routes/1/blocks/0': { type: 'banner', title: 'Contact', subtitel: 'Write to us' } },
      good: { '/routes/1/blocks/0': { type: 'banner', title: 'Contact', subtitle: 'Write to us' } },
    },
  },
  CFG0302: {
    severity: 'error',
    title: 'A setting is missing.',
    cause:
      'A required setting is missing. The message describes the setting and shows how to add it.',
    inEditor: 'Fill in this setting.',
    example: {
      kind: 'settings',
      bad: { '/redirects/0': { from: '/old' } },
      good: { '/redirects/0': { from: '/old', to: '/contact' } },
    },
  },
  CFG0303: {
    severity: 'error',
    title: 'A value has the wrong type.',
    cause:
      'The value has a different type than the setting needs: text instead of a number, or one entry instead of a list. Text is in double quotes; numbers, true and false are not; lists are in brackets, even with one entry.',
    example: {
      kind: 'settings',
      bad: { '/entities/counselors/0/totalConditions': '5' },
      good: { '/entities/counselors/0/totalConditions': 5 },
    },
  },
  CFG0304: {
    severity: 'error',
    title: 'A value is not one of the choices.',
    cause:
      'The setting accepts only the listed choices. Capital and lowercase letters are different.',
    example: {
      kind: 'settings',
      bad: { '/routes/0/blocks/1/tone': 'surfase' },
      good: { '/routes/0/blocks/1/tone': 'surface' },
    },
  },
  CFG0305: {
    severity: 'error',
    title: 'Text is too short or too long.',
    cause:
      'The text is empty or too long for its place on the page. Spaces and punctuation count as characters.',
    example: {
      kind: 'settings',
      bad: { '/navigation/menu/0/label': '' },
      good: { '/navigation/menu/0/label': 'Home' },
    },
  },
  CFG0306: {
    severity: 'error',
    title: 'A number is too small or too large.',
    cause: 'The number is outside the allowed range. Times are in milliseconds.',
    example: {
      kind: 'settings',
      bad: { '/behavior': { carousel: { interval: 6 } } },
      good: { '/behavior': { carousel: { interval: 6000 } } },
    },
  },
  CFG0307: {
    severity: 'error',
    title: 'A list has too few or too many entries.',
    cause: 'The list needs more entries, or it has more entries than fit.',
    example: {
      kind: 'settings',
      bad: {
        '/entities/counselors/0/specialties': tooMany,
        '/entities/counselors/0/totalConditions': tooMany.length,
      },
      good: { '/entities/counselors/0/specialties': ['Grief'] },
    },
  },
  CFG0308: {
    severity: 'error',
    title: 'Text has the wrong format.',
    cause:
      'The setting needs a certain kind of text, such as a date, a path or an ID. The message shows an example.',
    example: {
      kind: 'settings',
      bad: { '/entities/posts/0/date': '1/3/2024' },
      good: { '/entities/posts/0/date': '2024-01-03' },
    },
  },
  CFG0309: {
    severity: 'error',
    title: 'The type of a block or of cards is missing or unknown.',
    cause:
      'Each block has a "type", and each list of cards has "of" for its content. This value is missing or unknown, so its other settings cannot be checked.',
    example: {
      kind: 'settings',
      bad: { '/routes/1/blocks/0': { type: 'baner', title: 'Contact' } },
      good: { '/routes/1/blocks/0': { type: 'banner', title: 'Contact' } },
    },
  },
  CFG0310: {
    severity: 'error',
    title: 'An image needs a description or must be marked as decorative.',
    cause:
      'Screen readers read the description of an image, "alt", to people who cannot see it. An image that adds nothing to the text is marked "decorative" instead. Each image needs one of the two.',
    inEditor:
      'Fill in “Image description”, or turn on “Decorative image” if the image adds nothing to the text.',
    example: {
      kind: 'settings',
      bad: { '/entities/posts/0/image': { src: '/images/lake.webp' } },
      good: { '/entities/posts/0/image': { src: '/images/lake.webp', alt: 'Mist over the lake' } },
    },
  },
  CFG0311: {
    severity: 'error',
    title: 'An entry appears twice in a list.',
    cause: 'The list contains the same entry twice. Delete one of the two entries.',
    example: {
      kind: 'settings',
      bad: { '/entities/counselors/0/statesAccepted': ['TN', 'KY', 'TN'] },
      good: { '/entities/counselors/0/statesAccepted': ['TN', 'KY'] },
    },
  },
  CFG0312: {
    severity: 'warning',
    title: 'A setting, choice or date uses the format of an earlier version.',
    cause:
      'A setting or one of its choices was renamed, or a date is spelled out instead of "2027-04-15". The site still builds. Make the change in the message, or run "npm run validate -- --fix" to update everything.',
    example: {
      kind: 'settings',
      bad: { '/theme': { colors: { star: '#7A5200' } } },
      good: { '/theme': { colors: { highlight: '#7A5200' } } },
    },
  },
} as const satisfies Record<string, ProblemKind>;
