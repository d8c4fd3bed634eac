import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineFolder } from '../../src/io/engine-folder.mjs';

/** Packages that our code imports only in a checkout of this repository. */
const ofCheckouts = new Set([
  '@sparticuz/chromium',
  '@vitejs/plugin-react',
  'playwright-core',
  'tsx',
  'vite',
]);

interface Locked {
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
}

/**
 * The licenses of all packages that the compiled code contains or loads, as one text: of those that our
 * code imports, and of those that they need.
 */
export function writeLicenses(): string {
  const { packages } = readJson('package-lock.json') as { packages: Record<string, Locked> };
  const names = new Set(listImported());
  // A set that grows is walked to its end.
  for (const name of names) {
    const needed = packages[`node_modules/${name}`]?.dependencies ?? {};
    for (const other of Object.keys(needed)) names.add(other);
  }
  const parts = [...names].toSorted().flatMap((name) => {
    const locked = packages[`node_modules/${name}`];
    if (!locked) return [];
    return `${name} ${locked.version}: ${locked.license ?? 'see below'}\n\n${readLicense(name)}`;
  });
  return `Pagewright contains or loads these packages.\n\n${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(engineFolder, file), 'utf8'));
}

/** The packages of package.json that the code of the engine imports. */
function listImported(): string[] {
  const { dependencies, devDependencies } = readJson('package.json') as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const folder = join(engineFolder, 'src');
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  return Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !ofCheckouts.has(name) && (code.includes(`'${name}'`) || code.includes(`'${name}/`)),
  );
}

function readLicense(name: string): string {
  const folder = join(engineFolder, 'node_modules', name);
  const file = existsSync(folder)
    ? readdirSync(folder).find((one) => /^(?:licen[cs]e|copying)/i.test(one))
    : undefined;
  return file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
}
