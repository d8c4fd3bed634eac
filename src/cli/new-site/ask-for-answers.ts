import { nameLanguage } from '../../content/languages/language-code';
import { readLanguages } from '../../content/languages/read-languages';
import { siteSchema } from '../../content/schema/walk-schema';
import type { Answers } from '../../editor/make-site/answers';
import { findFault, findFaults } from '../../editor/make-site/find-faults';
import {
  type Field,
  findPeoplePath,
  type Guide,
  listColorFields,
  listFields,
  listPersonFields,
  listSteps,
} from '../../editor/make-site/list-fields';
import { listStatesFields } from '../../editor/make-site/list-states-fields';
import { describeArea, isAllSamples, listAreas } from '../../editor/make-site/sections';
import {
  answerPath,
  readAnswer,
  readAnswers,
  startWizard,
} from '../../editor/make-site/wizard-state';
import { wizardWords } from '../../editor/make-site/wizard-words';
import { applyChange } from '../../editor/model/apply-change';
import { setValue } from '../../editor/model/write-edits';
import { completeText } from '../../editor/schema/complete-text';
import { getList, writeKey } from '../../editor/model/paths';
import { resolveRef, type RootSchema } from '../../editor/schema/schema-node';
import { writeLabel } from '../../editor/schema/write-label';
import { isJsonObject, type Json, type JsonObject, type Path, readText } from '../../utils/json';
import { createInterface } from 'node:readline/promises';
import { CommandError } from '../../io/command-error';

/** Whether an answer means yes. */
export function isYes(answer: string): boolean {
  return /^y(es)?$/i.test(answer);
}

/**
 * Asks the questions of “Make it yours” one after the other. Nothing but a few answers is needed.
 *
 * @param locale whose country is suggested
 */
export async function askForAnswers(
  sample: JsonObject,
  terminal: Terminal,
  locale = readLocale(),
): Promise<Answers> {
  terminal.say('Answer a few questions. To skip one marked (optional), press Enter.');
  const root = JSON.parse(JSON.stringify(siteSchema)) as RootSchema;
  const sheet = startWizard(sample, locale);
  const guide: Guide = { root, sample, areas: listAreas(sample), sheet };
  for (const step of listSteps(guide)) {
    if (step === 'check') continue;
    const { name, help } = wizardWords.steps[step];
    terminal.say(`\n${name}\n${help}`);
    if (step === 'parts') await askForParts(guide, terminal);
    else if (step === 'people') await askForPeople(guide, terminal);
    else await askForFields(guide, () => listFields(guide, step), terminal);
    if (step === 'look') await askForFields(guide, () => listColorFields(guide), terminal);
  }
  return readAnswers(sample, guide.sheet);
}

/** The locale of the computer. Empty without one: Node.js would take that of the US. */
export function readLocale({ LC_ALL, LC_MESSAGES, LANG } = process.env): string {
  const set = [LC_ALL, LC_MESSAGES, LANG].find(Boolean);
  const isUnknown = set === undefined ? process.platform === 'linux' : /^(?:C|POSIX)\b/.test(set);
  return isUnknown ? '' : new Intl.DateTimeFormat().resolvedOptions().locale;
}

/** Asks for the parts that stay, and whether the translations do. */
async function askForParts(guide: Guide, { ask, say }: Terminal): Promise<void> {
  const { sample, areas } = guide;
  for (const { name, pages } of areas) {
    const note = isAllSamples(sample, name) ? ` ${wizardWords.allSamples}` : '';
    say(`${describeArea(name)}${note} ${wizardWords.keptPages(pages)}`);
    const isKept = isYes(await ask(`Keep ${writeLabel(name).toLowerCase()}?`, 'yes'));
    if (!isKept) write(guide, answerPath('leftOut', name), true);
  }
  const others = readLanguages(sample)?.slice(1).map(nameLanguage) ?? [];
  if (others.length === 0) return;
  const isKept = isYes(await ask(`${wizardWords.languages(others.join(', '))}?`, 'yes'));
  write(guide, answerPath('otherLanguages'), isKept);
}

