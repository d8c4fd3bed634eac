/** A package in a lock file of npm, with the fields that decide what else is installed. */
export interface LockedPackage {
  version: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  [field: string]: unknown;
}

/** Where a package is installed, such as `node_modules/sharp` → the package. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** The fields of a package.json that its lock file repeats. */
export interface SiteManifest {
  name: string;
  dependencies: Record<string, string>;
}

const enginePath = 'node_modules/pagewright';

/** Fields that differ from project to project: why it has a package and which registry it came from. */
const ownFields: ReadonlySet<string> = new Set([
  'dev',
  'devOptional',
  'optional',
  'peer',
  'resolved',
]);

/**
 * Writes the lock file of a new site. Its packages have the versions and checksums that the engine was
 * tested with; the engine itself has no checksum, because it is published later than this is written.
 *
 * @param locked the packages of the lock file of this project
 * @param site the package.json of the site
 * @param engine the engine as an entry of the lock file
 * @throws Error when a package that the engine needs is not locked
 */
export function writeSiteLock(
  locked: LockedPackages,
  site: SiteManifest,
  engine: LockedPackage,
): string {
  const { name, dependencies } = site;
  const first = Object.keys(engine.dependencies ?? {}).map((needed) =>
    find(locked, enginePath, needed),
  );
  const required = walk(locked, first, false);
  const packages: Record<string, LockedPackage> = { [enginePath]: engine };
  for (const path of walk(locked, first, true)) {
    const copy = copyPackage(locked, path);
    packages[path] = required.has(path) ? copy : { ...copy, optional: true };
  }
  const sorted = Object.entries(packages).toSorted(([one], [other]) =>
    one.localeCompare(other, 'en'),
  );
  const lock = {
    name,
    lockfileVersion: 3,
    requires: true,
    packages: { '': { name, dependencies }, ...Object.fromEntries(sorted) },
  };
  return `${JSON.stringify(lock, undefined, 2)}\n`;
}

/** The paths of these packages and of all others that they need. */
function walk(
  locked: LockedPackages,
  first: readonly string[],
  withOptional: boolean,
): ReadonlySet<string> {
  const paths = new Set(first);
  // A set that grows is walked to its end.
  for (const path of paths) {
    for (const name of listNeeded(locked[path], withOptional)) paths.add(find(locked, path, name));
  }
  return paths;
}

function listNeeded(needing: LockedPackage | undefined, withOptional: boolean): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
    needing ?? {};
  const peers = Object.keys(peerDependencies ?? {});
  return [
    ...Object.keys(dependencies ?? {}),
    ...peers.filter((name) => peerDependenciesMeta?.[name]?.optional !== true),
    ...(withOptional ? Object.keys(optionalDependencies ?? {}) : []),
  ];
}

/** Finds a package like Node.js: in the folder of the package that needs it, then in those around it. */
function find(locked: LockedPackages, needing: string, name: string): string {
  const folders = `/${needing}`.split('/node_modules/');
  const path = folders
    .map((_folder, depth) => [...folders.slice(0, depth + 1), name].join('/node_modules/').slice(1))
    .findLast((candidate) => locked[candidate]);
  if (path === undefined) throw new Error(`"${name}" is not in package-lock.json.`);
  return path;
}

function copyPackage(locked: LockedPackages, path: string): LockedPackage {
  const { version = '', ...fields } = locked[path] ?? {};
  const kept = Object.entries(fields).filter(([field]) => !ownFields.has(field));
  return { version, ...Object.fromEntries(kept) };
}
