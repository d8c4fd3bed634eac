import type { Finding } from '../../finding';
import { findRepeated } from '../../content/find-repeated';
import type { Rule } from '../rule-context';

/** What a frame is called when nobody thought about it. */
const empty = /^(?:iframe|frame|widget|embed|untitled)$/i;

/** The titles of widgets tell them apart, for people who hear the page instead of seeing it. */
export const uniqueEmbedTitles: Rule = ({ config: { embeds } }) => [
  ...findRepeated(embeds.map(({ title }) => title)).map(({ value, index, first }): Finding => ({
    code: 'CFG0511',
    path: ['embeds', index, 'title'],
    message: `The title "${value}" is already that of the widget "${embeds[first]?.id}".`,
    hint: 'Give each widget a title of its own: "Book a session with Ruth: calendar".',
  })),
  ...embeds.flatMap(({ title }, index): Finding[] =>
    empty.test(title.trim())
      ? [
          {
            code: 'CFG0511',
            path: ['embeds', index, 'title'],
            message: `The title "${title}" does not say what the widget is for.`,
            hint: 'Write what visitors do with it: "Book a session with Ruth: calendar".',
          },
        ]
      : [],
  ),
];
