import { getIn, isJsonObject, type Json, type Path, readText } from '../../utils/json';
import { blank } from '../../content/placeholders/reserved-values';
import { nameLanguage } from '../../content/languages/language-code';
import { fillFrom, namePage } from '../model/find-route';
import { isTranslated, listLanguages } from '../model/languages';
import { nameEntry, nameValue } from './name-value';
import { labelPlaceholder, labelSetting, writeLabel } from './write-label';

/** Where something is, in words: `Page “About us” › Text “Who we are” › Title`. */
export function describePlace(config: Json, path: Path): string {
  return listSteps(config, path).join(' › ');
}

/** What something is called, without where it is. */
export function namePlace(config: Json, path: Path): string {
  return listSteps(config, path).at(-1) ?? '';
}

function listSteps(config: Json, path: Path): string[] {
  const steps: string[] = [];
  for (const [index, step] of path.entries()) {
    if (typeof step === 'number') {
      const place = path.slice(0, index + 1);
      const value = getIn(config, place);
      const isPage = path[index - 1] === 'routes' && value !== undefined;
      const name = isPage
        ? `Page “${namePage(config, value)}”`
        : fillFrom(nameItem(config, String(path[index - 1]), value) ?? String(step + 1), {
            site: getIn(config, ['site']),
          });
      // Blanks have the same name in all lists.
      if (!name.includes(blank)) steps.pop();
      steps.push(name);
    } else if (step !== 'entities') {
      const isLanguage =
        listLanguages(config).includes(step) && isTranslated(getIn(config, path.slice(0, index)));
      steps.push(isLanguage ? nameLanguage(step) : labelSetting(path.slice(0, index + 1)));
    }
  }
  return steps;
}

/** @param list which it is in */
function nameItem(config: Json, list: string, value: Json | undefined): string | undefined {
  const type = isJsonObject(value) ? value['type'] : undefined;
  const name = nameEntry(config, list, value);
  if (typeof type !== 'string') return name && `“${name}”`;
  return nameBlock(value, undefined);
}

/** A block by its kind and its heading: `Text “Who we are”`. */
export function nameBlock(value: Json | undefined, headingProperty: string | undefined): string {
  const { kind, heading } = describeBlock(value, headingProperty);
  return heading ? `${kind} “${heading}”` : kind;
}

/** The type of a block, its kind in plain words and its heading, if there is one. */
export function describeBlock(value: Json | undefined, headingProperty = 'title') {
  const group = isJsonObject(value) ? value : {};
  const type = readText(group['type']) ?? 'block';
  const heading = nameValue(readText(group[headingProperty]));
  return { type, kind: writeLabel(type), heading: heading && labelPlaceholder(heading) };
}
