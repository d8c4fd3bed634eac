import type { ProblemKind } from './problem-kind';

/** CFG03xx: settings and their values, each by itself. */
export const schemaProblems = {
  CFG0301: {
    severity: 'error',
    title: 'A setting is unknown.',
    cause:
      'There is no setting of this name here. Often a letter is wrong, or the setting belongs to another kind of block. In VS Code, Ctrl+Space shows the settings that are possible here.',
    example: {
      kind: 'settings',
      bad: { '/routes/1/blocks/0': { type: 'banner', title: 'Contact', subtitel: 'Write to us' } },
      good: { '/routes/1/blocks/0': { type: 'banner', title: 'Contact', subtitle: 'Write to us' } },
    },
  },
  CFG0302: {
    severity: 'error',
    title: 'A setting is missing.',
    cause: 'A setting that is always needed is not there. The message says what it is for.',
    example: {
      kind: 'settings',
      bad: { '/redirects/0': { from: '/old' } },
      good: { '/redirects/0': { from: '/old', to: '/contact' } },
    },
  },
  CFG0303: {
    severity: 'error',
    title: 'A value is of the wrong kind.',
    cause:
      'The value is of a different kind than the setting needs: a text instead of a number, one entry instead of a list. Texts are in double quotes; numbers, true and false are not; lists are in brackets, even with one entry.',
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
      'The setting accepts only a few words, and this is not one of them. Capital and lower-case letters are different.',
    example: {
      kind: 'settings',
      bad: { '/routes/0/blocks/1/tone': 'surfase' },
      good: { '/routes/0/blocks/1/tone': 'surface' },
    },
  },
  CFG0305: {
    severity: 'error',
    title: 'A text is too short or too long.',
    cause:
      'The text is empty, or longer than its place on the page. Spaces and punctuation count as characters too.',
    example: {
      kind: 'settings',
      bad: { '/navigation/menu/0/label': '' },
      good: { '/navigation/menu/0/label': 'Home' },
    },
  },
  CFG0306: {
    severity: 'error',
    title: 'A number is too small or too large.',
    cause:
      'The number is outside the range that makes sense here. Times are in thousandths of a second.',
    example: {
      kind: 'settings',
      bad: { '/behavior': { carousel: { interval: 6 } } },
      good: { '/behavior': { carousel: { interval: 6000 } } },
    },
  },
  CFG0307: {
    severity: 'error',
    title: 'A list has too few or too many entries.',
    cause: 'The list has fewer entries than are needed, or more than fit.',
    example: {
      kind: 'settings',
      bad: { '/entities/counselors/0/specialties': [] },
      good: { '/entities/counselors/0/specialties': ['Grief'] },
    },
  },
  CFG0308: {
    severity: 'error',
    title: 'A text does not have the right form.',
    cause:
      'The text is not written the way this setting needs it: a date, an address, an id. The message shows the form.',
    example: {
      kind: 'settings',
      bad: { '/entities/posts/0/date': '3.1.2024' },
      good: { '/entities/posts/0/date': '2024-01-03' },
    },
  },
  CFG0309: {
    severity: 'error',
    title: 'It is not clear what kind of thing this is.',
    cause:
      'Blocks say with "type" what kind of block they are, and lists of cards with "of" what they show. This word is missing or unknown, so it is not clear which settings belong to it.',
    example: {
      kind: 'settings',
      bad: { '/routes/1/blocks/0': { type: 'baner', title: 'Contact' } },
      good: { '/routes/1/blocks/0': { type: 'banner', title: 'Contact' } },
    },
  },
  CFG0310: {
    severity: 'error',
    title: 'A picture needs either a description or the mark that it is decorative.',
    cause:
      'People who cannot see a picture have its description, "alt", read to them. A picture that adds nothing to the text is marked "decorative" instead. Each picture has one of the two.',
    inEditor: 'Fill in “What it shows”, or choose “Decorative” if it adds nothing to the text.',
    example: {
      kind: 'settings',
      bad: { '/entities/posts/0/image': { src: '/images/lake.webp' } },
      good: { '/entities/posts/0/image': { src: '/images/lake.webp', alt: 'Mist over the lake' } },
    },
  },
  CFG0311: {
    severity: 'error',
    title: 'An entry appears twice in a list.',
    cause: 'The same entry is twice in a list in which each counts once. Delete one of them.',
    example: {
      kind: 'settings',
      bad: { '/entities/counselors/0/statesAccepted': ['TN', 'KY', 'TN'] },
      good: { '/entities/counselors/0/statesAccepted': ['TN', 'KY'] },
    },
  },
  CFG0312: {
    severity: 'warning',
    title: 'A setting, choice or date is written as in an earlier version.',
    cause:
      'A setting, or one of its choices, was renamed in a newer version, or a date is in words, which newer versions have in digits: "2027-04-15". The site is built as before; write what the message says, or run "npm run validate -- --fix", which does it everywhere.',
    example: {
      kind: 'settings',
      bad: { '/theme': { colors: { star: '#7A5200' } } },
      good: { '/theme': { colors: { highlight: '#7A5200' } } },
    },
  },
} as const satisfies Record<string, ProblemKind>;
