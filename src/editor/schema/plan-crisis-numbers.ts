import {
  isJsonObject,
  isList,
  type Json,
  type JsonObject,
  type Path,
  readText,
} from '../../utils/json';
import { findCountryLines } from '../../content/crisis-lines';
import { countryOf, readRegion } from '../../content/regions/regions';
import { changeCrisisNumbers } from '../../content/write-crisis-text';
import { readEntries, readMainLanguage, readSetting } from '../make-site/read-config';
import type { Change } from '../model/apply-change';
import { setValue } from '../model/write-edits';
import { getList } from '../model/paths';

/**
 * The countries whose numbers a notice about a crisis can be given: those of the practice, and its own,
 * as far as numbers are known there.
 */
export function listOfferedCountries(config: Json, { region }: JsonObject): string[] {
  const countries = [
    readSetting(config, 'site', 'country'),
    ...readEntries(config, 'place').map((place) => readSetting(place, 'address', 'country')),
    readText(region ?? '') ?? '',
    ...readEntries(config, 'counselor').flatMap(listLicensed),
  ];
  return [...new Set(countries)].filter((country) => findCountryLines(country) !== undefined);
}

/** The countries in which a counselor may see clients; in a draft, the lists may be anything else. */
function listLicensed({ statesAccepted, countriesAccepted }: JsonObject): string[] {
  return [...readCodes(statesAccepted).map(readRegion), ...readCodes(countriesAccepted)].map(
    countryOf,
  );
}

function readCodes(list: Json | undefined): string[] {
  return isList(list) ? list.map(String) : [];
}

/** Gives a notice the numbers of a country, in each of its languages. */
export function planCrisisNumbers(
  config: Json,
  path: Path,
  notice: JsonObject,
  country: string,
): Change[] {
  const former = [notice['region'], ...getList(notice, ['otherRegions'])]
    .flatMap((one) => readText(one ?? '') ?? [])
    .concat(country);
  const write = (html: Json | undefined, language: string) =>
    changeCrisisNumbers(readText(html ?? '') ?? '', { former, country, language });
  const { text } = notice;
  const main = readMainLanguage(config);
  const own: Json = isJsonObject(text)
    ? Object.fromEntries(Object.entries(text).map(([code, html]) => [code, write(html, code)]))
    : write(text, main);
  const outdated = ['otherRegions', 'checkedOn'].filter((name) => notice[name] !== undefined);
  return [
    setValue(config, [...path, 'region'], country),
    setValue(config, [...path, 'text'], own),
    ...outdated.map((name): Change => ({ op: 'remove', path: [...path, name] })),
  ];
}
