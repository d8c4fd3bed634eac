import { listPlaceholders } from '../../content/placeholders/written-placeholders';
import { uncapitalize } from '../../utils/english';
import { getIn, locateText, type Json, type Path } from '../../utils/json';
import { getList, writeKey } from '../model/paths';
import { findNode, type RootSchema } from './schema-node';

/** The lists of the site whose entries texts show by their IDs, and the setting that they show. */
const lists: Partial<Record<string, { list: string; shown: string }>> = {
  price: { list: 'prices', shown: 'amount' },
  word: { list: 'words', shown: 'text' },
};

/**
 * The settings of the site that a text shows, each once: of `{price.session}` the amount of that price,
 * of `{site.phone}` the phone number.
 */
export function findValues(root: RootSchema, config: Json, text: string): Path[] {
  const places = listPlaceholders(text).flatMap(({ name, field }): Path[] => {
    const { list, shown } = lists[name] ?? {};
    if (list === undefined || shown === undefined) return name === 'site' ? [[name, field]] : [];
    // `{word.Town}` is the word "town" with a capital letter.
    const id = name === 'word' ? uncapitalize(field) : field;
    const index = getList(config, ['site', list]).findIndex((entry) => getIn(entry, ['id']) === id);
    return index < 0 ? [] : [['site', list, index, shown]];
  });
  const known = places.filter((place) => findNode(root, config, place) !== undefined);
  const located = known.map((place) => locateText(config, place));
  return [...new Map(located.map((place) => [writeKey(place), place])).values()];
}
