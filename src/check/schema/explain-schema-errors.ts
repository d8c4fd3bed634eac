import type { DefinedError } from 'ajv';
import { isAlsoCalled } from './explain-names';
import { explainSchemaError } from './explain-schema-error';
import type { Diagnostic } from '../diagnostic';
import type { SchemaNode } from '../../content/schema/schema-node';
import { readPointer } from '../../utils/json';
import { findSimilarName } from '../../utils/did-you-mean';

type UnknownName = Extract<DefinedError, { keyword: 'additionalProperties' }>;

/**
 * Turns Ajv's errors into findings: one for each mistake, where Ajv often gives several.
 *
 * @param errors made with `allErrors`, `discriminator` and `verbose`
 * @param root the config as it is written, without defaults
 */
export function explainSchemaErrors(errors: readonly DefinedError[], root: unknown): Diagnostic[] {
  const mistakes = new Map<string, DefinedError>();
  for (const error of errors) {
    const other = mistakes.get(subjectOf(error));
    if (!other || rank(error) > rank(other)) mistakes.set(subjectOf(error), error);
  }
  const misspelled = takeMisspelled(mistakes);
  return [...mistakes.values()]
    .filter((error) => !isBranch(error))
    .map((error) =>
      explainSchemaError(error, readPointer(error.instancePath, root), root, misspelled.get(error)),
    );
}

/**
 * An unknown name and a missing one that is like it, or means the same, are one mistake: the missing one
 * is taken out of `mistakes` and given back as what was meant.
 */
function takeMisspelled(mistakes: Map<string, DefinedError>): Map<DefinedError, string> {
  const meant = new Map<DefinedError, string>();
  const unknown = [...mistakes.values()].filter(isUnknownName);
  if (unknown.length === 0) return meant;
  const missing = listMissingNames(mistakes.values());
  for (const error of unknown) {
    const path = error.instancePath;
    const names = missing.get(path) ?? [];
    const name =
      findSimilarName(error.params.additionalProperty, names) ?? findCalled(error, names);
    if (name === undefined) continue;
    meant.set(error, name);
    missing.get(path)?.delete(name);
    const lack = mistakes.get(`${path}/${name}`);
    mistakes.delete(`${path}/${name}`);
    // One of the names that "oneOf" asks for is there, so its error follows from the misspelling.
    if (lack && isBranch(lack)) mistakes.delete(path);
  }
  return meant;
}

/** The missing setting that people also call so. */
function findCalled(
  { params, parentSchema }: UnknownName,
  missing: Iterable<string>,
): string | undefined {
  const settings = (parentSchema as SchemaNode | undefined)?.properties ?? {};
  return [...missing].find((name) => isAlsoCalled(settings[name] ?? {}, params.additionalProperty));
}

function listMissingNames(errors: Iterable<DefinedError>): Map<string, Set<string>> {
  const missing = new Map<string, Set<string>>();
  for (const { keyword, instancePath, params } of errors) {
    if (keyword !== 'required') continue;
    const names = missing.get(instancePath) ?? new Set();
    missing.set(instancePath, names.add(params.missingProperty));
  }
  return missing;
}

/** The value that an error is about, whether it is there or not. */
function subjectOf({ keyword, instancePath, params }: DefinedError): string {
  switch (keyword) {
    case 'required':
      return `${instancePath}/${params.missingProperty}`;
    case 'additionalProperties':
      return `${instancePath}/${params.additionalProperty}`;
    case 'discriminator':
      return `${instancePath}/${params.tag}`;
    default:
      return instancePath;
  }
}

/** Of several errors about one value, the one from which the others follow. */
function rank({ keyword }: DefinedError): number {
  if (keyword === 'discriminator') return 2;
  return keyword === 'type' ? 1 : 0;
}

function isUnknownName(error: DefinedError): error is UnknownName {
  return error.keyword === 'additionalProperties';
}

/** A name that is missing for one of the choices of "oneOf" only. */
export function isBranch({ keyword, schemaPath }: DefinedError): boolean {
  return keyword === 'required' && branchPath.test(schemaPath);
}

/** Where the schema requires a name for one of the choices of "oneOf". */
export const branchPath = /\/oneOf\/\d+\/required$/;
