import { nameLanguage } from '../../content/languages/name-language';
import { readLanguages } from '../../content/languages/read-languages';
import { listCountries } from '../../content/regions/regions';
import { embedProviders, isEmbedProvider } from '../../content/embeds/providers';
import { definition, followReference } from '../../content/schema/walk-schema';
import type { Answers, PersonAnswer, Role } from '../../editor/make-site/answers';
import {
  describeArea,
  isAllSamples,
  listAreas,
  listLeftOut,
} from '../../editor/make-site/sections';
import { findTextFault } from '../../editor/make-site/find-text-fault';
import { listOwnWidgets, type OwnWidgets } from '../../editor/make-site/list-own-widgets';
import { readId } from '../../editor/make-site/make-entries';
import { findRole, readWords, roles } from '../../editor/make-site/words';
import { completeText } from '../../editor/schema/complete-text';
import { recognizeOwn } from '../../editor/make-site/make-widgets';
import { type JsonObject, readText } from '../../utils/json';
import { writeLabel } from '../../editor/schema/write-label';
import type { Terminal } from './terminal';

/** Whether an answer means yes. */
export function isYes(answer: string): boolean {
  return /^y(es)?$/i.test(answer);
}

/** Asks for everything that a site is made of. Nothing but a few answers is needed. */
export async function askForAnswers(sample: JsonObject, terminal: Terminal): Promise<Answers> {
  const { ask, say } = terminal;
  say('Answer a few questions about your practice. To skip one marked (optional), press Enter.\n');
  const identity = await askForIdentity(sample, terminal);
  const role = await askForRole(findRole(sample), terminal);
  const keep = await askForAreas(sample, terminal);
  const provider = await askForProvider(terminal);
  const leftOut = new Set(listLeftOut(sample, keep));
  const { ofPeople, others } = listOwnWidgets(sample, (kind) => !leftOut.has(kind));
  const people = await askForPeople(ofPeople, provider, terminal);
  const widgets: Record<string, string> = {};
  for (const widget of others) {
    const question = `${readText(widget['title']) ?? ''}. Link or embed code from your provider (optional):`;
    const pasted = await askForWidget(terminal, question, widget, provider);
    if (pasted !== '') widgets[readId(widget)] = pasted;
  }
  const languages = readLanguages(sample)?.slice(1) ?? [];
  const hasOthers =
    languages.length > 0 &&
    isYes(await ask(`Keep the translations (${languages.map(nameLanguage).join(', ')})?`, 'yes'));
  const words = await askForWords(sample, terminal);
  return {
    ...identity,
    ...role,
    keep,
    people,
    widgets,
    ...words,
    otherLanguages: hasOthers,
    ...(provider && { provider }),
  };
}

async function askForIdentity(sample: JsonObject, terminal: Terminal) {
  const words = readWords(sample);
  const askForWord = async (id: string, question: string) =>
    words.has(id) ? terminal.ask(question) : '';
  const required = (setting: string, question: string, usual?: string) =>
    askForSetting(terminal, setting, question, { usual, isNeeded: true });
  const optional = async (setting: string, question: string) => {
    const answer = await askForSetting(terminal, setting, question, { isNeeded: false });
    return answer === '' ? {} : { [setting]: answer };
  };
  const country = await askForCountry(terminal);
  const name = await required('name', 'Name of the practice:');
  const shortName = words.has('shortName')
    ? await required('name', 'Short name for page titles:', name)
    : name;
  const city = await askForWord('town', 'City or town (optional):');
  const region = await askForWord('region', 'State or region (optional):');
  return {
    country,
    name,
    shortName,
    ...(await optional('url', 'Website URL, such as https://example.org (optional):')),
    ...(await optional('phone', 'Phone (optional):')),
    ...(await optional('email', 'Email (optional):')),
    ...(city !== '' && { city }),
    ...(region !== '' && { region }),
    ...(await optional('tagline', 'One sentence about the practice (optional):')),
    ...(await optional('logo', 'Logo, an SVG file in public/, such as /our-logo.svg (optional):')),
    ...(await askForColor(terminal)),
  };
}

/** Asks what the people are called, where the sample has a word for them. */
async function askForRole(
  before: Role | undefined,
  { ask }: Terminal,
): Promise<Pick<Answers, 'role'>> {
  if (!before) return {};
  const known = roles.map(({ singular }) => singular).join(', ');
  const singular = await ask(`Your word for one of your people (${known}, …):`, before.singular);
  if (singular === before.singular) return {};
  return { role: { singular, plural: await ask('And for several:', `${singular}s`) } };
}

