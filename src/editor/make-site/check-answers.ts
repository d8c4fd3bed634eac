import type { JsonObject } from '../../utils/json';
import { AnswerError, type Answers } from './answers';
import { listAreas } from './sections';
import { listWidgetSettings } from './list-own-widgets';
import { readId } from './make-entries';
import { readEntries } from './read-config';
import { readWords } from './words';

/**
 * Looks whether answers are about the sample that there is. Whether what they say is right, the check
 * of the config finds out.
 *
 * @throws AnswerError that says what is wrong
 */
export function checkAnswers(
  sample: JsonObject,
  { keep = [], people, widgets = {}, words = {} }: Answers,
): void {
  const areas = listAreas(sample).map(({ name }) => name);
  assertKnown('keep', 'an area', keep, areas);
  assertKnown(
    'widgets',
    'a widget',
    Object.keys(widgets),
    readEntries(sample, 'embed').map(readId),
  );
  assertKnown('words', 'a word', Object.keys(words), [...readWords(sample).keys()]);
  const named = people.flatMap((person) => Object.keys(person.widgets ?? {}));
  assertKnown('people', 'a setting for a widget', named, listWidgetSettings());
  if (mixesStates(sample, people)) {
    throw new AnswerError('people: either list "states" for everyone or for no one.');
  }
}

/** Whether some of the people of the answers and those who stay have states, and others have none. */
export function mixesStates(sample: JsonObject, people: Answers['people']): boolean {
  const staying = readEntries(sample, 'counselor').filter((person) => person['sample'] !== true);
  const haveStates = [
    ...people.map(({ states }) => states !== undefined),
    ...staying.map((person) => person['statesAccepted'] !== undefined),
  ];
  return new Set(haveStates).size > 1;
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
