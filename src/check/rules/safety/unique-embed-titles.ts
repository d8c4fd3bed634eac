import type { Diagnostic } from '../../diagnostic';
import { findRepeated } from '../find-repeated';
import { sameEntry, type Rule } from '../rule';

/** What a frame is called when no one thought about it. */
const empty = /^(?:iframe|frame|widget|embed|untitled)$/i;

/** The titles of widgets tell them apart, for people who hear the page instead of seeing it. */
export const uniqueEmbedTitles = {
  problems: {
    CFG0511: {
      severity: 'error',
      title: 'The title of a widget is not descriptive or not unique.',
      cause:
        'People who use screen readers move between frames by their titles. Each title must describe the purpose of the widget, and each must be different.',
      example: {
        kind: 'settings',
        bad: { '/embeds/1/title': 'Widget' },
        good: { '/embeds/1/title': 'Podcast player' },
      },
      causedBy: [{ causes: ['CFG0404'], when: sameEntry }],
    },
  },
  check: ({ config: { embeds } }) => [
    ...findRepeated(embeds.map(({ title }) => title)).map(
      ({ value, index, first }): Diagnostic => ({
        code: 'CFG0511',
        path: ['embeds', index, 'title'],
        message: `The title "${value}" is already used by the widget "${embeds[first]?.id}".`,
        hint: 'Give each widget a different title: "Book a session with Ruth: calendar".',
      }),
    ),
    ...embeds.flatMap(({ title }, index): Diagnostic[] =>
      empty.test(title.trim())
        ? [
            {
              code: 'CFG0511',
              path: ['embeds', index, 'title'],
              message: `The title "${title}" does not describe the purpose of the widget.`,
              hint: 'Describe the purpose of the widget: "Book a session with Ruth: calendar".',
            },
          ]
        : [],
    ),
  ],
} satisfies Rule;
