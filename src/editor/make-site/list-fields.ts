import { embedProviders } from '../../content/embeds/providers';
import { listCountries } from '../../content/regions/regions';
import { findList } from '../../content/entities';
import type { Area } from './sections';
import { listOwnWidgets } from './make-widgets';
import { readId } from './make-entries';
import { findPeopleKind, readEntries, readMainLanguage } from './read-config';
import { getList } from '../model/paths';
import { fillFrom } from '../model/find-route';
import { listStatesFields } from './list-states-fields';
import { findRole, readWords, roles } from './words';
import { capitalize } from '../../utils/english';
import { type JsonObject, type Path, readText } from '../../utils/json';
import { findNode, type RootSchema, type SchemaNode } from '../schema/schema-node';
import { labelSetting, writeLabel } from '../schema/write-label';
import {
  answerPath,
  isLeftOut,
  otherRole,
  readAnswer,
  readPeople,
  type WizardState,
} from './wizard-state';
import { wizardWords } from './wizard-words';

/** The steps of the questions. */
export type StepName = keyof typeof wizardWords.steps;

/** A question. */
export interface Field {
  /** where the answer is in the sheet */
  path: Path;
  node: SchemaNode;
  label: string;
  isRequired: boolean;
  /** the heading that it is below, with the fields before and after it that have the same */
  section?: string;
  /** the widget of the sample that the answer is for */
  widget?: JsonObject;
}

/** What the answers are about. */
export interface Guide {
  root: RootSchema;
  sample: JsonObject;
  /** those of the sample */
  areas: readonly Area[];
  sheet: WizardState;
}

/** Where the answers about people are: in the list that the sample has them in. */
export function findPeoplePath({ sample }: Guide): Path {
  return findList(findPeopleKind(sample));
}

/** The steps for a sample; one without people, or without widgets, asks for none. */
export function listSteps(guide: Guide): StepName[] {
  const hasPeople = getList(guide.sample, findPeoplePath(guide)).length > 0;
  const hasWidgets = listFields(guide, 'widgets').length > 0;
  return [
    'practice',
    'look',
    'parts',
    ...(hasPeople ? (['people'] as const) : []),
    ...(hasWidgets ? (['widgets'] as const) : []),
    'check',
  ];
}

/** The fields of a step. */
export function listFields(guide: Guide, step: StepName): Field[] {
  switch (step) {
    case 'practice':
      return listPracticeFields(guide);
    case 'look':
      return [makeField(guide, ['site', 'logo'], wizardWords.logo)];
    case 'people':
      return [
        ...getList(guide.sheet, findPeoplePath(guide)).flatMap((_person, index) =>
          listPersonFields(guide, index),
        ),
        ...listStatesFields(guide),
      ];
    case 'widgets':
      return listWidgetFields(guide);
    case 'parts':
    case 'check':
      return [];
  }
}

function listPracticeFields(guide: Guide): Field[] {
  const site = (name: string) => makeField(guide, ['site', name]);
  const words = readWords(guide.sample);
  const hasPlaces = readEntries(guide.sample, 'place').length > 0;
  const word = (id: string, name: 'shortName' | 'city' | 'region') =>
    words.has(id) || (name === 'city' && hasPlaces)
      ? [makeOwnField(name, wizardWords[name], { description: wizardWords[`${name}Help`] })]
      : [];
  const who = [
    makeCountryField(guide),
    site('name'),
    ...word('shortName', 'shortName'),
    site('tagline'),
    ...listRoleFields(guide),
  ];
  const where = [
    makeAddressField(guide),
    describe(site('phone'), wizardWords.phoneHelp),
    describe(site('email'), wizardWords.emailHelp),
    site('social'),
    ...word('town', 'city'),
    ...word('region', 'region'),
  ];
  return [
    ...who.map((field) => ({ ...field, section: wizardWords.who })),
    ...where.map((field) => ({ ...field, section: wizardWords.where })),
  ];
}

/** The word for the people, if the sample has one in English. */
function listRoleFields({ sample, sheet }: Guide): Field[] {
  const before = findRole(sample);
  if (!before) return [];
  const others = roles.map(({ singular }) => singular).filter((one) => one !== before.singular);
  const choice = makeOwnField('role', wizardWords.role, {
    description: wizardWords.roleHelp,
    enum: [...others, otherRole],
    enumDescriptions: [...others, wizardWords.roleOther].map(capitalize),
    default: before.singular,
  });
  if (readAnswer(sheet, choice.path) !== otherRole) return [choice];
  const own = [
    makeOwnField('roleSingular', wizardWords.roleSingular, {
      description: wizardWords.roleSingularHelp,
      maxLength: 40,
    }),
    makeOwnField('rolePlural', wizardWords.rolePlural, {
      description: wizardWords.rolePluralHelp,
      maxLength: 40,
    }),
  ];
  return [choice, ...own.map((field) => ({ ...field, isRequired: true }))];
}

