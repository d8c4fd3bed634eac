import type { Json, Path } from '../model/change';
import { isGroup, isList, readValue } from '../model/read-value';
import { readPlainText } from '../schema/name-value';

/** Parts that are searched besides the block itself, the likeliest first. */
const otherPlaces = ['entities', 'navigation', 'site', 'embeds'];

/** The setting that gives a text of the page, or the likeliest of several. */
export function findSetting(config: Json, text: string, block?: Path): Path | undefined {
  return findSettings(config, text, block)[0];
}

/**
 * The settings that can give a text of the page: of the block that was clicked, or of what it shows. A
 * text that is in several places outside of the block belongs to none of them for certain.
 */
export function findSettings(config: Json, text: string, block?: Path): Path[] {
  const wanted = normalize(text);
  if (wanted === '') return [];
  const own = block ? listMatches(readValue(config, block), wanted, block) : [];
  if (own.length > 0) return own;
  for (const name of otherPlaces) {
    const found = listMatches(readValue(config, [name]), wanted, [name]);
    if (found.length === 1) return found;
  }
  return [];
}

/** All texts that are the wanted one, then all formatted texts that hold it. */
function listMatches(value: Json | undefined, wanted: string, path: Path): Path[] {
  const texts = listTexts(value, path);
  const equal = texts.filter(({ text }) => normalize(readPlainText(text)) === wanted);
  const matches =
    equal.length > 0
      ? equal
      : texts.filter(
          ({ text }) => text.startsWith('<') && normalize(readPlainText(text)).includes(wanted),
        );
  return matches.map((match) => match.path);
}

function listTexts(value: Json | undefined, path: Path): { text: string; path: Path }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (isList(value)) return value.flatMap((item, index) => listTexts(item, [...path, index]));
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([name, own]) => listTexts(own, [...path, name]));
}

/** Punctuation that pages draw differently, soft hyphens and case do not count. */
function normalize(text: string): string {
  return text
    .replaceAll('\u00AD', '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
