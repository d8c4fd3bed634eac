import { findList } from '../../content/entities';
import { isPartOf, nameLicensingRegions } from '../../content/regions/licensing-regions';
import { capitalize } from '../../utils/english';
import { findNode, resolveRef, type SchemaNode } from '../schema/schema-node';
import type { Field, Guide } from './list-fields';
import { hasStates, listStaying } from './make-site';
import { readEntries } from './read-config';
import { answerPath, readAnswer } from './wizard-state';
import { wizardWords } from './wizard-words';

export const statesPath = answerPath('states');

/**
 * In which states or provinces clients must live: asked once for all, where licenses are of one. People who
 * stay and have states need the answer in any country, since all have some or none.
 */
export function listStatesFields({ root, sample, sheet }: Guide): Field[] {
  const country = readAnswer(sheet, ['site', 'country']);
  const regions = nameLicensingRegions(country);
  const isAsked = regions !== undefined || listStaying(sample).some(hasStates);
  if (!isAsked || readEntries(sheet, 'counselor').length === 0) return [];
  const { items = {}, ...node } =
    findNode(root, sheet, [...findList('counselor'), 0, 'statesAccepted']) ?? {};
  return [
    {
      path: statesPath,
      node: {
        ...node,
        items: regions === undefined ? items : keepParts(resolveRef(root, items), country),
        description: wizardWords.statesHelp,
      },
      label: wizardWords.states(capitalize(regions ?? 'states')),
      isRequired: true,
    },
  ];
}

/** The choices that are parts of a country. */
function keepParts(items: SchemaNode, country: string): SchemaNode {
  const { enum: codes = [], enumDescriptions: names = [] } = items;
  const kept = codes.flatMap((code, index) =>
    isPartOf(String(code), country) ? [{ code, name: names[index] ?? String(code) }] : [],
  );
  return {
    ...items,
    enum: kept.map(({ code }) => code),
    enumDescriptions: kept.map(({ name }) => name),
  };
}
