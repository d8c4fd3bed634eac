import { nameLanguage } from '../../content/languages/language-code';
import type { LanguageUnits, TranslationUnit } from '../../check/translations/list-units';

/** How far the translation of a page, a list or a part of the config is. */
export interface AreaCount {
  area: string;
  /** false for a page that does not exist in the language and is not to be translated now */
  exists: boolean;
  done: number;
  missing: number;
  older: number;
}

/** Counts the texts of each area, in the order of the config, and names the pages that are not there. */
export function countUnits({ units, newPages }: LanguageUnits): AreaCount[] {
  const areas = new Set(units.map(({ area }) => area));
  const counted = [...areas].map((name) => {
    const own = units.filter(({ area }) => area === name);
    const count = (...states: TranslationUnit['state'][]): number =>
      own.filter(({ state }) => states.includes(state)).length;
    const [done, missing, older] = [count('noted', 'new'), count('missing'), count('older')];
    return { area: name, exists: true, done, missing, older };
  });
  const others = newPages.filter((area) => !areas.has(area));
  const none = { exists: false, done: 0, missing: 0, older: 0 };
  return [...counted, ...others.map((area) => ({ area, ...none }))];
}

/** The counts of a language as a table for people. */
export function writeTable(language: string, counts: readonly AreaCount[]): string {
  const sum = (key: 'done' | 'missing' | 'older'): number =>
    counts.reduce((total, count) => total + count[key], 0);
  const rows = [
    [`${nameLanguage(language)} ("${language}")`, 'translated', 'missing', 'outdated'],
    ...counts.map(({ area, exists, done, missing, older }) =>
      exists ? [area, done, missing, older].map(String) : [area, 'not in this language'],
    ),
    ['total', sum('done'), sum('missing'), sum('older')].map(String),
  ];
  const width = Math.max(...rows.map(([name = '']) => name.length));
  return rows
    .map(([name = '', ...cells]) =>
      [name.padEnd(width), ...cells.map((cell) => cell.padStart(11))].join(''),
    )
    .join('\n');
}