async function askForPeople(guide: Guide, terminal: Terminal): Promise<void> {
  let index = 0;
  while (await askForPerson(guide, index, terminal)) index += 1;
  const [states] = listStatesFields(guide);
  if (!states) return;
  const choices = resolveRef(guide.root, states.node.items ?? {}).enum ?? [];
  for (;;) {
    const written = await terminal.ask(
      `${states.label}, such as ${choices.slice(0, 2).join(' ')} (optional):`,
    );
    const codes = written.toUpperCase().split(/[ ,]+/).filter(Boolean);
    const unknown = codes.find((code) => !choices.includes(code));
    write(guide, states.path, codes);
    const isOfStates = ({ path }: { path: Path }) => writeKey(path) === writeKey(states.path);
    const fault =
      unknown === undefined
        ? findFaults(guide, 'people').find(isOfStates)?.message
        : explainUnknown(unknown);
    if (fault === undefined) return;
    terminal.say(fault);
  }
}

/** @returns false when there are no more people */
async function askForPerson(guide: Guide, index: number, terminal: Terminal): Promise<boolean> {
  const { sheet } = guide;
  for (;;) {
    const name = await terminal.ask('Name (press Enter to finish):');
    if (name === '') return false;
    const people = findPeoplePath(guide);
    write(guide, people, [...getList(sheet, people), { name }]);
    const [own, ...others] = listPersonFields(guide, index);
    const fault = own && findFault(guide, own);
    if (!fault) {
      await askForFields(guide, () => others, terminal);
      return true;
    }
    terminal.say(fault.message);
    guide.sheet = sheet;
  }
}

function explainUnknown(answer: string): string {
  return `There is no choice “${answer}”.`;
}

/** Asks for each text; an answer can bring further questions. */
async function askForFields(
  guide: Guide,
  list: () => readonly Field[],
  terminal: Terminal,
): Promise<void> {
  const asked = new Set<string>();
  const told = new Set<string>();
  for (;;) {
    const isNew = ({ path, node }: Field) => node.type === 'string' && !asked.has(path.join('/'));
    const field = list().find(isNew);
    if (!field) return;
    asked.add(field.path.join('/'));
    const { description = '' } = field.node;
    if (!told.has(description)) terminal.say(description);
    told.add(description);
    await askForField(guide, field, terminal);
  }
}

/** Asks until the answer fits. */
async function askForField(guide: Guide, field: Field, { ask, say }: Terminal): Promise<void> {
  const { path, node, label, isRequired } = field;
  const { enumDescriptions = [] } = node;
  const choices = node.enum?.map(String) ?? [];
  // Nobody reads through all countries.
  const isShort = choices.length > 0 && choices.length < 30;
  const notes = [isShort ? choices.join(', ') : '', isRequired ? '' : 'optional'].filter(Boolean);
  const { sheet } = guide;
  const usual = readText(node['default']) ?? readAnswer(sheet, path);
  for (;;) {
    const written = await ask(
      `${label}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}:`,
      choices.length > 0 ? usual : undefined,
    );
    const isMeant = (choice: string, index: number) =>
      [choice, enumDescriptions[index]].some((one) => one?.toLowerCase() === written.toLowerCase());
    const answer = choices.find(isMeant) ?? completeText(node, written);
    guide.sheet = sheet;
    if (answer !== '') write(guide, path, answer);
    const isKnown = ['', usual, ...choices].includes(answer);
    const isUnknown = choices.length > 0 && !isKnown;
    const fault = isUnknown ? explainUnknown(answer) : findFault(guide, field)?.message;
    if (fault === undefined) return;
    say(fault);
  }
}

/** Writes an answer into the sheet. */
function write(guide: Guide, path: Path, value: Json): void {
  const { config } = applyChange(guide.sheet, setValue(guide.sheet, path, value));
  if (isJsonObject(config)) guide.sheet = config;
}

/** Somebody who answers questions. */
export interface Terminal {
  /** @returns what was answered without spaces around it; with nothing, what is usual */
  ask: (question: string, usual?: string) => Promise<string>;
  /** shows something between questions */
  say: (line: string) => void;
  close: () => void;
}

/** The terminal that the command runs in; undefined where there is none. */
export function openTerminal(): Terminal | undefined {
  if (!process.stdin.isTTY) return undefined;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const end = new Promise<never>((_resolve, reject) => {
    lines.once('close', () => reject(new CommandError('Nothing was written.')));
  });
  // Closing at the end is not a failure.
  end.catch(() => undefined);
  return {
    async ask(question, usual = '') {
      const hint = usual === '' ? '' : ` [${usual}]`;
      const answer = await Promise.race([lines.question(`${question}${hint} `), end]);
      return answer.trim() || usual;
    },
    say: (line) => console.log(line),
    close: () => lines.close(),
  };
}
