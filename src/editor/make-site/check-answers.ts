import type { JsonObject } from '../../utils/json';
import { AnswerError, type Answers } from './answers';
import { listAreas } from './sections';
import { listWidgetSettings } from './list-own-widgets';
import { readId } from './make-entries';
import { readEntries } from './read-config';

/**
 * Looks whether answers are about the sample that there is. Whether what they say is right, the check
 * of the config finds out.
 *
 * @throws AnswerError that says what is wrong
 */
export function checkAnswers(
  sample: JsonObject,
  { keep = [], people, widgets = {} }: Answers,
): void {
  const areas = listAreas(sample).map(({ name }) => name);
  assertKnown('keep', 'an area', keep, areas);
  assertKnown(
    'widgets',
    'a widget',
    Object.keys(widgets),
    readEntries(sample, 'embed').map(readId),
  );
  const named = people.flatMap((person) => Object.keys(person.widgets ?? {}));
  assertKnown('people', 'a setting for a widget', named, listWidgetSettings());
  const fault = findPeopleFault(sample, people);
  if (fault) throw new AnswerError(`people: ${fault.message}`);
}

/** What is wrong with the people as a whole, and with which answer. */
export interface PeopleFault {
  answer: 'people' | 'states';
  message: string;
}

/** Whether the people of the answers and those who stay can be on one site. */
export function findPeopleFault(
  sample: JsonObject,
  people: Answers['people'],
): PeopleFault | undefined {
  const before = readEntries(sample, 'counselor');
  const staying = before.filter((person) => person['sample'] !== true);
  if (before.length > 0 && people.length + staying.length === 0) {
    return { answer: 'people', message: 'add at least one person who works at the practice.' };
  }
  const haveStates = [
    ...people.map(({ states }) => states !== undefined),
    ...staying.map((person) => person['statesAccepted'] !== undefined),
  ];
  if (new Set(haveStates).size <= 1) return undefined;
  return {
    answer: 'states',
    message: 'either list "states" for everyone or for no one.',
  };
}

function assertKnown(
  answer: string,
  what: string,
  named: readonly string[],
  known: readonly string[],
): void {
  const stranger = named.find((name) => !known.includes(name));
  if (stranger === undefined) return;
  throw new AnswerError(
    `${answer}: "${stranger}" is not ${what} in this sample. Available: ${known.join(', ')}.`,
  );
}
