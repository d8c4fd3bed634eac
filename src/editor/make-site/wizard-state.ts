import { isPartOf, nameLicensingRegions } from '../../content/regions/licensing-regions';
import { listCountries } from '../../content/regions/regions';
import { isEmbedProvider } from '../../content/embeds/providers';
import { getList } from '../model/paths';
import type { Answers, PersonAnswer } from './answers';
import { listAreas } from './sections';
import { listWidgetSettings } from './make-widgets';
import { hasStates, listStaying, makeSite, type MadeSite } from './make-site';
import { findPeopleKind, readEntries } from './read-config';
import { roles } from './words';
import {
  getIn,
  isJsonObject,
  isSame,
  type Json,
  type JsonObject,
  type Path,
  readText,
} from '../../utils/json';
import { recordsPath } from '../schema/file-records';

/**
 * The answers as they are being given: settings of the new site at the places that they have in a
 * config, so that the forms of the editor can ask for them; below `answers`, what is no setting. What
 * was pasted for a widget of a person is where the id of the widget will be.
 */
export type WizardState = JsonObject;

/** The choice of a different word. */
export const otherRole = 'other';

/** An answer that is no setting of a site. */
export function answerPath(...names: string[]): Path {
  return ['answers', ...names];
}

/**
 * A sheet that suggests the country of a locale, and begins with the theme of the sample.
 *
 * @param locale that of the person, such as `en-GB`
 */
export function startWizard({ theme, media = [] }: JsonObject, locale: string): WizardState {
  // Browsers also have names that `Intl.Locale` refuses, such as “en-US@posix”.
  const region = /-([A-Z]{2})(?:-|$)/.exec(locale)?.[1];
  const known = listCountries().find(({ code }) => code === region);
  const site: JsonObject = known ? { country: known.code } : {};
  return { site, ...(theme && { theme }), media, entities: {}, answers: { states: [] } };
}

/** The answers that a sheet has. */
export function readAnswers(sample: JsonObject, sheet: WizardState): Answers {
  const site = (name: string) => readAnswer(sheet, ['site', name]);
  const own = (name: string) => readAnswer(sheet, answerPath(name));
  const [url, tagline, logo] = [site('url'), site('tagline'), site('logo')];
  const [phone, email] = [site('phone'), site('email')];
  const [shortName, city, region] = [own('shortName'), own('city'), own('region')];
  const social = getIn(sheet, ['site', 'social']);
  return {
    name: site('name'),
    country: site('country'),
    ...(phone !== '' && { phone }),
    ...(email !== '' && { email }),
    ...(url !== '' && { url }),
    ...(tagline !== '' && { tagline }),
    ...(logo !== '' && { logo }),
    ...(isJsonObject(social) && { social }),
    ...(shortName !== '' && { shortName }),
    ...(city !== '' && { city }),
    ...(region !== '' && { region }),
    ...readRole(sheet),
    people: readPeople(sample, sheet),
    ...readProvider(sheet),
    widgets: readTexts(getIn(sheet, answerPath('widgets'))),
    keep: listAreas(sample).flatMap(({ name }) => (isLeftOut(sheet, name) ? [] : [name])),
    otherLanguages: getIn(sheet, answerPath('otherLanguages')) !== false,
  };
}

/** The word for the people, if another one than that of the sample was chosen. */
function readRole(sheet: WizardState): Pick<Answers, 'role'> {
  const own = (name: string) => readAnswer(sheet, answerPath(name));
  const chosen =
    own('role') === otherRole
      ? { singular: own('roleSingular'), plural: own('rolePlural') }
      : roles.find(({ singular }) => singular === own('role'));
  return chosen ? { role: chosen } : {};
}

/** Who runs the widgets, if that was answered. */
export function readProvider(sheet: WizardState): Pick<Answers, 'provider'> {
  const [name, host] = ['provider', 'host'].map((one) => readAnswer(sheet, answerPath(one)));
  return isEmbedProvider(name) ? { provider: { name, ...(host && { host }) } } : {};
}

/** Whether an area of the sample goes. */
export function isLeftOut(sheet: WizardState, area: string): boolean {
  return getIn(sheet, answerPath('leftOut', area)) === true;
}

/**
 * Makes the site that the answers describe. Where pictures come from that were added with them, it says.
 *
 * @throws AnswerError when an answer cannot be used
 */
export function makeFromState(sample: JsonObject, sheet: WizardState): MadeSite {
  const known = getList(sample, recordsPath);
  const added = getList(sheet, recordsPath).filter(
    (record) => !known.some((other) => isSame(other, record)),
  );
  const { theme } = sheet;
  const arranged = {
    ...sample,
    ...(theme && { theme }),
    ...(added.length > 0 && { [String(recordsPath)]: [...known, ...added] }),
  };
  return makeSite(arranged, readAnswers(sample, sheet));
}

/** The people that were answered; a sample without people gets none. */
export function readPeople(sample: JsonObject, sheet: WizardState): PersonAnswer[] {
  const country = readAnswer(sheet, ['site', 'country']);
  // Chosen for another country, they do not count.
  const isWanted = (code: string) =>
    nameLicensingRegions(country) === undefined
      ? listStaying(sample).some(hasStates)
      : isPartOf(code, country);
  const codes = getList(sheet, answerPath('states')).map(String).filter(isWanted);
  const kind = findPeopleKind(sample);
  return readEntries(sample, kind).length === 0
    ? []
    : readEntries(sheet, kind).map((person) => readPerson(person, codes));
}

function readPerson(person: JsonObject, states: readonly string[]): PersonAnswer {
  const { image } = person;
  const read = (name: string) => readAnswer(person, [name]);
  const [name, firstName, title] = [read('name'), read('firstName'), read('title') || read('role')];
  const widgets = listWidgetSettings().map((setting) => [setting, read(setting)]);
  return {
    name,
    ...(firstName !== '' && { firstName }),
    ...(title !== '' && { title }),
    ...(states.length > 0 && { states }),
    ...(isJsonObject(image) && readAnswer(image, ['src']) !== '' && { image: addAlt(image, name) }),
    widgets: readTexts(Object.fromEntries(widgets)),
  };
}

/** A picture that is chosen by its name is one of the person. */
function addAlt(image: JsonObject, name: string): JsonObject {
  const isDescribed = image['alt'] !== undefined || image['decorative'] === true;
  return isDescribed ? image : { ...image, alt: name };
}

/** Texts by their names, without those that are empty. */
function readTexts(group: Json | undefined): Record<string, string> {
  const names = isJsonObject(group) ? Object.keys(group) : [];
  return Object.fromEntries(
    names.map((name) => [name, readAnswer(group, [name])]).filter(([, text]) => text !== ''),
  );
}

/** A text without spaces around it; nothing where there is none. */
export function readAnswer(value: Json | undefined, path: Path): string {
  return value === undefined ? '' : (readText(getIn(value, path)) ?? '').trim();
}
