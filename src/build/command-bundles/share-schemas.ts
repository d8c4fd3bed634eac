import { branchPath } from '../../check/schema/explain-schema-errors';

/**
 * Makes the code that Ajv writes take its schemas out of one object. As it comes, it has those of all parts
 * as objects, some of them several times: a megabyte of code that is read at each start.
 *
 * @param code of functions that have `const schema12 = {…}` before them
 * @param schema which the parts are of
 * @param name of the variable that the schema is in
 */
export function shareSchemas(code: string, schema: object, name: string): string {
  const places = new Map<string, string>();
  notePlaces(schema, name, places);
  return code.replaceAll(
    /const (schema\d+) = (\{.*?\});(?=const |let |function |export )/g,
    (all: string, variable: string, text: string) => {
      const place = places.get(text);
      return place === undefined ? all : `const ${variable} = ${place};`;
    },
  );
}

function notePlaces(value: unknown, place: string, places: Map<string, string>): void {
  if (typeof value !== 'object' || value === null) return;
  const text = JSON.stringify(value);
  if (!places.has(text)) places.set(text, place);
  for (const [key, child] of Object.entries(value)) {
    notePlaces(child, `${place}[${JSON.stringify(key)}]`, places);
  }
}

/**
 * Leaves out of the code that Ajv writes what nobody reads of an error: the value of its keyword and, but
 * for branches, where it is in the schema. Half of the code is errors.
 */
export function slimErrors(code: string): string {
  return code
    .replaceAll(/schemaPath:"((?:[^"\\]|\\.)*)",/g, (all: string, path: string) =>
      branchPath.test(path) ? all : '',
    )
    .replaceAll(/,schema:.*?,parentSchema:/g, ',parentSchema:')
    .replaceAll(
      /if\(vErrors === null\)\{vErrors = \[(err\d+)\];\}else \{vErrors\.push\(\1\);\}/g,
      '(vErrors ??= []).push($1);',
    );
}
