import * as fc from 'fast-check';
import { isObject, type Path } from '../../src/utils/json';
import type { Mutation } from './mutations';

/** What mutations need to know of a config, right or wrong. */
interface KnownSite {
  root: Record<string, unknown>;
  routes: readonly unknown[];
  redirects: readonly unknown[];
  /** the main one first; none of a site in one language */
  languages: readonly string[];
}

const oddEmails = fc.constantFrom(
  'a b@c.example',
  'a,evil@b.example',
  'a@b.example?subject=x',
  'a@b.example%0abcc:x',
  '<a@b.example>',
  'a@b@c.example',
  'ä@ö.example',
);

const oddFiles = fc.constantFrom(
  'content/\0.json',
  '\0/*.json',
  `${'a'.repeat(5000)}.json`,
  '..',
  '/etc/*',
  '*.md',
  '',
);

/** A page that any site can have. */
const page = {
  title: 'Rest',
  description: 'A quiet hour.',
  blocks: [{ type: 'text', title: 'Rest', text: '<p>A quiet hour.</p>' }],
};

/**
 * Configs with what an attacker would write in one place: an address that another page, language or
 * file has, more languages than anybody speaks, addresses of mail for two, names that no file can have.
 *
 * @param source a valid config
 */
export function arbitraryAttack(source: string): fc.Arbitrary<Mutation> {
  const root: unknown = JSON.parse(source);
  if (!isObject(root)) throw new Error('A config is a group.');
  const site = isObject(root['site']) ? root['site'] : {};
  const known: KnownSite = {
    root,
    routes: Array.isArray(root['routes']) ? root['routes'] : [],
    redirects: Array.isArray(root['redirects']) ? root['redirects'] : [],
    languages: Array.isArray(site['languages']) ? site['languages'].map(String) : [],
  };
  const address = fc.constantFrom(...listTaken(known));
  const lists = Object.keys(isObject(root['entities']) ? root['entities'] : {});
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(address, fc.constantFrom('/', 'https://example.org'))
        .map(([from, to]) => add(known, 'redirects', { from, to })),
    },
    {
      weight: 3,
      arbitrary: address.map((path) => add(known, 'routes', { ...page, path })),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.nat(known.routes.length - 1), address)
        .map(([index, path]) => readdress(known, index, path)),
    },
    {
      weight: 1,
      arbitrary: fc
        .integer({ min: 2, max: 400 })
        .map((count) => write(known, ['site', 'languages'], writeLanguages(known, count))),
    },
    {
      weight: 1,
      arbitrary: oddEmails.map((email) => write(known, ['site', 'email'], email)),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...lists), oddFiles)
        .map(([list, files]) => write(known, ['entities', list], { files })),
    },
  );
}

/** Addresses that a page, a redirect or the server has, or that begin like those of another language. */
function listTaken({ routes, languages }: KnownSite): string[] {
  const paths = routes.flatMap((route) => {
    const path = isObject(route) ? route['path'] : undefined;
    return isObject(path) ? Object.values(path).map(String) : String(path);
  });
  const plain = paths.filter((path) => path !== '*' && !path.includes('{'));
  const bases = ['', ...languages.slice(1).map((one) => `/${one.toLowerCase()}`)];
  const inLanguages = bases.flatMap((base) => [
    ...plain.map((path) => (path === '/' ? base || '/' : base + path)),
    ...['/404', '/index', '/old', '/*', '/new/404'].map((path) => base + path),
  ]);
  const below = plain.filter((path) => path !== '/').map((path) => `${path}/index`);
  const folders = plain.filter((path) => path !== '/').map((path) => `${path}/*`);
  return [...new Set([...inLanguages, ...below, ...folders, '/assets/*', '/images/x', '/share'])];
}

function writeLanguages({ languages }: KnownSite, count: number): string[] {
  const others = Array.from(
    { length: count },
    (_, at) => `q${String.fromCharCode(97 + (Math.floor(at / 26) % 26), 97 + (at % 26))}`,
  );
  return [...(languages.length > 0 ? languages : ['en']), ...others];
}

function add(known: KnownSite, list: 'redirects' | 'routes', value: object): Mutation {
  const before = known[list];
  return write(known, [list, before.length], value, [...before, value]);
}

function readdress(known: KnownSite, index: number, path: string): Mutation {
  const route = known.routes[index];
  const before = isObject(route) ? route['path'] : undefined;
  const [main] = known.languages;
  const place = [
    'routes',
    index,
    'path',
    ...(isObject(before) && main !== undefined ? [main] : []),
  ];
  return write(known, place, path);
}

/** @param list in place of the list that the value is added to */
function write({ root }: KnownSite, place: Path, value: unknown, list?: unknown[]): Mutation {
  return {
    name: `attack /${place.join('/')} with ${JSON.stringify(value).slice(0, 100)}`,
    write: () => {
      const changed = structuredClone(root);
      if (list) Object.assign(changed, { [String(place[0])]: list });
      else put(changed, place, value);
      return { text: JSON.stringify(changed, null, 2) };
    },
    places: [place],
  };
}

function put(root: unknown, place: Path, value: unknown): void {
  const group = place
    .slice(0, -1)
    .reduce<unknown>(
      (one, key) => (isObject(one) || Array.isArray(one) ? Reflect.get(one, key) : one),
      root,
    );
  const key = place.at(-1);
  if (typeof group === 'object' && group !== null && key !== undefined) {
    Reflect.set(group, key, value);
  }
}
