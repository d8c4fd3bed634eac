import { findRepeated } from '../find-repeated';
import { embedProviders } from '../../../content/embeds/providers';
import { sameEntry, type Rule } from '../rule';

/** Each widget of a provider is listed once, so that two names never lead to the same person. */
export const uniqueWidgets = {
  problems: {
    CFG0516: {
      severity: 'error',
      title: 'A widget is listed twice.',
      cause:
        'Two entries under "embeds" have the same provider ID, so both show the same widget. Usually the second entry was copied and still has the ID of the first: bookings and answers would go to the wrong person.',
      example: {
        kind: 'settings',
        bad: {
          '/embeds/-': {
            id: 'booking-esther',
            provider: 'highlevel',
            kind: 'booking',
            ref: 'SampleBookingRuth000',
            title: 'Book a session with Esther: calendar',
            fallback: { label: 'Open the calendar in a new tab' },
          },
        },
        good: {
          '/embeds/-': {
            id: 'booking-esther',
            provider: 'highlevel',
            kind: 'booking',
            ref: 'SampleBookingEsther0',
            title: 'Book a session with Esther: calendar',
            fallback: { label: 'Open the calendar in a new tab' },
          },
        },
      },
      causedBy: [{ causes: ['CFG0404'], when: sameEntry }],
    },
  },
  check: ({ config: { embeds } }) =>
    // No provider gives the same ID to widgets of two kinds.
    findRepeated(embeds.map(({ provider, ref }) => `${provider} ${ref}`)).flatMap(
      ({ index, first }) => {
        const [embed, other] = [embeds[index], embeds[first]];
        if (!embed || !other) return [];
        const { name } = embedProviders[embed.provider];
        return [
          {
            code: 'CFG0516',
            path: ['embeds', index, 'ref'],
            message: `The widgets "${other.id}" and "${embed.id}" have the same ${name} ID.`,
            hint: `Copy the ID of "${embed.id}" from ${name}. If both are meant to be one widget, delete "${embed.id}" and use "${other.id}" instead.`,
            related: [{ path: ['embeds', first, 'ref'], message: `"${other.id}" has it here.` }],
          },
        ];
      },
    ),
} satisfies Rule;