/** Not everyone has an address yet. */
function makeAddressField(guide: Guide): Field {
  const field = makeField(guide, ['site', 'url']);
  return { ...describe(field, wizardWords.urlHelp), isRequired: false };
}

/** A question with different help from that of its setting. */
function describe(field: Field, description: string): Field {
  return { ...field, node: { ...field.node, description } };
}

/** A country, chosen by its name: its code does not come in the order of the names. */
function makeCountryField(guide: Guide): Field {
  const field = makeField(guide, ['site', 'country']);
  const countries = listCountries();
  return {
    ...field,
    node: {
      ...field.node,
      description: wizardWords.countryHelp,
      enum: countries.map(({ code }) => code),
      enumDescriptions: countries.map(({ name }) => name),
    },
    isRequired: true,
  };
}

/** Single colors, for where nothing computes all of them from two so that they can be read. */
export function listColorFields(guide: Guide): Field[] {
  const colors = ['primary', 'primaryHover', 'action', 'actionHover'];
  return colors.map((name) => makeField(guide, ['theme', 'colors', name]));
}

/** What is asked about one of the people. */
export function listPersonFields(guide: Guide, index: number): Field[] {
  const own = (...names: string[]): Path => [...findPeoplePath(guide), index, ...names];
  const portrait = describe(
    makeField(guide, own('image', 'src'), wizardWords.portrait),
    wizardWords.portraitHelp,
  );
  const texts = ['name', 'firstName', 'title', 'role'].filter((name) =>
    findNode(guide.root, guide.sheet, own(name)),
  );
  return [
    ...texts.map((name) => ({ ...makeField(guide, own(name)), isRequired: name === 'name' })),
    { ...portrait, isRequired: false },
  ];
}

function listWidgetFields(guide: Guide): Field[] {
  const { root, sample, areas, sheet } = guide;
  const leftOut = areas.filter(({ name }) => isLeftOut(sheet, name));
  const gone = new Set(leftOut.flatMap(({ name, parts }) => [name, ...parts]));
  const { ofPeople, others } = listOwnWidgets(sample, (kind) => !gone.has(kind));
  const node = { type: 'string', description: wizardWords.pasteHelp };
  const pasted = [
    ...readPeople(sample, sheet).flatMap(({ name }, index) =>
      ofPeople.map(({ setting, widget }): Field => {
        const label = wizardWords.widgetOf(nameKind(widget), name || wizardWords.person(index + 1));
        return {
          path: [...findPeoplePath(guide), index, setting],
          node,
          label,
          isRequired: false,
          widget,
        };
      }),
    ),
    ...others.map((widget): Field => {
      const shown = { site: sample['site'], language: readMainLanguage(sample) };
      const title = fillFrom(readText(widget['title']) ?? '', shown);
      const label = wizardWords.widgetNamed(nameKind(widget), title);
      const path = answerPath('widgets', readId(widget));
      return { path, node, label, isRequired: false, widget };
    }),
  ];
  return pasted.length === 0 ? [] : [...listProviderFields(root, sheet), ...pasted];
}

function nameKind({ kind }: JsonObject): string {
  return writeLabel(String(kind));
}

function listProviderFields(root: RootSchema, sheet: WizardState): Field[] {
  const providers = Object.entries(embedProviders)
    .filter(([name]) => name !== 'other')
    .toSorted(([, one], [, other]) => one.name.localeCompare(other.name, 'en'));
  const provider = makeOwnField('provider', wizardWords.provider, {
    description: wizardWords.providerHelp,
    enum: providers.map(([name]) => name),
    enumDescriptions: providers.map(([, { name }]) => name),
  });
  // Only its accounts can have servers of their own.
  const hasHost = readAnswer(sheet, provider.path) === 'highlevel';
  const { pattern, patternErrorMessage, maxLength } = root.$defs['EmbedHost'] ?? {};
  const host = makeOwnField('host', wizardWords.host, {
    description: wizardWords.hostHelp,
    ...(pattern !== undefined && { pattern }),
    ...(patternErrorMessage !== undefined && { patternErrorMessage }),
    ...(maxLength !== undefined && { maxLength }),
  });
  return hasHost ? [provider, host] : [provider];
}

/** A setting of the new site, as the schema has it. */
function makeField({ root, sheet }: Guide, path: Path, label?: string): Field {
  const name = String(path.at(-1));
  const parent = findNode(root, sheet, path.slice(0, -1));
  return {
    path,
    node: findNode(root, sheet, path) ?? {},
    label: label ?? labelSetting(path),
    isRequired: parent?.required?.includes(name) ?? false,
  };
}

function makeOwnField(name: string, label: string, node: SchemaNode): Field {
  return {
    path: answerPath(name),
    node: { type: 'string', ...node },
    label,
    isRequired: false,
  };
}
