import { Ajv, type ValidateFunction } from 'ajv';
import { isObject, getIn } from '../../src/utils/json';
import description from './github-api.json' with { type: 'json' };

/** An endpoint of GitHub's API that a request is for. */
export interface Operation {
  /** as the description writes it: `/repos/{owner}/{repo}/git/ref/{ref}` */
  template: string;
  method: string;
  /** the values in the path, decoded */
  values: Readonly<Record<string, string>>;
}

/** Answers that GitHub may give to any request, although the description does not list them everywhere. */
const general = new Set([304, 401, 403, 404, 429, 500, 502, 503]);

const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema({ $id: 'github', components: adapt(description.components) });
const compiled = new WeakMap<object, ValidateFunction>();
const basicError = { $ref: '#/components/schemas/basic-error' };

/**
 * A schema of OpenAPI 3.0 as JSON Schema. Several entries of a `oneOf` match at once where GitHub
 * describes errors.
 */
function adapt(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(adapt);
  if (!isObject(part)) return part;
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key === 'oneOf' ? 'anyOf' : key, adapt(value)]),
  );
  return nullable === true ? { anyOf: [{ type: 'null' }, rest] } : rest;
}

/** A part of the description, wherever it is; undefined when there is none. */
function resolve(part: unknown): unknown {
  const reference = getIn(part, ['$ref']);
  return typeof reference === 'string'
    ? resolve(getIn(description, reference.split('/').slice(1)))
    : part;
}

const endpoints = Object.entries(description.paths).map(([template, methods]) => ({
  template,
  methods: Object.keys(methods),
  names: [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
  // References have slashes, which GitHub takes both encoded and raw.
  matcher: new RegExp(
    `^${template.replaceAll(/\{(\w+)\}/g, (_, name) => (name === 'ref' ? '(.+)' : '([^/]+)'))}$`,
  ),
}));

/** Finds the endpoint that a request is for; undefined when the description does not have it. */
export function findOperation(method: string, path: string): Operation | undefined {
  for (const { template, methods, names, matcher } of endpoints) {
    const found = matcher.exec(path);
    if (!found || !methods.includes(method.toLowerCase())) continue;
    const values = names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')]);
    return { template, method: method.toLowerCase(), values: Object.fromEntries(values) };
  }
  return undefined;
}

function describe({ template, method }: Operation): unknown {
  return getIn(description.paths, [template, method]);
}

/** What is wrong with the query and the body of a request. */
export function checkRequest(
  operation: Operation,
  query: URLSearchParams,
  body: unknown,
): string[] {
  const parameters = getIn(describe(operation), ['parameters']);
  const known = (Array.isArray(parameters) ? parameters : []).map(resolve);
  const wrong = [...query].flatMap(([name, text]) => {
    const schema = known.flatMap((one) =>
      getIn(one, ['in']) === 'query' && getIn(one, ['name']) === name
        ? [resolve(getIn(one, ['schema']))]
        : [],
    )[0];
    if (schema === undefined) return [`the parameter “${name}” is not described`];
    const isNumber = getIn(schema, ['type']) === 'integer';
    return check(schema, isNumber ? Number(text) : text, `parameter “${name}”`);
  });
  const schema = getIn(describe(operation), [
    'requestBody',
    'content',
    'application/json',
    'schema',
  ]);
  if (schema === undefined) return body === undefined ? wrong : [...wrong, 'a body is sent'];
  const properties = getIn(resolve(schema), ['properties']);
  const unknown = Object.keys(isObject(body) ? body : {}).filter(
    (name) => getIn(properties, [name]) === undefined,
  );
  return [
    ...wrong,
    ...unknown.map((name) => `“${name}” is not described`),
    ...check(schema, body, 'request'),
  ];
}

/** The schema of an answer in JSON; undefined when the description does not list the status. */
function findSchema(operation: Operation, status: number): unknown {
  const response = resolve(getIn(describe(operation), ['responses', String(status)]));
  if (response === undefined && general.has(status)) return basicError;
  return getIn(response, ['content', 'application/json', 'schema']);
}

/** What is wrong with an answer. */
export function checkAnswer(operation: Operation, status: number, body: unknown): string[] {
  if (status === 304) return body === undefined ? [] : ['an answer without changes has a body'];
  if (status === 204) return describesEmpty(operation) && body === undefined ? [] : ['has no body'];
  const schema = findSchema(operation, status);
  return schema === undefined
    ? [`the status ${status} is not described`]
    : check(schema, body, `answer ${status}`);
}

function describesEmpty(operation: Operation): boolean {
  return getIn(describe(operation), ['responses', '204']) !== undefined;
}

function compile(schema: object): ValidateFunction {
  const text = JSON.stringify(adapt(schema));
  return ajv.compile(JSON.parse(text.replaceAll('"#/components', '"github#/components')));
}

function check(schema: unknown, value: unknown, place: string): string[] {
  if (!isObject(schema)) return [`${place} is not described`];
  const validate = compiled.get(schema) ?? compile(schema);
  compiled.set(schema, validate);
  if (validate(value)) return [];
  return [`${place}: ${ajv.errorsText(validate.errors?.slice(0, 5))}`];
}

/** An answer with all that the description requires: what a test does not need is made up. */
export function completeAnswer(operation: Operation, status: number, known: unknown): unknown {
  return status === 204 ? undefined : complete(findSchema(operation, status), known);
}

function complete(part: unknown, known?: unknown): unknown {
  const schema = resolve(part);
  if (known === null) return known;
  // Of several kinds, such as a private and a public account, the first has most.
  const choice = getIn(schema, ['oneOf', 0]) ?? getIn(schema, ['anyOf', 0]);
  if (choice !== undefined && (known === undefined || isObject(known))) {
    return getIn(schema, ['nullable']) === true && known === undefined
      ? null
      : complete(choice, known);
  }
  if (Array.isArray(known)) return known.map((item) => complete(getIn(schema, ['items']), item));
  if (isObject(known)) return { ...completeObject(schema, known), ...keepOthers(schema, known) };
  return known ?? makeUp(schema);
}

function completeObject(schema: unknown, known: Record<string, unknown>): Record<string, unknown> {
  const properties = getIn(schema, ['properties']);
  const required = getIn(schema, ['required']);
  const names = new Set([...(Array.isArray(required) ? required : []), ...Object.keys(known)]);
  return Object.fromEntries(
    [...names].map((name) => [name, complete(getIn(properties, [name]), known[name])]),
  );
}

/** Values that the schema does not describe further. */
function keepOthers(schema: unknown, known: Record<string, unknown>): Record<string, unknown> {
  return getIn(schema, ['properties']) === undefined ? known : {};
}

function makeUp(schema: unknown): unknown {
  if (getIn(schema, ['nullable']) === true) return null;
  const first = getIn(schema, ['enum', 0]);
  if (first !== undefined) return first;
  switch (getIn(schema, ['type'])) {
    case 'string':
      return getIn(schema, ['format']) === 'uri' ? 'https://github.test/' : '';
    case 'integer':
    case 'number':
      return 0;
    case 'boolean':
      return false;
    case 'array':
      return [];
    default:
      return completeObject(schema, {});
  }
}