/** Asks until the answer is the name or the code of a country. */
async function askForCountry({ ask, say }: Terminal): Promise<string> {
  for (;;) {
    const answer = (await ask('Country:')).toLowerCase();
    const found = listCountries().find(
      ({ code, name }) => code.toLowerCase() === answer || name.toLowerCase() === answer,
    );
    if (found) return found.code;
    say('Enter the country’s English name or two-letter code, such as Ireland or IE.');
  }
}

async function askForColor({ ask, say }: Terminal): Promise<Pick<Answers, 'colors'>> {
  for (;;) {
    const primary = await ask('Main color, for links and icons, such as #1F5F66 (optional):');
    if (primary === '') return {};
    if (/^#[\dA-F]{6}$/i.test(primary)) return { colors: { primary } };
    say('Enter a hex color, such as #1F5F66.');
  }
}

/** Asks until the answer fits the schema of the setting under `site`. */
async function askForSetting(
  { ask, say }: Terminal,
  setting: string,
  question: string,
  { usual, isNeeded }: { usual?: string | undefined; isNeeded: boolean },
): Promise<string> {
  const property = definition('SiteIdentity').properties?.[setting] ?? {};
  const node = { ...followReference(property), ...property };
  for (;;) {
    const answer = completeText(node, await ask(question, usual));
    const fault = findTextFault(answer, node, isNeeded);
    if (fault === undefined) return answer;
    say(fault);
  }
}

async function askForAreas(sample: JsonObject, { ask, say }: Terminal): Promise<string[]> {
  say('\nWhich parts do you want to keep?');
  const kept: string[] = [];
  for (const { name, pages } of listAreas(sample)) {
    const note = isAllSamples(sample, name)
      ? ' All of these are fictional. One stays as a template for you to fill in.'
      : '';
    say(`${describeArea(name)}${note} Appears on: ${pages.join(', ')}`);
    if (isYes(await ask(`Keep ${writeLabel(name).toLowerCase()}?`, 'yes'))) kept.push(name);
  }
  return kept;
}

async function askForProvider({ ask, say }: Terminal): Promise<Answers['provider']> {
  const names = Object.keys(embedProviders).join(', ');
  for (;;) {
    const name = await ask(`\nProvider of your calendars and forms (optional; ${names}):`);
    if (name === '') return undefined;
    if (!isEmbedProvider(name)) {
      say('Choose one of these names.');
      continue;
    }
    const host =
      name === 'highlevel'
        ? await ask('Custom domain of your account, such as book.example.org (optional):')
        : '';
    return { name, ...(host !== '' && { host }) };
  }
}

/** Asks until the answer means a widget, or nothing. */
async function askForWidget(
  { ask, say }: Terminal,
  question: string,
  widget: JsonObject,
  provider: Answers['provider'],
): Promise<string> {
  for (;;) {
    const pasted = await ask(question);
    if (pasted === '') return pasted;
    const found = recognizeOwn(widget, { ...(provider && { provider }) }, pasted);
    if (!('message' in found)) return pasted;
    say(`${found.message} ${found.hint}`);
  }
}

async function askForPeople(
  settings: OwnWidgets['ofPeople'],
  provider: Answers['provider'],
  terminal: Terminal,
): Promise<PersonAnswer[]> {
  const { ask, say } = terminal;
  say('\nWho works at the practice?');
  const people: PersonAnswer[] = [];
  for (;;) {
    const name = await ask('Name (press Enter to finish):');
    if (name === '') break;
    const title = await ask('Job title, such as Grief Counselor (optional):');
    const widgets: Record<string, string> = {};
    for (const { setting, widget } of settings) {
      const question = `Link or embed code for the ${String(widget['kind'])} widget (optional):`;
      const pasted = await askForWidget(terminal, question, widget, provider);
      if (pasted !== '') widgets[setting] = pasted;
    }
    people.push({ name, widgets, ...(title !== '' && { title }) });
  }
  if (people.length === 0) return people;
  const codes = await ask('States you accept clients from, such as TN KY (optional):');
  if (codes === '') return people;
  return people.map((person) => ({ ...person, states: codes.toUpperCase().split(/[ ,]+/) }));
}

/** The words of the sample that nothing else asks for. */
async function askForWords(sample: JsonObject, { ask, say }: Terminal) {
  const others = [...readWords(sample)].filter(([id]) => !askedWords.has(id));
  if (others.length === 0) return {};
  say(
    '\nReplace other names in the text of the sample. Without an answer, a blank [___] takes the place of the name.',
  );
  const words: Record<string, string> = {};
  for (const [id, text] of others) {
    const own = await ask(`“${text}” (optional):`);
    if (own !== '') words[id] = own;
  }
  return { words };
}

const askedWords = new Set(['shortName', 'town', 'region', 'person', 'people', 'aPerson']);
