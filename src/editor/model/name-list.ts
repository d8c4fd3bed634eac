import { capitalize, uncapitalize } from '../../utils/english';
import { getIn, type Json, readText } from '../../utils/json';
import { writeLabel } from '../schema/write-label';
import { getList } from './paths';

/** The name of a list by its key: counselors are named by the word that the site has for its people. */
export function nameList(config: Json, list: string): string {
  return callPeople(config, list, 'People') ?? writeLabel(list);
}

/**
 * The name of an entry of a list: a counselor is named by the word that the site has for its people.
 *
 * @param title the name in all other lists
 */
export function nameOne(config: Json, list: string, title = list): string {
  return callPeople(config, list, 'Person') ?? writeLabel(title);
}

function callPeople(config: Json, list: string, field: string): string | undefined {
  return list === 'counselors' ? findWord(getIn(config, ['site']), field) : undefined;
}

/** A word of the site, with a capital letter where its id is written with one. */
export function findWord(
  site: Json | undefined,
  field: string,
  language?: string,
): string | undefined {
  const id = uncapitalize(field);
  const word = getList(site, ['words']).find((one) => getIn(one, ['id']) === id);
  const text = readText(getIn(word, ['text']), language);
  return text === undefined || id === field ? text : capitalize(text);
}
