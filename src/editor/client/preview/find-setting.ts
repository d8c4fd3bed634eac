import { escapeRegex } from '../../../utils/escape-regex';
import { getIn, isJsonObject, isList, readText, type Json, type Path } from '../../../utils/json';
import { isTranslated } from '../../model/languages';
import { readPlainText } from '../../schema/name-value';
import { findNode, type RootSchema } from '../../schema/schema-node';

/** Parts that are searched besides the block itself, the likeliest first. */
const otherPlaces = ['entities', 'navigation', 'site', 'embeds'];

/** What is looked for, and where. */
interface Wanted {
  text: string;
  /** the block that was clicked */
  block?: Path;
  /** that of the page, on a site in several: of texts in several languages, this one is shown */
  language?: string | undefined;
}

/** The setting that gives a text of the page, or the likeliest of several. */
export function findSetting(config: Json, wanted: Wanted): Path | undefined {
  return findSettings(config, wanted)[0];
}

/**
 * The settings that can give a text of the page: of the block that was clicked, or of what it shows. A
 * text that is in several places outside of the block belongs to none of them for certain.
 */
export function findSettings(config: Json, { text, block, language }: Wanted): Path[] {
  const wanted = normalize(text);
  if (wanted === '') return [];
  const listIn = (place: Path) =>
    listMatches(listTexts(getIn(config, place), place, language), wanted);
  const own = block ? listIn(block) : [];
  if (own.length > 0) return own;
  for (const name of otherPlaces) {
    const found = listIn([name]);
    if (found.length === 1) return found;
  }
  return [];
}

/** The setting with the file of an image that a block shows; the page can show a smaller copy of it. */
export function findImage(config: Json, block: Path, src: string): Path | undefined {
  const wanted = readFileName(src);
  if (wanted === undefined) return undefined;
  const listIn = (place: Path) =>
    listTexts(getIn(config, place), place).filter(
      ({ text }) => text.startsWith('/') && readFileName(text) === wanted,
    );
  const [own] = listIn(block);
  const [other, ...others] = own ? [own] : listIn(['entities']);
  return others.length === 0 ? other?.path : undefined;
}

/** `photo` for `/images/photo.jpg` and for its copy `/assets/pictures/photo-1bcf5633-1200.webp` */
function readFileName(path: string): string | undefined {
  return /([^/]+?)(?:-[0-9a-f]{8}-\d+)?\.\w+$/.exec(path)?.[1];
}

/** The setting of a built-in text that a page shows, as the config words it or as it is by default. */
export function findLabel(
  root: RootSchema,
  config: Json,
  { text, language }: Pick<Wanted, 'text' | 'language'>,
): Path | undefined {
  const shown = normalize(text);
  if (shown === '') return undefined;
  const { properties = {} } = findNode(root, config, ['labels']) ?? {};
  const found = Object.entries(properties).find(([key, { type, default: usual }]) => {
    if (type !== 'string') return false;
    const own = readText(getIn(config, ['labels', key]), language);
    return fillsLabel(shown, own ?? (typeof usual === 'string' ? usual : ''));
  });
  return found && ['labels', found[0]];
}

/** Whether a text is a label with its placeholders filled in. Most of it is the label: `{a} of {b}` is in any text. */
function fillsLabel(shown: string, label: string): boolean {
  const parts = normalize(label).split(/\{[^}]*\}/);
  const isMostly = parts.join('').length * 2 >= shown.length;
  return isMostly && new RegExp(`^${parts.map(escapeRegex).join('.+')}$`, 'u').test(shown);
}

interface PlacedText {
  text: string;
  path: Path;
}

/** All texts that are the wanted one, then all formatted texts that hold it. */
function listMatches(texts: readonly PlacedText[], wanted: string): Path[] {
  const equal = texts.filter(({ text }) => normalize(readPlainText(text)) === wanted);
  const matches =
    equal.length > 0
      ? equal
      : texts.filter(
          ({ text }) => text.startsWith('<') && normalize(readPlainText(text)).includes(wanted),
        );
  return matches.map((match) => match.path);
}

function listTexts(value: Json | undefined, path: Path, language?: string): PlacedText[] {
  if (typeof value === 'string') return [{ text: value, path }];
  const listIn = (own: Json | undefined, key: string | number) =>
    listTexts(own, [...path, key], language);
  if (isList(value)) return value.flatMap(listIn);
  if (!isJsonObject(value)) return [];
  const [first] = Object.keys(value);
  if (language !== undefined && first !== undefined && isTranslated(value)) {
    const shown = Object.hasOwn(value, language) ? language : first;
    return listIn(value[shown], shown);
  }
  return Object.entries(value).flatMap(([name, own]) => listIn(own, name));
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
