import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  listStaticFiles,
  listVariableFiles,
  type FontStyle,
  type Typeface,
} from '../published/fonts/typefaces';
import { engineFolder } from './engine-folder.mjs';
import { projectFolder } from './project-folder';

/** The packages of Fontsource: those with all weights in one file first. */
const scopes = ['@fontsource-variable', '@fontsource'] as const;

/** What a package says about its typeface. */
interface PackageNotes {
  id: string;
  family: string;
  category: string;
  weights: number[];
  styles: FontStyle[];
  variable: false | { wght?: { min: string; max: string } };
}

interface TypefacePackage extends PackageNotes {
  folder: string;
}

/** A typeface before its letters are measured. */
export type UnmeasuredTypeface = Pick<Typeface, 'slug' | 'version' | 'generic' | 'files'>;

/** The names of the typefaces whose packages are installed. */
export function listInstalledTypefaces(): Set<string> {
  return new Set(listPackages().map(({ family }) => family));
}

/** The typeface of that name, if its package is installed. */
export function findInstalledTypeface(name: string): UnmeasuredTypeface | undefined {
  const found = listPackages().find(({ family }) => family === name);
  if (!found) return undefined;
  const { id, folder, category, weights, styles, variable } = found;
  const ranges = readJson<Record<string, string>>(join(folder, 'unicode.json')) ?? {};
  const { version = '' } = readJson<{ version: string }>(join(folder, 'package.json')) ?? {};
  const span = variable && variable.wght;
  return {
    slug: id,
    version,
    generic: category === 'serif' ? 'serif' : 'sans-serif',
    files: span
      ? listVariableFiles(id, ranges, [Number(span.min), Number(span.max)], styles)
      : listStaticFiles(id, ranges, weights, styles),
  };
}

/** Where packages may be: those of the site, and those that came with the engine. */
function listPackageFolders(): string[] {
  const folders = [projectFolder, engineFolder].flatMap(
    (folder) => createRequire(join(folder, 'package.json')).resolve.paths('any') ?? [],
  );
  return [...new Set(folders)].filter((folder) => existsSync(folder));
}

function listPackages(): TypefacePackage[] {
  const places = listPackageFolders().flatMap((folder) =>
    scopes.map((scope) => ({ folder, scope })),
  );
  return places.flatMap(({ folder: packages, scope }) => {
    const parent = join(packages, scope);
    if (!existsSync(parent)) return [];
    return readdirSync(parent).flatMap((name) => {
      const folder = join(parent, name);
      const notes = readJson<PackageNotes>(join(folder, 'metadata.json'));
      if (!notes) return [];
      // The packages with a file for each weight say of a typeface that it is variable, too.
      if (scope === '@fontsource') return [{ ...notes, variable: false as const, folder }];
      return notes.variable && notes.variable.wght ? [{ ...notes, folder }] : [];
    });
  });
}

function readJson<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}
