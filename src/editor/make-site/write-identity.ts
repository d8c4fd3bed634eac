import { readBaseLanguage } from '../../content/languages/language-code';
import { findCurrency, findTimeZone } from '../../content/regions/country-settings';
import { isJsonObject, isList, type Json, type JsonObject } from '../../utils/json';
import type { Answers } from './answers';

/** A name that is reserved for examples: the checks do not let it onto a live site. */
const noAddress = 'https://example.org';

/** What the footer says of a site that is not ready, in the languages that the engine has words for. */
const notes: Readonly<Record<string, string>> = {
  de: 'Diese Website ist noch nicht fertig: Manche Texte sind Platzhalter.',
  en: 'This site is not finished yet: some of its text is placeholder text.',
  es: 'Este sitio aún no está terminado: algunos textos son provisionales.',
};

/** Writes whose site it is. It is not live: blanks are to be filled in, and words to be read, first. */
export function writeIdentity(config: JsonObject, answers: Answers): JsonObject {
  const { name, url, phone, email, country, tagline, social, logo, colors } = answers;
  const { site, theme, security } = config;
  const {
    social: _social,
    moreSocial: _others,
    phone: _phone,
    secondPhone,
    email: _email,
    ...before
  } = isJsonObject(site) ? site : {};
  const { security: _security, ...others } = config;
  return {
    ...others,
    site: {
      ...before,
      name,
      country,
      ...findSettings(before, country),
      ...(phone !== undefined && {
        phone,
        ...(secondPhone !== undefined && { secondPhone: phone }),
      }),
      ...(email !== undefined && { email }),
      url: url ?? noAddress,
      ...(tagline !== undefined && { tagline }),
      ...(social && { social }),
      ...(logo !== undefined && { logo }),
      status: 'demo',
      sampleNote: writeNote(before),
    },
    ...nameClients(config, before),
    ...(colors && { theme: addColors(theme, colors) }),
    ...(isJsonObject(security) && email !== undefined && { security: { ...security, email } }),
  };
}

/** The settings that follow from the country, where they are known. */
function findSettings({ timeZone, currency }: JsonObject, country: string): JsonObject {
  const [zone = timeZone, money = currency] = [findTimeZone(country), findCurrency(country)];
  return {
    ...(zone !== undefined && { timeZone: zone }),
    ...(currency !== undefined && money !== undefined && { currency: money }),
  };
}

/** Nobody has verified who the clients are; only the usual words in English say so. */
function nameClients(
  { labels }: JsonObject,
  { languages, language = 'en' }: JsonObject,
): JsonObject {
  const codes = (isList(languages) ? languages : [language]).map(String);
  const english = codes.filter((code) => readBaseLanguage(code) === 'en');
  if (english.length === 0) return {};
  const name = 'Client';
  const verifiedClient = isList(languages)
    ? Object.fromEntries(english.map((code) => [code, name]))
    : name;
  return { labels: { ...(isJsonObject(labels) && labels), verifiedClient } };
}

function writeNote({ languages, language = 'en' }: JsonObject): Json {
  if (!isList(languages)) return findNote(language);
  return Object.fromEntries(languages.map((code) => [String(code), findNote(code)]));
}

function findNote(language: Json): string {
  return notes[readBaseLanguage(String(language))] ?? notes['en'] ?? '';
}

function addColors(theme: Json | undefined, colors: Readonly<Record<string, string>>): JsonObject {
  const own = isJsonObject(theme) ? theme : {};
  const before = isJsonObject(own['colors']) ? own['colors'] : {};
  return { ...own, colors: { ...before, ...colors } };
}
