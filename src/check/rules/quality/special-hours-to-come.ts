import type { Diagnostic } from '../../diagnostic';
import { examplePlace } from '../../problems/examples';
import type { Rule } from '../rule';

function closedOn(from: string): object {
  return { ...examplePlace, specialHours: [{ from, reason: 'Christmas' }] };
}

/** No page says that a place will be closed on days that are over. */
export const specialHoursToCome = {
  problems: {
    CFG0681: {
      severity: 'warning',
      title: 'Special hours are over.',
      cause:
        'The page still shows holiday hours for days that have passed. Visitors may wonder whether the regular hours are also outdated.',
      example: {
        kind: 'settings',
        bad: { '/entities/places': [closedOn('2024-12-24')] },
        good: { '/entities/places': [closedOn('2098-12-24')] },
      },
    },
  },
  check: ({ config: { entities }, checkContext: { today } }) =>
    entities.places.flatMap(({ specialHours }, index) =>
      specialHours.flatMap(({ from, through = from }, position): Diagnostic[] =>
        today === undefined || through >= today
          ? []
          : [
              {
                code: 'CFG0681',
                path: ['entities', 'places', index, 'specialHours', position, 'from'],
                message: `These hours ended on ${through}.`,
                hint: 'Delete the entry, or write the next dates.',
              },
            ],
      ),
    ),
} satisfies Rule;
