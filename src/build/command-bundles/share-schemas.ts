/**
 * Makes the code that Ajv writes take its schemas out of one text. As it comes, it has those of all parts
 * as objects, some of them several times: a megabyte of code that Node.js reads at each start.
 *
 * @param code of functions that have `const schema12 = {…}` before them
 * @param schemas which the parts are of, by a name
 */
export function shareSchemas(code: string, schemas: Record<string, unknown>): string {
  const places = new Map<string, string>();
  for (const [name, schema] of Object.entries(schemas)) {
    notePlaces(schema, `schemas[${JSON.stringify(name)}]`, places);
  }
  const shared = code.replaceAll(
    /const (schema\d+) = (\{.*?\});(?=const |let |function |export )/g,
    (all: string, variable: string, text: string) => {
      const place = places.get(text);
      return place === undefined ? all : `const ${variable} = ${place};`;
    },
  );
  return `const schemas = JSON.parse(${JSON.stringify(JSON.stringify(schemas))});\n${shared}`;
}

function notePlaces(value: unknown, place: string, places: Map<string, string>): void {
  if (typeof value !== 'object' || value === null) return;
  const text = JSON.stringify(value);
  if (!places.has(text)) places.set(text, place);
  for (const [key, child] of Object.entries(value)) {
    notePlaces(child, `${place}[${JSON.stringify(key)}]`, places);
  }
}
